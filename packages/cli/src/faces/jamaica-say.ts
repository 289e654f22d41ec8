import {
  chartOf,
  type Cargo,
  type JamaicaMove,
  type ShipName,
  type ShipView,
  type View,
} from '@topsail/games';
import { cargoWords, holdWords, isTreasure, shipWords, treasureWords } from './jamaica-words.ts';
import { listed } from './words.ts';

/** What is asked, by the name of the question. */
const QUESTIONS: Readonly<Record<string, string>> = {
  dice: 'which die for the morning?',
  card: 'which card?',
  stow: 'into which hold?',
  sail: 'where to?',
  fight: 'whom do you attack?',
  powder: 'how much powder?',
  take: 'how many from this hold?',
  sabre: 'have the roll made again?',
  spoils: 'you have won: what do you take?',
  lair: 'take the treasure?',
};

export function ask({ table }: View): string {
  return QUESTIONS[table.question] ?? table.question;
}

export function say(move: JamaicaMove, view: View): string {
  switch (move.kind) {
    case 'dice':
      return sayDice(move, view);
    case 'card':
      return sayCard(move, view);
    case 'stow':
      return sayStow(move, view);
    case 'sail':
      return saySail(move, view);
    case 'fight':
      return move.text
        .replace(/^fight (\d)/, 'attack seat $1')
        .replace('fight ghost', 'attack the ghost ship');
    case 'powder':
      return move.n === 0 ? 'commit no powder' : `commit ${move.n} powder`;
    case 'take':
      return `${move.n} from ${holdWords(move.hold)} (${cargoWords(cargoIn(ownShip(view), move.hold))})`;
    case 'reroll':
      return "roll again with Saran's Sabre";
    case 'let-stand':
      return 'let the roll stand';
    default:
      return saySpoils(move, view);
  }
}

function sayDice({ n }: JamaicaMove, { table }: View): string {
  const { morning, evening } = table.dice;
  return `${n} in the morning, ${n === morning ? evening : morning} in the evening`;
}

function sayCard({ text }: JamaicaMove, { table }: View): string {
  const [morning = '', evening = ''] = text.replace('card ', '').split('/');
  return `${actionWords(morning, table.dice.morning)}, then ${actionWords(evening, table.dice.evening)}`;
}

function actionWords(action: string, die: number): string {
  return action === 'forward' || action === 'backward' ? `${die} ${action}` : `load ${die} ${action}`;
}

function sayStow({ n }: JamaicaMove, view: View): string {
  const there = cargoIn(ownShip(view), n);
  return there === null ? `into ${holdWords(n)}` : `into ${holdWords(n)}, dumping ${cargoWords(there)}`;
}

function saySail({ text }: JamaicaMove, { setup, table }: View): string {
  const name = text.replace('sail ', '');
  const space = chartOf(setup.ruleset).find(({ id }) => String(id) === name);
  if (space === undefined) return text;
  const ships = table.ships.filter(({ at, ship }) => at === space.id && ship !== table.acting);
  const there = ships.length === 0 ? '' : `, ${listed(ships.map(({ ship }) => shipWords(ship)))} there`;
  return `to ${name}: ${groundWords(space, table.lairs.includes(space.id))}${there}`;
}

function groundWords(space: ReturnType<typeof chartOf>[number], hasTreasure: boolean): string {
  if (space.kind === 'port') return `a port for ${space.price ?? 0} gold`;
  if (space.kind === 'sea') return `the sea for ${space.price ?? 0} food`;
  if (space.kind === 'lair') return hasTreasure ? 'a lair with its treasure' : 'an empty lair';
  return 'the start';
}

function saySpoils(move: JamaicaMove, view: View): string {
  const loser = loserFor(view);
  const from = loser === undefined ? '' : ` from ${shipWords(loser.ship)}`;
  switch (move.kind) {
    case 'rob-hold':
      return `take ${cargoWords(loser === undefined ? null : cargoIn(loser, move.n))}${from}`;
    case 'rob-treasure':
      return `take ${treasureText(move.text.replace('rob ', ''))}${from}`;
    case 'rob-place':
      return `take face-down card ${move.n + 1}${from}${knownFace(view, loser?.ship, move.n)}`;
    case 'rob-blind':
      return `draw one of the face-down cards${from}`;
    case 'rob-token':
      return `take a treasure${from}`;
    case 'curse':
      return `hand over ${treasureText(move.text.replace('curse ', ''))}`;
    case 'nothing':
      return 'take nothing';
    case 'treasure':
      return 'take it';
    case 'leave':
      return 'leave it for the next ship';
    default:
      return move.text;
  }
}

function treasureText(name: string): string {
  return isTreasure(name) ? treasureWords(name) : name;
}

function knownFace({ own }: View, ship: ShipName | undefined, place: number): string {
  const known = own?.faces.find((face) => face.ship === ship && face.place === place);
  return known === undefined ? '' : ` (you know it: ${treasureWords(known.treasure)})`;
}

/** The beaten ship: the one of the two that the viewer does not answer for. */
function loserFor({ viewer, table }: View): ShipView | undefined {
  const { battle } = table;
  if (battle === null) return undefined;
  const fighters = [battle.attacker, battle.defender];
  const winner = fighters.find((ship) => ship === viewer) ?? 'ghost';
  return table.ships.find(({ ship }) => fighters.includes(ship) && ship !== winner);
}

function ownShip({ viewer, table }: View): ShipView | undefined {
  return table.ships.find(({ ship }) => ship === viewer);
}

function cargoIn(ship: ShipView | undefined, hold: number): Cargo | null {
  return (hold === 5 ? ship?.sixth : ship?.holds[hold]) ?? null;
}
