/** A space or a ship: numbers and names, as the trace has them. */
export type Name = number | string;

export type Contents = Readonly<Record<string, number>> | null;

export interface Taken {
  readonly hold: number;
  readonly n: number;
}

/** An event as read from a trace. Which of the fields it must and may have is in FIELDS. */
export interface Told {
  readonly e: string;
  readonly seat?: number;
  readonly seats?: number;
  readonly ruleset?: string;
  readonly ghost?: boolean;
  readonly holds?: string;
  readonly cards?: readonly unknown[];
  readonly card?: unknown;
  readonly dice?: readonly number[];
  readonly morning?: number;
  readonly evening?: number;
  readonly resource?: string;
  readonly count?: number;
  readonly hold?: number;
  readonly emptied?: Contents;
  readonly ship?: Name;
  readonly from?: Name;
  readonly to?: Name;
  readonly path?: readonly Name[];
  readonly dir?: string;
  readonly home?: boolean;
  readonly against?: Name;
  readonly split?: readonly Taken[];
  readonly total?: number;
  readonly value?: Name;
  readonly winner?: Name | null;
  readonly attack?: Name;
  readonly defence?: Name | null;
  readonly into?: number | null;
  readonly treasure?: string;
  readonly face?: string;
  readonly contents?: Contents;
  readonly price?: number;
  readonly has?: number;
  readonly short?: boolean;
  readonly space?: Name;
  readonly scores?: readonly number[];
  readonly ranking?: readonly (readonly Name[])[];
  readonly variant?: string;
  readonly boatRetreat?: boolean;
  readonly sections?: readonly (readonly [string, string])[];
  readonly symbols?: readonly string[];
  readonly drawn?: boolean;
  readonly state?: Readonly<Record<string, unknown>>;
}

/** The fields of each event, those in brackets optional: the table of docs/trace.md. */
const FIELDS: Readonly<Record<string, string>> = {
  setup: 'ruleset seats ghost (holds)',
  captain: 'seat',
  draw: 'seat cards',
  roll: '(seat) dice',
  assign: '(seat) morning evening',
  pick: 'seat card',
  turn: 'seat card',
  load: 'seat resource count (hold) (emptied)',
  'skip-load': 'seat resource',
  move: 'ship to (from) (path) (dir) (home) (seat)',
  battle: 'ship against (seat)',
  powder: 'ship (split) (total)',
  'battle-roll': 'ship value',
  sabre: 'seat ship',
  'battle-result': 'winner attack defence',
  'steal-hold': 'ship from (seat) (hold) (resource) (count) (into) (emptied)',
  'steal-treasure': 'ship from (seat) (treasure) (face) (contents)',
  'give-curse': 'ship to treasure (seat)',
  'no-spoils': 'ship (seat)',
  shortage: 'seat resource price has',
  pay: 'seat resource (split) (count) (short)',
  'shortage-roll': 'seat value',
  'shortage-move': 'ship to (from) (path) (dir) (home) (seat)',
  treasure: 'ship (treasure) (space)',
  'leave-treasure': 'ship space',
  reshuffle: 'seat',
  end: 'scores ranking',
};

const CARTAGENA_FIELDS: Readonly<Record<string, string>> = {
  setup: 'variant seats (boatRetreat)',
  tunnel: 'sections (symbols)',
  deal: 'seat cards',
  first: 'seat',
  row: 'cards',
  turn: 'seat',
  forward: 'seat from to card',
  back: 'seat from to (cards)',
  stop: 'seat',
  pass: 'seat',
  reshuffle: '',
  end: 'ranking (winner) (drawn)',
};

/** What is wrong with the form of an event; undefined when nothing is. */
export function formFault(game: string, event: Told): string | undefined {
  const fields = (game === 'cartagena' ? CARTAGENA_FIELDS : FIELDS)[event.e];
  if (fields === undefined) return 'no such event';
  const words = fields.split(' ').filter(Boolean);
  const known = new Set(['e', 'state', 'note', ...words.map((word) => word.replaceAll(/[()]/g, ''))]);
  const stranger = Object.keys(event).find((field) => !known.has(field));
  if (stranger !== undefined) return `unknown field ${stranger}`;
  const missing = words.find((word) => !word.startsWith('(') && !(word in event));
  return missing === undefined ? undefined : `no field ${missing}`;
}
