import * as v from 'valibot';
import { deny, grant, type Denial } from './refusals.ts';
import { commandSchema, toServerSchema, type ToServer } from './to-server.ts';

/** What a frame says. Of one that cannot be read, the command it gave if it gave one: who sent it waits for an answer. */
export type ToServerRead =
  | { readonly ok: true; readonly value: ToServer }
  | { readonly ok: false; readonly refusal: Denial; readonly command?: string };

/** Reads a frame from a client: what comes out can be trusted to have the form of a message. */
export function readToServer(text: string): ToServerRead {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return deny('frame/unreadable', { params: { at: 'json' } });
  }
  const read = v.safeParse(toServerSchema, json, { abortEarly: true });
  if (read.success) return grant(read.output);
  const [issue] = read.issues;
  const refused = deny('frame/unreadable', { params: { at: v.getDotPath(issue) ?? 't' } });
  const asked = v.safeParse(v.object({ command: commandSchema }), json);
  return asked.success ? { ...refused, command: asked.output.command } : refused;
}
