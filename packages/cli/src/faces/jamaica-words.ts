import type { Cargo, ShipName, TreasureName } from '@topsail/games';

const TREASURES: Readonly<Record<TreasureName, string>> = {
  'morgans-map': "Morgan's Map",
  'sarans-sabre': "Saran's Sabre",
  'lady-beth': 'Lady Beth',
  'sixth-hold': 'the Sixth Hold',
  '+3': 'a treasure of 3',
  '+5': 'a treasure of 5',
  '+7': 'a treasure of 7',
  '-2': 'a curse of 2',
  '-3': 'a curse of 3',
  '-4': 'a curse of 4',
};

export function treasureWords(treasure: TreasureName): string {
  return TREASURES[treasure];
}

export function isTreasure(text: string): text is TreasureName {
  return text in TREASURES;
}

export function shipWords(ship: ShipName): string {
  return ship === 'ghost' ? 'the ghost' : `seat ${ship}`;
}

export function cargoWords(cargo: Cargo | null): string {
  return cargo === null ? 'nothing' : `${cargo.count} ${cargo.good}`;
}

export function holdWords(hold: number): string {
  return hold === 5 ? 'the Sixth Hold' : `hold ${hold}`;
}
