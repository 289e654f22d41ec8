import * as v from 'valibot';
import {
  NOTICE_CHANNELS,
  NOTICE_KINDS,
  type DueNotice,
  type NoticeSettings,
  type NoticeTarget,
} from '../notices.ts';
import { count } from './count.ts';

/** Rows of notices as SQLite returns them. */

const time = v.pipe(v.number(), v.safeInteger());
const text = v.string();
const flag = v.pipe(
  v.picklist([0, 1]),
  v.transform((value) => value === 1),
);

const settingsColumns = v.object({
  person: text,
  turn: flag,
  invitation: flag,
  quiet_from: v.nullable(count),
  quiet_until: v.nullable(count),
  zone: text,
  language: text,
});

export const targetSchema: v.GenericSchema<unknown, NoticeTarget> = v.object({
  target: text,
  person: text,
  channel: v.picklist(NOTICE_CHANNELS),
  address: text,
  secret: text,
  session: v.nullable(text),
  created: time,
});

const noticeColumns = v.object({
  no: count,
  kind: v.picklist(NOTICE_KINDS),
  table: text,
  version: count,
  at: time,
  attempts: count,
  state: v.picklist(['waiting', 'sent', 'passed']),
});

export const settingsSchema: v.GenericSchema<unknown, NoticeSettings> = v.pipe(
  settingsColumns,
  v.transform(settingsOf),
);

export const dueNoticeSchema: v.GenericSchema<unknown, DueNotice> = v.pipe(
  v.unknown(),
  v.transform((row) => ({
    ...v.parse(noticeColumns, row),
    target: v.parse(targetSchema, row),
    settings: settingsOf(v.parse(settingsColumns, row)),
  })),
);

export const earliestSchema = v.object({ due: v.nullable(time) });

function settingsOf({
  quiet_from: quietFrom,
  quiet_until: quietUntil,
  ...row
}: v.InferOutput<typeof settingsColumns>): NoticeSettings {
  return { ...row, quietFrom, quietUntil };
}
