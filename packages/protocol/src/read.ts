import * as v from 'valibot';
import { deny, grant, type Answer } from './refusals.ts';
import { toServerSchema, type ToServer } from './to-server.ts';

/** Reads a frame from a client: what comes out can be trusted to have the form of a message. */
export function readToServer(text: string): Answer<ToServer> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return deny('frame/unreadable', { params: { at: 'json' } });
  }
  const read = v.safeParse(toServerSchema, json, { abortEarly: true });
  if (read.success) return grant(read.output);
  const [issue] = read.issues;
  return deny('frame/unreadable', { params: { at: v.getDotPath(issue) ?? 't' } });
}
