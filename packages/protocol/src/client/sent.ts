import type { InferInput } from 'valibot';
import type { toServerSchema } from '../to-server.ts';

/** A message to the server as one may write it, without what has a usual value. */
export type Sent = InferInput<typeof toServerSchema>;
