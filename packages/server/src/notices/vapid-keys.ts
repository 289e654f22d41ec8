import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { newVapidKeys } from './web-push.ts';

const VAPID_FILE = 'vapid.json';

const keysSchema = v.object({ publicKey: v.string(), privateKey: v.string() });
export type VapidKeys = v.InferOutput<typeof keysSchema>;

/**
 * The keys by which push services know this server: made at the first start and kept in the data folder, readable by its
 * owner alone. With other keys every browser would have to subscribe anew.
 */
export function vapidKeysIn(folder: string): VapidKeys {
  const file = join(folder, VAPID_FILE);
  if (!existsSync(file)) writeKeys(file);
  return v.parse(keysSchema, JSON.parse(readFileSync(file, 'utf8')));
}

/** Whole or not at all. */
function writeKeys(file: string): void {
  const draft = `${file}.${process.pid}`;
  rmSync(draft, { force: true });
  writeFileSync(draft, `${JSON.stringify(newVapidKeys())}\n`, {
    ...{ mode: 0o600, flag: 'wx', flush: true },
  });
  renameSync(draft, file);
}
