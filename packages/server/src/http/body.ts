import type { IncomingMessage } from 'node:http';
import { refuse, accept, LIMITS, SERVER_REFUSAL_CODES, type Answer } from '@topsail/protocol';
import * as v from 'valibot';

/** Reads a JSON body and checks it against a schema. */
export async function readBody<T>(
  request: IncomingMessage,
  schema: v.GenericSchema<unknown, T>,
): Promise<Answer<T>> {
  const bytes = await bytesOf(request);
  if (bytes === undefined) return refuse('frame/too-long', { params: { most: LIMITS.frame } });
  const read = v.safeParse(schema, parse(bytes.toString()), { abortEarly: true });
  if (read.success) return accept(read.output);
  const [issue] = read.issues;
  const at = v.getDotPath(issue) ?? 'body';
  const code = SERVER_REFUSAL_CODES.find((known) => known === issue.message);
  return refuse(code ?? (at === 'name' ? 'person/name' : 'frame/unreadable'), { params: { at } });
}

export function isJson(request: IncomingMessage): boolean {
  return /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '');
}

async function bytesOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  // Leaving early must not destroy the request: the refusal goes out on the same socket.
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LIMITS.frame) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
