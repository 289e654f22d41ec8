interface OpponentWords {
  readonly name: string;
  /** At the table, where a captain is also whoever throws the dice. */
  readonly seated: string;
  readonly about: string;
}

/** Who sits in the seats without a person. */
export const opponents: Readonly<Record<string, OpponentWords>> = {
  'cabin-boy': { name: 'Cabin boy', seated: 'Cabin boy', about: 'First voyage, in good spirits' },
  sailor: { name: 'Sailor', seated: 'Sailor', about: 'Knows the ropes' },
  mate: { name: 'Mate', seated: 'Mate', about: 'Plans well ahead' },
  captain: { name: 'Captain', seated: 'Captain bot', about: 'Gives nothing away' },
  random: { name: 'At random', seated: 'At random', about: 'Does whatever the rules allow' },
};
