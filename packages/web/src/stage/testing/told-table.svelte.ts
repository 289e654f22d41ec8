import type { Foresight, Game, GameEvent, GameView, Move, Outcome, Seat, Viewer } from '@topsail/engine';
import { SPECTATOR } from '@topsail/engine';
import type { GameClient } from '../../games/contract/client.ts';
import type { Line } from '../../games/contract/face.ts';
import type { Seating } from '../../games/contract/seating.ts';
import { logOf } from '../../session/log.ts';
import { seenBy } from '../../session/people.ts';
import { seatingOf } from '../../session/seating.ts';
import { outcomeOf, promptOf, viewOf, type Session } from '../../session/session.ts';
import type { Prompt } from '../../table/prompt.ts';
import type { Seen, ShownTable } from '../../table/shown.ts';

/** A session as one viewer sees it; the test says what happens and when. */
export class ToldTable implements ShownTable {
  readonly client: GameClient;
  session: Session;
  seen: Seen | undefined = $state.raw();
  readonly why = undefined;
  readonly mayUndo = 'no';
  readonly digits = true;
  readonly view: GameView = $derived.by(() => viewOf(this.session));
  readonly heard: readonly (readonly GameEvent[])[] = $derived.by(() =>
    this.session.moments.map((moment) => moment.heard),
  );
  readonly log: readonly (readonly Line[])[] = $derived.by(() => logOf(this.client, this.session));

  constructor(client: GameClient, session: Session, viewer: Viewer) {
    this.client = client;
    this.session = $state.raw(seenBy(session, viewer));
  }

  get seating(): Seating {
    return seatingOf(this.session);
  }

  get game(): Game {
    return this.session.game;
  }

  get seat(): Seat | undefined {
    const { viewer } = this.session;
    return viewer === SPECTATOR ? undefined : viewer;
  }

  get prompt(): Prompt {
    return promptOf(this.session);
  }

  get outcome(): Outcome | undefined {
    return outcomeOf(this.session);
  }

  foresee(move: Move): Foresight {
    return this.game.foresee(this.view, move);
  }

  answer(): void {
    // The test answers.
  }

  undo(): void {
    // Nor is anything taken back from here.
  }

  dismiss(): void {
    // Nothing is refused.
  }

  past(moment: number): Promise<GameView | undefined> {
    const at = this.session.moments[moment];
    return Promise.resolve(at === undefined ? undefined : this.game.view(at.state, this.session.viewer));
  }

  record(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}
