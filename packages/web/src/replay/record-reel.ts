import {
  accept,
  seatsToAct,
  SPECTATOR,
  verifyRecord,
  type Game,
  type GameEvent,
  type GameRecord,
  type Result,
  type Seat,
  type Setup,
  type Verified,
  type Viewer,
} from '@topsail/engine';
import { relive, type Relived } from '../session/relive.ts';
import type { GameClient } from '../games/contract/client.ts';
import type { Line } from '../games/contract/face.ts';
import { clientOf, rulesFor } from '../games/registry.ts';
import { linesOf } from '../table/log.ts';
import type { Eyes, Glimpse, Reel } from './reel.ts';

/** A record that was read and proved, ready to be shown. */
export interface ProvedRecord {
  readonly text: string;
  readonly reel: RecordReel;
  readonly dice: Verified['dice'];
  readonly form: Verified['form'];
}

/** Reads a record and proves it; a refusal names the line that is not true. Who kept it may have said where they sat. */
export async function proveRecord(text: string, own = seatIn(text)): Promise<Result<ProvedRecord>> {
  const verified = verifyRecord(await rulesFor(text), text);
  if (!verified.ok) return verified;
  const { game, record, finished, dice, form } = verified.value;
  const seat = own !== undefined && own < record.setup.seats ? own : undefined;
  const eyes: readonly Eyes[] = finished ? allEyes(record.setup, seat) : [seat ?? SPECTATOR];
  const client = await clientOf(record.setup.ruleset);
  return accept({ text, dice, form, reel: new RecordReel(game, client, record, eyes) });
}

/** Those who share a device have no seat of their own, and hide their hands from each other. */
function seatIn(text: string): Seat | undefined {
  if (/^# bots .*\bfriend\b/m.test(text)) return undefined;
  const told = /^# seat (\d+)\s*$/m.exec(text)?.[1];
  return told === undefined ? undefined : Number(told);
}

function allEyes({ seats }: Setup, own: Seat | undefined): readonly Eyes[] {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== own);
  return [...(own === undefined ? [] : [own]), 'all', ...others, SPECTATOR];
}

/** A game as its record tells it. */
export class RecordReel implements Reel {
  readonly game: Game;
  readonly client: GameClient;
  readonly setup: Setup;
  readonly eyes: readonly Eyes[];
  readonly moments: readonly Relived[];
  readonly #record: GameRecord;

  constructor(game: Game, client: GameClient, record: GameRecord, eyes: readonly Eyes[]) {
    this.game = game;
    this.client = client;
    this.setup = record.setup;
    this.eyes = eyes;
    this.#record = record;
    this.moments = relive(game, record);
  }

  get length(): number {
    return this.moments.length;
  }

  get isOver(): boolean {
    return this.game.outcome(this.#at(this.length - 1).state) !== undefined;
  }

  viewer(moment: number, eyes: Eyes): Viewer {
    return eyes === 'all' ? (this.#record.steps[moment]?.seat ?? SPECTATOR) : eyes;
  }

  glimpse(moment: number, viewer: Viewer): Glimpse {
    const { game } = this;
    const { state } = this.#at(moment);
    return {
      view: game.view(state, viewer),
      seat: viewer === SPECTATOR ? undefined : viewer,
      prompt: { question: game.question(state), waiting: seatsToAct(game, state), moves: [] },
      outcome: game.outcome(state),
    };
  }

  heard(moment: number, eyes: Eyes): readonly GameEvent[] {
    const { events } = this.#at(moment);
    return eyes === 'all' ? events : events.flatMap((event) => this.game.hear(event, eyes) ?? []);
  }

  lines(moment: number, eyes: Eyes): readonly Line[] {
    const viewer = eyes === 'all' ? SPECTATOR : eyes;
    return linesOf(this.client, { setup: this.setup, viewer }, this.heard(moment, eyes));
  }

  #at(moment: number): Relived {
    const at = this.moments[moment];
    if (at === undefined) throw new Error(`no moment ${moment} of ${this.length}`);
    return at;
  }
}
