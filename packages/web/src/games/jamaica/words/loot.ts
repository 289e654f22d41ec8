import type { JamaicaMove as Move, View } from '@topsail/games';
import type { Answer } from '../../contract/face.ts';
import { iconOf } from './goods.ts';
import { cargoIn, opponentOf, shipOf } from './ships.ts';

/** The drawing of what is taken or given after a battle. */
export function lootOf(view: View, { kind, n }: Move): Pick<Answer, 'icon'> {
  switch (kind) {
    case 'rob-hold': {
      const good = cargoIn(shipOf(view, opponentOf(view) ?? 'ghost'), n)?.good;
      return good === undefined ? {} : { icon: iconOf(view.setup.ruleset, good) };
    }
    case 'rob-treasure':
    case 'rob-place':
    case 'rob-blind':
    case 'rob-token':
    case 'treasure':
      return { icon: 'chest' };
    case 'curse':
      return { icon: 'lair' };
    case 'fight':
      return { icon: 'swords' };
    default:
      return {};
  }
}
