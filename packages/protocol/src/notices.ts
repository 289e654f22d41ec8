import * as v from 'valibot';

const minuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439));

/** Which notices a person wants, and when none. */
export const noticeChoicesSchema = v.strictObject({
  /** It is their turn in a slow game. */
  turn: v.boolean(),
  /** Somebody keeps a seat for them. */
  invitation: v.boolean(),
  /** Minutes after midnight in `zone`. */
  quiet: v.nullable(v.strictObject({ from: minuteOfDay, until: minuteOfDay })),
  /** An IANA time zone, like Europe/Warsaw. */
  zone: v.pipe(v.string(), v.maxLength(60), v.check(isTimeZone)),
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
});
export type NoticeChoices = v.InferOutput<typeof noticeChoicesSchema>;

const key = v.pipe(v.string(), v.regex(/^[\w-]{16,200}={0,2}$/));

/** The subscription of a browser, as its push manager gives it. */
export const pushRequestSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000), v.url()),
  keys: v.object({ p256dh: key, auth: key }),
});
export type PushRequest = v.InferOutput<typeof pushRequestSchema>;

/** What `GET /api/notices` answers. */
export interface NoticesInfo {
  /** Null when the person has never chosen: they get none. */
  readonly choices: NoticeChoices | null;
  /** The key with which a browser subscribes to notices of this server. */
  readonly pushKey: string;
  /** How many browsers of this person get notices. */
  readonly browsers: number;
  /** Whether the one that asks does. */
  readonly here: boolean;
}

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
