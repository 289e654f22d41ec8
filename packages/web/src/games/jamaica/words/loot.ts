import { treasureIn, type JamaicaMove as Move, type View } from '@topsail/games';
import type { Answer, Chip } from '../../contract/face.ts';
import { iconOf } from './goods.ts';
import { cargoIn, opponentOf, shipOf } from './ships.ts';
import { treasureInShort } from './terms.ts';

type Loot = Pick<Answer, 'icon' | 'brief'>;

/** What is taken or given after a battle, as a drawing and in a few words. */
export function lootOf(view: View, move: Move): Loot {
  switch (move.kind) {
    case 'rob-hold': {
      const cargo = cargoIn(shipOf(view, opponentOf(view) ?? 'ghost'), move.n);
      if (cargo === undefined) return {};
      return { icon: iconOf(view.setup.ruleset, cargo.good), ...brief(`+${cargo.count}`) };
    }
    case 'rob-treasure':
      return { icon: 'chest', ...brief(treasureInShort(treasureIn(move))) };
    case 'rob-place':
      return { icon: 'chest', ...brief(`${move.n + 1}`) };
    case 'rob-blind':
    case 'rob-token':
      return { icon: 'chest', ...brief('?') };
    case 'treasure':
      return { icon: 'chest' };
    case 'curse':
      return { icon: 'lair', ...brief(treasureInShort(treasureIn(move)), 'danger') };
    case 'fight':
      return { icon: 'swords' };
    case 'nothing':
      return brief('–', 'loss');
    default:
      return {};
  }
}

function brief(text: string, tone: Chip['tone'] = 'gain'): Loot {
  return { brief: [{ icons: [], text, tone }] };
}
