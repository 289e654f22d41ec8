import type { View } from '@topsail/games';
import { worldOf } from '../../catalogue/rulesets.ts';
import type { Asked } from '../../contract/face.ts';
import { nameOf } from '../../../words/captains.ts';
import { words } from '../../../words/index.ts';
import { askedInBattle } from './asked-battle.ts';
import { chart } from './chart.ts';
import { ownSeat, shipOf } from './ships.ts';
import { cargoTaken } from './terms.ts';

/** What is asked: how much, why, and what is at stake. */
export function asked(view: View, question: string): Asked {
  const { questions } = words.jamaica;
  switch (question) {
    case 'dice':
      return { ...diceAsked(view), others: questions.dice.others };
    case 'card':
      return { ...cardAsked(view), others: questions.card.others };
    case 'stow':
      return { ...loadAsked(view), others: questions.stow.others };
    case 'sail':
      return { ...wayAsked(view), others: questions.sail.others };
    case 'take':
      return { ...priceAsked(view), others: questions.take.others };
    case 'lair':
      return { ...lairAsked(view), others: questions.lair.others };
    default:
      return askedInBattle(view, question);
  }
}

type ToYou = Omit<Asked, 'others'>;

function lairAsked({ setup }: View): ToYou {
  const said = words.jamaica.questions.lair;
  return { title: said.title, reason: said.reason({ world: worldOf(setup.ruleset) }) };
}

function diceAsked({ setup, table: { dice } }: View): ToYou {
  const said = words.jamaica.questions.dice;
  const world = worldOf(setup.ruleset);
  return {
    title: said.title({ world, first: dice.morning, second: dice.evening }),
    reason: said.reason({ world }),
  };
}

function cardAsked(view: View): ToYou {
  const said = words.jamaica.questions.card;
  const others = view.table.toAct.filter((seat) => seat !== ownSeat(view));
  const still = others.length === 0 ? [] : [said.still({ names: words.listed(others.map(nameOf)) })];
  const hasPicked = (view.own?.pick ?? null) !== null;
  return {
    title: hasPicked ? said.picked : said.title,
    reason: [said.reason, ...still].join(' '),
  };
}

function loadAsked({ setup, table }: View): ToYou {
  const said = words.jamaica.questions.stow;
  const { stow } = table.pending;
  const cargo = stow?.cargo ?? undefined;
  const told = cargo === undefined ? '' : cargoTaken(setup.ruleset, cargo);
  const title = (stow?.robbed ?? null) === null ? said.title({ cargo: told }) : said.loot({ cargo: told });
  const ship = table.ships.find(({ ship }) => ship === stow?.ship);
  const hasRoom = ship?.holds.includes(null) === true || ship?.sixth === null;
  return hasRoom ? { title } : { title, reason: said.full };
}

function wayAsked(view: View): ToYou {
  const said = words.jamaica.questions.sail;
  const { acting, dice, half, pending } = view.table;
  const n = dice[half ?? 'morning'];
  if (acting === 'ghost') return { title: said.ghost({ n }), reason: said.helm, by: 'ghost' };
  if (pending.fallen) return { title: said.drift, reason: said.reason };
  const told = {
    half: words.jamaica.half({ world: worldOf(view.setup.ruleset), half: half ?? 'morning' }),
    n,
  };
  const isBack = pending.sail?.ahead.length === 0;
  return { title: isBack ? said.back(told) : said.title(told), reason: said.reason };
}

/** A price, or powder for a battle. */
function priceAsked(view: View): ToYou {
  const said = words.jamaica.questions.take;
  const { spend } = view.table.pending;
  if (spend === undefined) return { title: '' };
  const { ruleset } = view.setup;
  const ship = shipOf(view, spend.ship);
  const aboard = [...(ship?.holds ?? []), ship?.sixth].flatMap((cargo) =>
    cargo?.good === spend.good ? [cargo.count] : [],
  );
  const told = {
    has: aboard.reduce((sum, count) => sum + count, 0),
    holds: aboard.length,
  };
  const cargo = cargoTaken(ruleset, { good: spend.good, count: spend.owing });
  if (spend.good === 'powder') return { title: said.fire({ cargo }), reason: said.aboard(told) };
  const kind = chart(ruleset).find(({ id }) => id === ship?.at)?.kind ?? 'sea';
  return { title: said.title({ cargo }), reason: said.reason({ kind, n: spend.total, ...told }) };
}
