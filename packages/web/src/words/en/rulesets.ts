interface RulesetWords {
  readonly name: string;
  readonly promise: string;
}

export const rulesets: Readonly<Record<string, RulesetWords>> = {
  'jamaica-1': {
    name: 'Jamaica, first edition',
    promise: 'Load, run, fight: one card, two orders, one island to round.',
  },
  'jamaica-2': {
    name: 'Jamaica, second edition',
    promise: 'The same race with a die for every shortage, and a ghost ship if you dare.',
  },
  yassa: {
    name: 'Yassa',
    promise: 'The lean cousin: a smaller bay, a plain battle die, six lairs.',
  },
  'cartagena-jamaica': {
    name: 'Cartagena: Jamaica',
    promise: 'Six pirates, one tunnel, cards drawn blind: fast and lucky.',
  },
  'cartagena-tortuga': {
    name: 'Cartagena: Tortuga',
    promise: 'Every card lies open: slow and sharp, and nobody else to blame.',
  },
  'cartagena-hispaniola': {
    name: 'Cartagena: Hispaniola',
    promise: 'An open row to draw from, but your hand stays your secret.',
  },
};

interface OptionWords {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
  readonly note?: string;
}

export const options: Readonly<Record<string, OptionWords>> = {
  ghost: {
    name: 'Ghost ship',
    values: { yes: 'It sails', no: 'It stays away' },
  },
  'boat-retreat': {
    name: 'Pirates in the boat',
    values: { yes: 'May go back for cards', no: 'Stay in the boat' },
  },
  tunnel: {
    name: 'Tunnel',
    values: { random: 'Laid at random', chosen: 'Laid by you' },
    note: 'Six sections A to F, each once: + enters at the straight end, - at the zigzag end, then l or r for the side. For example A+l B-l E+r C-r D-l F-r.',
  },
};

export const captains = [
  'Anne Bonny',
  'Mary Read',
  'Samuel Bellamy',
  'John Rackham',
  'Olivier Levasseur',
  'Edward Teach',
];

export const ghost = 'the ghost ship';
