import type { Cargo, ShipName, TreasureName } from '@topsail/games';

const TREASURES: Readonly<Record<TreasureName, string>> = {
  'morgans-map': "Morgan's Map",
  'sarans-sabre': "Saran's Sabre",
  'lady-beth': 'Lady Beth',
  'sixth-hold': 'the Sixth Hold',
  '+3': 'a treasure worth 3',
  '+5': 'a treasure worth 5',
  '+7': 'a treasure worth 7',
  '-2': 'a cursed treasure, -2',
  '-3': 'a cursed treasure, -3',
  '-4': 'a cursed treasure, -4',
};

export function treasureWords(treasure: TreasureName): string {
  return TREASURES[treasure];
}

export function isTreasure(text: string): text is TreasureName {
  return text in TREASURES;
}

export function shipWords(ship: ShipName): string {
  return ship === 'ghost' ? 'the ghost ship' : `seat ${ship}`;
}

export function cargoWords(cargo: Cargo | null): string {
  return cargo === null ? 'nothing' : `${cargo.count} ${cargo.good}`;
}

export function holdWords(hold: number): string {
  return hold === 5 ? 'the Sixth Hold' : `hold ${hold}`;
}
