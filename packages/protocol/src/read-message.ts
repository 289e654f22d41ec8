import * as v from 'valibot';
import { refuse, accept, type AnyRefusal } from './refusals.ts';
import { commandIdSchema, toServerSchema, type ToServer } from './to-server.ts';

/** The message in a frame. If it cannot be read, its id where there is one, because the sender waits for an answer. */
export type ToServerRead =
  | { readonly ok: true; readonly value: ToServer }
  | { readonly ok: false; readonly refusal: AnyRefusal; readonly id?: string };

/** Parses and checks a frame from a client. */
export function readToServer(text: string): ToServerRead {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refuse('frame/unreadable', { params: { at: 'json' } });
  }
  const read = v.safeParse(toServerSchema, json, { abortEarly: true });
  if (read.success) return accept(read.output);
  const [issue] = read.issues;
  const refused = refuse('frame/unreadable', { params: { at: v.getDotPath(issue) ?? 't' } });
  const withId = v.safeParse(v.object({ id: commandIdSchema }), json);
  return withId.success ? { ...refused, id: withId.output.id } : refused;
}
