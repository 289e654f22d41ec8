import type { Setup, Viewer } from '@topsail/engine';
import { QUESTIONS, ASK } from './agenda.ts';
import { isOfBattle, withBattle } from './follow-battle.ts';
import { dealtIn, picked, reshuffled, turnedUp } from './follow-cards.ts';
import { robbedHold, withLoad, withoutTaken } from './follow-holds.ts';
import { gaveCurse, revealed, stoleTreasure, tookTreasure } from './follow-treasure.ts';
import { onTable, withShip } from './follow-view.ts';
import { NOTHING_PENDING } from './pending.ts';
import { emptyTable } from './setup.ts';
import type { Event } from './tell.ts';
import { viewOf, type TableView, type View } from './view.ts';

type Told<Kind extends Event['e']> = Extract<Event, { readonly e: Kind }>;

/** Before the first captain is chosen and the cards are drawn. */
export function emptyView(setup: Setup, viewer: Viewer): View {
  return viewOf(emptyTable(setup), viewer);
}

/** What a viewer sees after an event that he heard. */
export function follow(view: View, event: Event): View {
  return changed(answered(view, event), event);
}

const NOTHING_ASKED: Partial<TableView> = {
  question: QUESTIONS[ASK.nothing].kind,
  rule: QUESTIONS[ASK.nothing].rule,
  toAct: [],
  pending: NOTHING_PENDING,
};

/** The question is answered as soon as anything happens but one more pick; a battle is over when anything else does. */
function answered(view: View, event: Event): View {
  if (event.e === 'pick' || event.e === 'picked') return view;
  const { battle } = view.table;
  return onTable(view, { ...NOTHING_ASKED, battle: isOfBattle(event) ? battle : null });
}

function changed(view: View, event: Event): View {
  switch (event.e) {
    case 'setup':
    case 'skip-load':
    case 'home':
    case 'shortage':
    case 'shortage-roll':
    case 'no-spoils':
    case 'leave-treasure':
      return view;
    case 'ask':
      return asked(view, event);
    case 'captain':
      return onTable(view, { captain: event.seat, round: event.round, half: null });
    case 'roll':
      return withDice(view, event.dice[0], event.dice[1], false);
    case 'assign':
      return withDice(view, event.morning, event.evening, true);
    case 'draw':
    case 'drew':
      return dealtIn(view, event);
    case 'reshuffle':
      return reshuffled(view, event);
    case 'pick':
    case 'picked':
      return picked(view, event);
    case 'turn':
      return turnedUp(view, event);
    case 'act':
      return begun(view, event);
    case 'load':
      return withLoad(view, event);
    case 'pay':
    case 'powder':
      return withoutTaken(view, event);
    case 'move':
    case 'shortage-move':
      return sailed(view, event);
    case 'battle':
    case 'commit':
    case 'battle-roll':
    case 'sabre':
    case 'battle-result':
      return withBattle(view, event);
    case 'steal-hold':
      return robbedHold(view, event);
    case 'steal-treasure':
      return stoleTreasure(view, event);
    case 'give-curse':
      return gaveCurse(view, event);
    case 'treasure':
      return tookTreasure(view, event);
    case 'reveal':
      return revealed(view, event);
    case 'end':
      return over(view);
  }
}

function asked(view: View, { question, rule, to, pending }: Told<'ask'>): View {
  return onTable(view, { question, rule, toAct: to, pending });
}

function over(view: View): View {
  const { kind, rule } = QUESTIONS[ASK.over];
  return onTable(view, { question: kind, rule, half: null });
}

function withDice(view: View, morning: number, evening: number, assigned: boolean): View {
  return onTable(view, { dice: { morning, evening, assigned } });
}

/** GHO-3: the ghost acts without a card. */
function begun(view: View, { ship, half }: Told<'act'>): View {
  return onTable(view, { acting: ship, half, card: ship === 'ghost' ? null : view.table.card });
}

function sailed(view: View, { ship, to, lap, home }: Told<'move' | 'shortage-move'>): View {
  return withShip(view, ship, (sailor) => ({ ...sailor, at: to, lap, home }));
}
