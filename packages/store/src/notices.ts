export const NOTICE_KINDS = ['turn', 'invitation'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const NOTICE_CHANNELS = ['push', 'mail', 'webhook'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** Which notices a person chose. Without a row they get none. */
export interface NoticeSettings {
  readonly person: string;
  readonly turn: boolean;
  readonly invitation: boolean;
  /** Minutes after midnight in `zone`; null: no quiet hours. */
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
  /** An IANA time zone. */
  readonly zone: string;
  readonly language: string;
}

/** Where a person gets notices: a browser, an address, a URL. */
export interface NoticeTarget {
  /** Unguessable. */
  readonly target: string;
  readonly person: string;
  readonly channel: NoticeChannel;
  /** A person has each address once; a push address belongs to one person only. */
  readonly address: string;
  /** What the channel needs beside the address, as JSON. */
  readonly secret: string;
  /** The hash of the session of that browser: the target ends with it. */
  readonly session: string | null;
  readonly created: number;
}

/** A notice about a table, for all targets of a person who chose its kind. */
export interface NewNotice {
  readonly person: string;
  readonly kind: NoticeKind;
  readonly table: string;
  /** The version that is the reason. One version gives a target one notice of a kind. */
  readonly version: number;
  readonly at: number;
  /** When it is sent at the earliest. */
  readonly due: number;
}

/** `passed`: its reason is gone. It is not sent any more; if it was, it is taken back. */
export type NoticeState = 'waiting' | 'sent' | 'passed';

/** A notice in the outbox that is due, with all that is needed to send it. */
export interface DueNotice {
  readonly no: number;
  readonly kind: NoticeKind;
  readonly table: string;
  readonly version: number;
  readonly at: number;
  /** How often it was sent or tried. */
  readonly attempts: number;
  readonly state: NoticeState;
  readonly target: NoticeTarget;
  readonly settings: NoticeSettings;
}

export type NoticeWrite =
  /** Replaces the settings of the person. */
  | { readonly w: 'notice-settings'; readonly row: NoticeSettings }
  /** Replaces the target of the same person and address; a push address of another person becomes theirs. */
  | { readonly w: 'notice-target'; readonly row: NoticeTarget }
  /** Deletes a target with its notices. */
  | { readonly w: 'drop-target'; readonly target: string }
  /** Belongs to an entry of the table. Never a conflict by itself. */
  | ({ readonly w: 'notice' } & NewNotice)
  /** The reason of this person's notices of a kind at a table is gone. Never a conflict by itself. */
  | {
      readonly w: 'notice-passed';
      readonly person: string;
      readonly kind: NoticeKind;
      readonly table: string;
    }
  | { readonly w: 'notice-sent'; readonly no: number }
  /** It is sent later: it was tried in vain (`tried`), or the person wants to be left alone. */
  | { readonly w: 'notice-later'; readonly no: number; readonly due: number; readonly tried: boolean }
  | { readonly w: 'drop-notice'; readonly no: number }
  /** Deletes notices from before this time. */
  | { readonly w: 'sweep-notices'; readonly before: number };
