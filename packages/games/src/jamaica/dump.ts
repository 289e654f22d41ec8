import { checkForm, setupIn } from '@topsail/engine';
import { audit } from './audit.ts';
import { flowOf, resumeFlow } from './flow.ts';
import { checkSetup, emptyTable } from './setup.ts';
import type { Ship, State } from './state.ts';

type ShipFields = Omit<Ship, 'clone'>;

/** Everything but what follows from it, as plain JSON. Equal positions have equal dumps. */
export function dump(s: State) {
  const { setup, captain, morning, evening, lairs, unseen, place, knownBy, plain, cursed } = s;
  return {
    setup,
    captain,
    morning,
    evening,
    ships: s.ships.map((ship): ShipFields => Object.assign({}, ship)),
    lairs,
    unseen,
    place: [...place],
    knownBy: [...knownBy],
    plain,
    cursed,
    flow: flowOf(s),
  };
}

/** The state that was dumped, from its text; throws when it is no dump of a sound position. */
export function restore(from: unknown): State {
  const s = emptyTable(setupIn(from, checkSetup));
  checkForm(from, { ...dump(s), flow: { ...flowOf(s), ends: [0] } }, 'the dump');
  const { ships, flow, place, knownBy, ...counters } = from;
  Object.assign(s, counters, { setup: s.setup, place: [...place], knownBy: [...knownBy] });
  resumeFlow(s, flow);
  ships.forEach((ship, i) => Object.assign(s.ships[i], ship));
  audit(s);
  return s;
}
