import type { InferInput } from 'valibot';
import type { toServerSchema } from '../to-server.ts';

/** A message to the server; fields with defaults may be missing. */
export type OutgoingMessage = InferInput<typeof toServerSchema>;
