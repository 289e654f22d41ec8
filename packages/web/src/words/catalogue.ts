// Made from the English catalogue by `npm run words`.

/** What is fetched before a page is shown. */
export interface Catalogue {
  readonly drawer: { readonly rule: (about: { readonly id: string }) => string; readonly rules: string };
  readonly formats: {
    readonly and: (about: { readonly a: string; readonly b: string }) => string;
    readonly andLast: (about: { readonly a: string; readonly b: string }) => string;
    readonly or: (about: { readonly a: string; readonly b: string }) => string;
    readonly orLast: (about: { readonly a: string; readonly b: string }) => string;
    readonly next: (about: { readonly a: string; readonly b: string }) => string;
    readonly percent: (about: { readonly n: number }) => string;
  };
  readonly keys: {
    readonly heading: string;
    readonly digits: string;
    readonly tab: string;
    readonly enter: string;
    readonly list: string;
    readonly help: string;
    readonly escape: string;
    readonly tip: (about: { readonly label: string; readonly key: string }) => string;
    readonly space: string;
    readonly log: string;
    readonly chat: string;
  };
  readonly lost: {
    readonly home: string;
    readonly unknown: { readonly heading: string; readonly text: string };
    readonly wreck: { readonly heading: string; readonly text: string; readonly again: string };
    readonly part: { readonly heading: string; readonly text: string };
  };
  readonly offline: { readonly update: string; readonly load: string };
  readonly opponents: {
    readonly 'cabin-boy': { readonly name: string; readonly seated: string; readonly about: string };
    readonly sailor: { readonly name: string; readonly seated: string; readonly about: string };
    readonly mate: { readonly name: string; readonly seated: string; readonly about: string };
    readonly captain: { readonly name: string; readonly seated: string; readonly about: string };
    readonly random: { readonly name: string; readonly seated: string; readonly about: string };
  };
  readonly page: {
    readonly name: string;
    readonly skip: string;
    readonly promise: string;
    readonly footer: string;
    readonly title: (about: { readonly page: string }) => string;
    readonly language: string;
    readonly home: string;
  };
  readonly pass: {
    readonly heading: (about: { readonly name: string }) => string;
    readonly text: string;
    readonly take: (about: { readonly name: string }) => string;
    readonly undo: string;
    readonly person: string;
    readonly setUp: {
      readonly howMany: string;
      readonly people: (about: { readonly n: number }) => string;
      readonly bots: string;
      readonly botCount: (about: { readonly n: number }) => string;
      readonly names: string;
      readonly name: (about: { readonly n: number }) => string;
      readonly start: string;
    };
  };
  readonly past: {
    readonly replay: string;
    readonly watch: string;
    readonly times: (about: { readonly n: number }) => string;
    readonly lookBack: {
      readonly label: string;
      readonly heading: string;
      readonly goesOn: string;
      readonly earlier: string;
      readonly later: string;
      readonly now: string;
    };
  };
  readonly people: {
    readonly captains: {
      readonly bonny: string;
      readonly read: string;
      readonly bellamy: string;
      readonly rackham: string;
      readonly levasseur: string;
      readonly teach: string;
    };
    readonly ghost: string;
  };
  readonly problem: {
    readonly heading: string;
    readonly close: string;
    readonly code: (about: { readonly code: string }) => string;
  };
  readonly prompt: {
    readonly usual: string;
    readonly usualTouch: string;
    readonly weigh: string;
    readonly weighTouch: string;
    readonly change: string;
    readonly peek: string;
    readonly until: string;
    readonly less: (about: { readonly part: string }) => string;
    readonly more: (about: { readonly part: string }) => string;
    readonly split: string;
  };
  readonly result: {
    readonly wins: (about: { readonly name: string }) => string;
    readonly shared: (about: { readonly names: string }) => string;
    readonly youWin: string;
    readonly rank: string;
    readonly entrant: string;
    readonly score: string;
    readonly again: string;
    readonly caption: string;
  };
  readonly rulesets: {
    readonly 'jamaica-1': { readonly name: string; readonly promise: string };
    readonly 'jamaica-2': { readonly name: string; readonly promise: string };
    readonly yassa: { readonly name: string; readonly promise: string };
    readonly 'cartagena-jamaica': { readonly name: string; readonly promise: string };
    readonly 'cartagena-tortuga': { readonly name: string; readonly promise: string };
    readonly 'cartagena-hispaniola': { readonly name: string; readonly promise: string };
    readonly ring: { readonly name: string; readonly promise: string };
  };
  readonly seats: {
    readonly meet: (about: { readonly name: string }) => string;
    readonly treasures: (about: { readonly count: number }) => string;
    readonly choosing: string;
    readonly discard: string;
    readonly held: string;
    readonly has: (about: { readonly name: string }) => string;
  };
  readonly settings: {
    readonly heading: string;
    readonly theme: {
      readonly legend: string;
      readonly system: string;
      readonly light: string;
      readonly dark: string;
    };
    readonly pace: {
      readonly legend: string;
      readonly story: string;
      readonly normal: string;
      readonly brisk: string;
      readonly instant: string;
    };
    readonly motion: {
      readonly legend: string;
      readonly system: string;
      readonly reduced: string;
      readonly full: string;
    };
    readonly sound: string;
    readonly soundOn: string;
    readonly soundOff: string;
    readonly soundOffer: string;
    readonly volume: string;
    readonly sea: string;
    readonly digits: string;
    readonly list: string;
    readonly note: string;
  };
  readonly table: {
    readonly yourTurn: (about: { readonly question: string }) => string;
    readonly waiting: (about: { readonly names: string; readonly deed: string }) => string;
    readonly changeMind: string;
    readonly keysOfTwo: (about: { readonly last: number }) => string;
    readonly given: {
      readonly heading: (about: { readonly answer: string }) => string;
      readonly sending: string;
      readonly waiting: string;
    };
    readonly log: string;
    readonly logEmpty: string;
    readonly logFilter: string;
    readonly logKinds: {
      readonly latest: string;
      readonly all: string;
      readonly battles: string;
      readonly treasures: string;
    };
    readonly tools: string;
    readonly more: string;
    readonly undo: string;
    readonly askUndo: string;
    readonly undone: string;
    readonly newGame: string;
    readonly download: string;
    readonly load: string;
    readonly you: string;
    readonly thinking: string;
    readonly stage: {
      readonly pause: string;
      readonly goOn: string;
      readonly next: string;
      readonly skip: string;
      readonly again: string;
      readonly yourTurn: string;
      readonly turnOf: (about: { readonly name: string }) => string;
      readonly controls: string;
      readonly speed: string;
      readonly hintKeys: string;
    };
    readonly logEarlier: string;
    readonly logLatest: string;
    readonly ownMore: string;
    readonly drawer: string;
  };
}

/** Areas that are fetched when they are asked for. */
export interface Apart {
  readonly battle: {
    readonly attacks: string;
    readonly defends: string;
    readonly decides: (about: { readonly name: string }) => string;
    readonly youDecide: string;
    readonly bonus: (about: { readonly n: number }) => string;
    readonly firepower: (about: { readonly n: number }) => string;
    readonly powder: string;
    readonly win: string;
    readonly tie: string;
    readonly lose: string;
    readonly helm: (about: { readonly ship: string; readonly name: string }) => string;
    readonly booty: (about: { readonly name: string }) => string;
    readonly give: string;
    readonly close: string;
  };
  readonly captains: {
    readonly close: string;
    readonly strip: string;
    readonly stripView: string;
    readonly people: {
      readonly bonny: {
        readonly name: string;
        readonly byname: string;
        readonly years: string;
        readonly life: string;
      };
      readonly read: {
        readonly name: string;
        readonly byname: string;
        readonly years: string;
        readonly life: string;
      };
      readonly bellamy: {
        readonly name: string;
        readonly byname: string;
        readonly years: string;
        readonly life: string;
      };
      readonly rackham: {
        readonly name: string;
        readonly byname: string;
        readonly years: string;
        readonly life: string;
      };
      readonly levasseur: {
        readonly name: string;
        readonly byname: string;
        readonly years: string;
        readonly life: string;
      };
      readonly teach: {
        readonly name: string;
        readonly byname: string;
        readonly years: string;
        readonly life: string;
      };
      readonly ghost: {
        readonly name: string;
        readonly byname: string;
        readonly years: string;
        readonly life: string;
      };
    };
  };
  readonly cartagena: {
    readonly question: { readonly title: (about: { readonly n: number }) => string; readonly others: string };
    readonly symbol: {
      readonly name: (about: {
        readonly card: 'flag' | 'sabre' | 'pistol' | 'key' | 'bottle' | 'hat';
      }) => string;
      readonly accusative: (about: {
        readonly card: 'flag' | 'sabre' | 'pistol' | 'key' | 'bottle' | 'hat';
      }) => string;
      readonly count: (about: {
        readonly card: 'flag' | 'sabre' | 'pistol' | 'key' | 'bottle' | 'hat';
        readonly n: number;
      }) => string;
    };
    readonly position: {
      readonly name: (about: { readonly where: 'start' | 'boat' | 'space'; readonly n: number }) => string;
      readonly at: (about: { readonly where: 'start' | 'boat' | 'space'; readonly n: number }) => string;
      readonly to: (about: { readonly where: 'start' | 'boat' | 'space'; readonly n: number }) => string;
    };
    readonly place: {
      readonly at: (about: {
        readonly symbol: 'flag' | 'sabre' | 'pistol' | 'key' | 'bottle' | 'hat';
      }) => string;
      readonly whole: (about: { readonly at: string; readonly left: string }) => string;
    };
    readonly answers: {
      readonly advance: (about: { readonly card: string; readonly to: string }) => string;
      readonly retreat: (about: { readonly to: string }) => string;
      readonly fallBack: string;
      readonly stop: string;
      readonly ahead: (about: { readonly n: number }) => string;
      readonly aheadPast: (about: { readonly n: number; readonly past: number }) => string;
      readonly boat: string;
      readonly boatPast: (about: { readonly past: number }) => string;
      readonly wins: string;
      readonly back: (about: { readonly n: number; readonly cards: number }) => string;
    };
    readonly facts: {
      readonly passed: (about: { readonly n: number }) => string;
      readonly wins: string;
      readonly newRow: string;
      readonly reshuffle: string;
      readonly turnEnds: string;
      readonly draws: (about: { readonly n: number }) => string;
      readonly drawsNamed: (about: { readonly n: number; readonly cards: string }) => string;
      readonly rowLeft: (about: { readonly cards: string }) => string;
      readonly rowLeftMore: (about: { readonly cards: string }) => string;
      readonly chances: (about: { readonly chances: string }) => string;
      readonly chance: (about: { readonly card: string; readonly share: string }) => string;
    };
    readonly log: {
      readonly setup: (about: { readonly game: string }) => string;
      readonly tunnel: string;
      readonly deal: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly n: number;
      }) => string;
      readonly dealNamed: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly cards: string;
      }) => string;
      readonly first: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
      readonly turn: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
      readonly stop: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
      readonly stuck: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
      readonly pass: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
      readonly row: (about: { readonly cards: string }) => string;
      readonly forward: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly card: string;
        readonly n: number;
        readonly to: string;
      }) => string;
      readonly back: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly n: number;
        readonly to: string;
      }) => string;
      readonly draw: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly n: number;
      }) => string;
      readonly drawNamed: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly cards: string;
      }) => string;
      readonly reshuffle: string;
      readonly end: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
      readonly endOpen: string;
    };
    readonly turn: (about: { readonly n: number }) => string;
    readonly tunnel: string;
    readonly tunnelNote: string;
    readonly start: string;
    readonly boat: string;
    readonly piratesOf: (about: { readonly name: string; readonly n: number }) => string;
    readonly nobody: string;
    readonly piratesAt: (about: { readonly n: number; readonly at: string }) => string;
    readonly players: string;
    readonly inBoat: (about: { readonly n: number; readonly all: number }) => string;
    readonly hand: string;
    readonly handOf: (about: { readonly n: number }) => string;
    readonly known: string;
    readonly supply: string;
    readonly row: string;
    readonly deck: (about: { readonly n: number }) => string;
    readonly deckKnown: string;
    readonly discard: string;
    readonly parts: { readonly boat: string };
    readonly reasons: { readonly escape: string; readonly drawn: string; readonly guard: string };
    readonly board: {
      readonly heading: string;
      readonly title: string;
      readonly motto: string;
      readonly target: (about: { readonly n: number; readonly at: string; readonly ways: number }) => string;
      readonly choices: (about: { readonly at: string }) => string;
      readonly close: string;
      readonly view: string;
      readonly zoomIn: string;
      readonly zoomOut: string;
      readonly whole: string;
      readonly find: string;
      readonly pick: (about: { readonly card: string; readonly ways: number }) => string;
    };
    readonly stage: {
      readonly aboard: (about: { readonly which: string }) => string;
      readonly away: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
      readonly nobody: string;
      readonly left: (about: { readonly n: number }) => string;
      readonly stop: string;
      readonly stuck: string;
      readonly pass: string;
    };
  };
  readonly chart: {
    readonly names: {
      readonly jamaica: {
        readonly title: string;
        readonly motto: string;
        readonly town: string;
        readonly hills: string;
        readonly water: string;
      };
      readonly yassa: {
        readonly title: string;
        readonly motto: string;
        readonly town: string;
        readonly hills: string;
        readonly water: string;
      };
    };
    readonly heading: string;
    readonly view: string;
    readonly ship: (about: { readonly name: string; readonly whereabouts: string }) => string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly whole: string;
    readonly find: string;
  };
  readonly dice: {
    readonly title: string;
    readonly lead: string;
    readonly link: string;
    readonly checking: string;
    readonly later: string;
    readonly unreachable: string;
    readonly again: string;
    readonly refused: string;
    readonly witness: {
      readonly same: (about: { readonly rolls: number }) => string;
      readonly part: (about: {
        readonly rolls: number;
        readonly unopened: number;
        readonly games: number;
      }) => string;
      readonly uncounted: string;
      readonly other: string;
      readonly absent: string;
    };
    readonly standing: {
      readonly proved: string;
      readonly 'in-part': string;
      readonly unopened: string;
      readonly openly: string;
      readonly promised: string;
      readonly unpromised: string;
    };
    readonly steps: {
      readonly promise: { readonly heading: string; readonly text: string };
      readonly numbers: { readonly heading: string; readonly text: string; readonly openly: string };
      readonly secret: { readonly heading: string; readonly text: string; readonly hidden: string };
      readonly number: (about: { readonly n: number }) => string;
      readonly unopened: string;
    };
    readonly rolls: {
      readonly heading: string;
      readonly count: (about: { readonly n: number }) => string;
      readonly no: string;
      readonly who: string;
      readonly what: string;
      readonly fell: string;
      readonly from: string;
      readonly check: string;
      readonly setup: string;
      readonly of: (about: { readonly value: number; readonly sides: number }) => string;
      readonly fits: string;
    };
    readonly what: {
      readonly 'first captain': string;
      readonly 'action die': string;
      readonly card: string;
      readonly treasure: string;
      readonly 'battle die': string;
      readonly 'shortage die': string;
      readonly 'stolen card': string;
      readonly 'first player': string;
      readonly 'draw card': string;
      readonly section: string;
      readonly 'end of section': string;
      readonly 'side of section': string;
      readonly die: string;
    };
    readonly odd: {
      readonly heading: string;
      readonly text: (about: {
        readonly throws: number;
        readonly expected: number;
        readonly from: number;
        readonly to: number;
      }) => string;
      readonly usual: (about: { readonly games: number }) => string;
      readonly seldom: (about: { readonly games: number }) => string;
      readonly rare: string;
      readonly face: (about: { readonly face: number; readonly n: number }) => string;
    };
    readonly limits: { readonly heading: string; readonly text: string };
    readonly trust: {
      readonly heading: string;
      readonly text: string;
      readonly copy: string;
      readonly done: string;
      readonly failed: string;
    };
    readonly any: { readonly heading: string; readonly text: string; readonly choose: string };
  };
  readonly doors: {
    readonly label: string;
    readonly play: {
      readonly name: string;
      readonly text: (about: { readonly bots: number; readonly game: string }) => string;
    };
    readonly friends: { readonly name: string; readonly text: string };
    readonly pass: { readonly name: string; readonly text: string };
    readonly learn: { readonly name: string; readonly text: (about: { readonly game: string }) => string };
    readonly games: {
      readonly heading: string;
      readonly players: (about: {
        readonly from: number;
        readonly to: number;
        readonly minutes: number;
      }) => string;
      readonly 'jamaica-1': { readonly name: string; readonly promise: string };
      readonly 'jamaica-2': { readonly name: string; readonly promise: string };
      readonly yassa: { readonly name: string; readonly promise: string };
      readonly cartagena: { readonly name: string; readonly promise: string };
    };
    readonly setUp: string;
    readonly more: string;
    readonly lobby: string;
    readonly load: string;
  };
  readonly friends: {
    readonly setting: string;
    readonly code: string;
    readonly scan: string;
    readonly names: {
      readonly gull: string;
      readonly anchor: string;
      readonly lantern: string;
      readonly barrel: string;
      readonly albatross: string;
      readonly spyglass: string;
    };
  };
  readonly games: {
    readonly yourTurn: string;
    readonly thinking: string;
    readonly all: (about: { readonly n: number }) => string;
    readonly older: string;
    readonly here: string;
    readonly round: (about: { readonly n: number }) => string;
    readonly turn: (about: { readonly n: number }) => string;
    readonly for: {
      readonly move: string;
      readonly consent: string;
      readonly nonce: string;
      readonly start: string;
    };
    readonly turnOf: (about: { readonly names: string }) => string;
    readonly standIn: string;
    readonly free: (about: { readonly n: number }) => string;
    readonly stages: { readonly open: string; readonly running: string; readonly over: string };
    readonly won: string;
    readonly place: (about: { readonly n: number; readonly of: number }) => string;
    readonly left: {
      readonly over: string;
      readonly soon: string;
      readonly minutes: (about: { readonly n: number }) => string;
      readonly hours: (about: { readonly n: number }) => string;
      readonly days: (about: { readonly n: number }) => string;
    };
    readonly play: string;
    readonly look: string;
    readonly result: string;
    readonly replay: string;
    readonly rematch: string;
    readonly deed: (about: { readonly deed: string; readonly game: string }) => string;
    readonly next: (about: { readonly game: string }) => string;
  };
  readonly jamaica: {
    readonly cargo: {
      readonly nominative: {
        readonly bay: {
          readonly gold: (about: { readonly n: number }) => string;
          readonly food: (about: { readonly n: number }) => string;
          readonly powder: (about: { readonly n: number }) => string;
        };
        readonly island: {
          readonly gold: (about: { readonly n: number }) => string;
          readonly food: (about: { readonly n: number }) => string;
          readonly powder: (about: { readonly n: number }) => string;
        };
      };
      readonly accusative: {
        readonly bay: {
          readonly gold: (about: { readonly n: number }) => string;
          readonly food: (about: { readonly n: number }) => string;
          readonly powder: (about: { readonly n: number }) => string;
        };
        readonly island: {
          readonly gold: (about: { readonly n: number }) => string;
          readonly food: (about: { readonly n: number }) => string;
          readonly powder: (about: { readonly n: number }) => string;
        };
      };
    };
    readonly place: {
      readonly name: (about: {
        readonly kind: 'start' | 'port' | 'sea' | 'lair';
        readonly world: 'bay' | 'island';
        readonly price: string;
        readonly home: number;
      }) => string;
      readonly to: (about: {
        readonly kind: 'start' | 'port' | 'sea' | 'lair';
        readonly world: 'bay' | 'island';
        readonly price: string;
        readonly home: number;
      }) => string;
      readonly at: (about: {
        readonly kind: 'start' | 'port' | 'sea' | 'lair';
        readonly world: 'bay' | 'island';
        readonly price: string;
        readonly home: number;
      }) => string;
      readonly from: (about: {
        readonly kind: 'start' | 'port' | 'sea' | 'lair';
        readonly world: 'bay' | 'island';
        readonly price: string;
        readonly home: number;
      }) => string;
    };
    readonly hold: {
      readonly name: (about: { readonly hold: string }) => string;
      readonly into: (about: { readonly hold: string }) => string;
      readonly outOf: (about: { readonly hold: string }) => string;
      readonly intoEither: (about: { readonly holds: string }) => string;
    };
    readonly treasure: {
      readonly name: {
        readonly 'morgans-map': string;
        readonly 'sarans-sabre': string;
        readonly 'lady-beth': string;
        readonly 'sixth-hold': string;
        readonly '+3': string;
        readonly '+5': string;
        readonly '+7': string;
        readonly '-2': string;
        readonly '-3': string;
        readonly '-4': string;
      };
      readonly accusative: {
        readonly 'morgans-map': string;
        readonly 'sarans-sabre': string;
        readonly 'lady-beth': string;
        readonly 'sixth-hold': string;
        readonly '+3': string;
        readonly '+5': string;
        readonly '+7': string;
        readonly '-2': string;
        readonly '-3': string;
        readonly '-4': string;
      };
      readonly power: {
        readonly 'morgans-map': string;
        readonly 'sarans-sabre': string;
        readonly 'lady-beth': string;
        readonly 'sixth-hold': string;
      };
    };
    readonly half: (about: {
      readonly world: 'bay' | 'island';
      readonly half: 'morning' | 'evening';
    }) => string;
    readonly action: (about: {
      readonly action: 'forward' | 'backward' | 'gold' | 'food' | 'powder';
      readonly world: 'bay' | 'island';
    }) => string;
    readonly order: {
      readonly forward: (about: { readonly n: number }) => string;
      readonly backward: (about: { readonly n: number }) => string;
    };
    readonly card: (about: { readonly morning: string; readonly evening: string }) => string;
    readonly questions: {
      readonly dice: {
        readonly title: (about: {
          readonly world: 'bay' | 'island';
          readonly first: number;
          readonly second: number;
        }) => string;
        readonly reason: (about: { readonly world: 'bay' | 'island' }) => string;
        readonly others: string;
      };
      readonly card: {
        readonly title: string;
        readonly picked: string;
        readonly reason: string;
        readonly still: (about: { readonly names: string }) => string;
        readonly others: string;
      };
      readonly stow: {
        readonly title: (about: { readonly cargo: string }) => string;
        readonly loot: (about: { readonly cargo: string }) => string;
        readonly full: string;
        readonly others: string;
      };
      readonly sail: {
        readonly title: (about: { readonly half: string; readonly n: number }) => string;
        readonly back: (about: { readonly half: string; readonly n: number }) => string;
        readonly drift: string;
        readonly ghost: (about: { readonly n: number }) => string;
        readonly reason: string;
        readonly helm: string;
        readonly others: string;
      };
      readonly fight: {
        readonly title: string;
        readonly ghost: string;
        readonly reason: (about: { readonly names: string }) => string;
        readonly others: string;
      };
      readonly powder: {
        readonly attack: (about: { readonly world: 'bay' | 'island'; readonly b: string }) => string;
        readonly defend: (about: {
          readonly world: 'bay' | 'island';
          readonly b: string;
          readonly n: number;
        }) => string;
        readonly reason: (about: { readonly world: 'bay' | 'island' }) => string;
        readonly foe: (about: { readonly b: string; readonly cargo: string }) => string;
        readonly stake: (about: { readonly b: string; readonly loot: string }) => string;
        readonly noStake: string;
        readonly treasure: string;
        readonly others: string;
      };
      readonly take: {
        readonly title: (about: { readonly cargo: string }) => string;
        readonly fire: (about: { readonly cargo: string }) => string;
        readonly reason: (about: {
          readonly kind: string;
          readonly n: number;
          readonly has: number;
          readonly holds: number;
        }) => string;
        readonly aboard: (about: { readonly has: number; readonly holds: number }) => string;
        readonly others: string;
      };
      readonly sabre: {
        readonly title: string;
        readonly yours: (about: { readonly face: string; readonly total: number }) => string;
        readonly theirs: (about: {
          readonly a: string;
          readonly face: string;
          readonly total: number;
        }) => string;
        readonly star: string;
        readonly others: string;
      };
      readonly spoils: {
        readonly title: string;
        readonly ghost: string;
        readonly reason: (about: {
          readonly b: string;
          readonly low: number;
          readonly high: number;
        }) => string;
        readonly star: (about: { readonly b: string }) => string;
        readonly others: string;
      };
      readonly lair: {
        readonly title: string;
        readonly reason: (about: { readonly world: 'bay' | 'island' }) => string;
        readonly others: string;
      };
    };
    readonly answers: {
      readonly dice: (about: {
        readonly world: 'bay' | 'island';
        readonly morning: number;
        readonly evening: number;
      }) => string;
      readonly orders: (about: { readonly morning: string; readonly evening: string }) => string;
      readonly order: (about: { readonly half: string; readonly order: string }) => string;
      readonly stow: (about: { readonly into: string }) => string;
      readonly stowOver: (about: { readonly into: string; readonly cargo: string }) => string;
      readonly sail: (about: { readonly to: string }) => string;
      readonly liesThere: (about: { readonly name: string }) => string;
      readonly treasureThere: string;
      readonly fight: (about: { readonly b: string }) => string;
      readonly powder: (about: { readonly cargo: string }) => string;
      readonly noPowder: (about: { readonly world: 'bay' | 'island' }) => string;
      readonly take: (about: {
        readonly n: number;
        readonly cargo: string;
        readonly outOf: string;
      }) => string;
      readonly reroll: string;
      readonly letStand: string;
      readonly robHold: (about: { readonly cargo: string; readonly outOf: string }) => string;
      readonly robTreasure: (about: { readonly treasure: string }) => string;
      readonly robPlace: (about: { readonly n: number }) => string;
      readonly robBlind: string;
      readonly robToken: string;
      readonly curse: (about: { readonly b: string; readonly treasure: string }) => string;
      readonly nothing: string;
      readonly treasure: string;
      readonly leave: string;
      readonly known: (about: { readonly treasure: string }) => string;
      readonly lay: string;
      readonly sailTo: (about: { readonly letter: string }) => string;
      readonly throwOut: (about: { readonly emptied: string; readonly cargo: string }) => string;
    };
    readonly facts: {
      readonly half: (about: { readonly half: string; readonly deed: string }) => string;
      readonly halfFrom: (about: {
        readonly half: string;
        readonly from: string;
        readonly deed: string;
      }) => string;
      readonly sailsBy: (about: {
        readonly to: string;
        readonly world: 'bay' | 'island';
        readonly lane: 'outer' | 'inner';
      }) => string;
      readonly home: string;
      readonly pays: (about: { readonly cargo: string }) => string;
      readonly shortage: (about: { readonly cargo: string; readonly missing: number }) => string;
      readonly thrown: (about: { readonly to: string }) => string;
      readonly thrownBy: (about: { readonly share: string; readonly to: string }) => string;
      readonly stays: (about: { readonly share: string }) => string;
      readonly meets: (about: { readonly names: string }) => string;
      readonly treasure: string;
      readonly loads: (about: { readonly cargo: string; readonly into: string }) => string;
      readonly loadsWhat: (about: { readonly cargo: string }) => string;
      readonly skipsLoad: (about: {
        readonly world: 'bay' | 'island';
        readonly good: 'gold' | 'food' | 'powder';
      }) => string;
      readonly still: (about: { readonly n: number }) => string;
      readonly mayBe: (about: { readonly treasures: string }) => string;
      readonly odds: (about: { readonly win: string; readonly tie: string; readonly loss: string }) => string;
      readonly oddsAt: (about: {
        readonly powder: string;
        readonly against: number;
        readonly odds: string;
      }) => string;
      readonly asThingsStand: string;
      readonly wasteful: string;
      readonly shortBy: (about: { readonly n: string }) => string;
      readonly hopeless: (about: { readonly world: 'bay' | 'island' }) => string;
      readonly noMatter: string;
      readonly certainWin: (about: { readonly world: 'bay' | 'island' }) => string;
      readonly certainLoss: (about: { readonly world: 'bay' | 'island' }) => string;
      readonly allTheSame: string;
      readonly frees: (about: { readonly n: number }) => string;
    };
    readonly log: {
      readonly setup: (about: { readonly game: string }) => string;
      readonly captain: (about: {
        readonly round: number;
        readonly who: 'you' | 'they';
        readonly a: string;
      }) => string;
      readonly draw: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly cards: string;
      }) => string;
      readonly cardQuoted: (about: { readonly card: string }) => string;
      readonly reshuffle: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
      readonly roll: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly first: string;
        readonly second: string;
      }) => string;
      readonly assign: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly world: 'bay' | 'island';
        readonly morning: string;
        readonly evening: string;
      }) => string;
      readonly turn: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly card: string;
      }) => string;
      readonly load: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly cargo: string;
        readonly into: string;
      }) => string;
      readonly loadOver: (about: {
        readonly who: 'you' | 'they';
        readonly emptied: string;
        readonly outOf: string;
        readonly a: string;
        readonly cargo: string;
      }) => string;
      readonly skipLoad: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly world: 'bay' | 'island';
        readonly good: 'gold' | 'food' | 'powder';
      }) => string;
      readonly ahead: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly n: number;
        readonly to: string;
      }) => string;
      readonly back: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly n: number;
        readonly to: string;
      }) => string;
      readonly steered: (about: {
        readonly voyage: string;
        readonly who: 'you' | 'they';
        readonly a: string;
      }) => string;
      readonly home: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
      readonly lastRound: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
      readonly drift: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly n: number;
        readonly to: string;
      }) => string;
      readonly battle: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly whom: 'you' | 'they';
        readonly b: string;
      }) => string;
      readonly powder: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly cargo: string;
      }) => string;
      readonly battleRoll: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly face: string;
      }) => string;
      readonly battleFace: (about: { readonly face: string }) => string;
      readonly sabre: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly whom: 'you' | 'they';
        readonly b: string;
      }) => string;
      readonly tie: (about: { readonly n: number }) => string;
      readonly won: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly whom: 'you' | 'they';
        readonly b: string;
        readonly high: number;
        readonly low: number;
      }) => string;
      readonly star: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly whom: 'you' | 'they';
        readonly b: string;
      }) => string;
      readonly stealHold: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly cargo: string;
        readonly whom: 'you' | 'they';
        readonly b: string;
        readonly into: string;
      }) => string;
      readonly stealHoldOver: (about: {
        readonly who: 'you' | 'they';
        readonly emptied: string;
        readonly outOf: string;
        readonly a: string;
        readonly cargo: string;
        readonly whom: 'you' | 'they';
        readonly b: string;
      }) => string;
      readonly sink: (about: {
        readonly a: string;
        readonly whom: 'you' | 'they';
        readonly cargo: string;
        readonly b: string;
      }) => string;
      readonly stealTreasure: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly treasure: string;
        readonly whom: 'you' | 'they';
        readonly b: string;
      }) => string;
      readonly hidden: string;
      readonly token: string;
      readonly withContents: (about: { readonly treasure: string; readonly cargo: string }) => string;
      readonly curse: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly whom: 'you' | 'they';
        readonly b: string;
        readonly treasure: string;
      }) => string;
      readonly cursed: string;
      readonly noSpoils: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
      readonly shortage: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly missing: number;
        readonly price: string;
        readonly has: number;
      }) => string;
      readonly pay: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly cargo: string;
        readonly where: 'port' | 'sea';
      }) => string;
      readonly payAll: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly cargo: string;
      }) => string;
      readonly shortageRoll: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly face: string;
        readonly sign: 'circle' | 'square' | 'skull' | 'star';
      }) => string;
      readonly shortageFace: (about: { readonly sign: 'circle' | 'square' | 'skull' | 'star' }) => string;
      readonly found: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
      readonly foundWhat: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly treasure: string;
      }) => string;
      readonly leave: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
      readonly end: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
      readonly homeward: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly n: number;
      }) => string;
      readonly noPowder: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly world: 'bay' | 'island';
      }) => string;
      readonly foundPower: (about: { readonly found: string; readonly power: string }) => string;
      readonly reveal: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly treasures: string;
      }) => string;
      readonly endShared: (about: { readonly names: string }) => string;
    };
    readonly round: (about: { readonly n: number }) => string;
    readonly dice: string;
    readonly die: (about: { readonly half: string; readonly n: number }) => string;
    readonly unassigned: string;
    readonly yourShip: string;
    readonly ships: string;
    readonly captain: string;
    readonly acting: string;
    readonly picked: string;
    readonly behind: (about: { readonly place: string; readonly laps: number }) => string;
    readonly home: string;
    readonly holds: string;
    readonly holdWith: (about: { readonly hold: string; readonly cargo: string }) => string;
    readonly holdEmpty: (about: { readonly hold: string }) => string;
    readonly treasures: string;
    readonly downs: { readonly anything: string; readonly treasure: string; readonly cursed: string };
    readonly tokens: (about: { readonly n: number }) => string;
    readonly hand: string;
    readonly handSize: (about: { readonly n: number }) => string;
    readonly deckSize: (about: { readonly n: number }) => string;
    readonly yourPick: string;
    readonly course: string;
    readonly courseNote: string;
    readonly lanes: (about: { readonly world: 'bay' | 'island'; readonly lane: 'outer' | 'inner' }) => string;
    readonly finish: (about: { readonly points: string }) => string;
    readonly lairs: (about: { readonly spaces: string }) => string;
    readonly noLairs: string;
    readonly pile: (about: { readonly n: number }) => string;
    readonly powderIn: (about: { readonly cargo: string }) => string;
    readonly rolled: (about: { readonly face: string }) => string;
    readonly notRolled: string;
    readonly parts: {
      readonly finish: string;
      readonly gold: (about: { readonly world: 'bay' | 'island' }) => string;
      readonly treasure: string;
      readonly curse: string;
    };
    readonly reasons: { readonly home: string; readonly guard: string };
    readonly toGo: (about: { readonly n: number }) => string;
    readonly stage: {
      readonly captain: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
      readonly short: (about: { readonly n: number }) => string;
      readonly sign: (about: { readonly sign: 'circle' | 'square' | 'skull' | 'star' }) => string;
      readonly win: (about: { readonly high: number; readonly low: number }) => string;
      readonly lose: (about: { readonly low: number; readonly high: number }) => string;
      readonly beats: (about: {
        readonly a: string;
        readonly b: string;
        readonly high: number;
        readonly low: number;
      }) => string;
      readonly winByStar: string;
      readonly loseByStar: string;
      readonly beatsByStar: (about: { readonly a: string; readonly b: string }) => string;
      readonly tie: (about: { readonly n: number }) => string;
      readonly tieSub: string;
      readonly starSub: string;
      readonly sabreSub: string;
      readonly nothing: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
      readonly noRoom: string;
      readonly left: string;
      readonly home: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
      readonly lastRound: string;
      readonly over: string;
      readonly reveals: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
      readonly closed: (about: { readonly name: string }) => string;
      readonly nobodyKnows: string;
      readonly hidden: string;
      readonly token: string;
      readonly worth: (about: { readonly n: number }) => string;
      readonly curse: (about: { readonly points: string }) => string;
      readonly ghost: (about: { readonly half: string; readonly n: number }) => string;
      readonly then: (about: { readonly names: string }) => string;
    };
    readonly forecast: { readonly best: string; readonly worst: string };
  };
  readonly kept: {
    readonly unknown: string;
    readonly on: (about: { readonly moves: number; readonly day: string }) => string;
    readonly over: (about: { readonly moves: number; readonly day: string }) => string;
    readonly resume: string;
    readonly look: string;
    readonly open: (about: { readonly game: string }) => string;
    readonly discard: string;
    readonly discardOf: (about: { readonly game: string }) => string;
    readonly downloadOf: (about: { readonly game: string }) => string;
    readonly sure: (about: { readonly game: string }) => string;
    readonly unsafe: { readonly heading: string; readonly text: string };
    readonly elsewhere: { readonly heading: string; readonly text: string; readonly button: string };
  };
  readonly learn: {
    readonly title: string;
    readonly page: (about: { readonly game: string }) => string;
    readonly choose: string;
    readonly home: string;
    readonly goal: string;
    readonly turn: string;
    readonly topics: string;
    readonly end: string;
    readonly tips: string;
    readonly play: string;
    readonly playOf: (about: { readonly ruleset: string }) => string;
    readonly against: string;
    readonly rules: string;
    readonly games: {
      readonly jamaica: {
        readonly name: string;
        readonly goal: string;
        readonly turn: {
          readonly a: string;
          readonly b: string;
          readonly c: string;
          readonly d: string;
          readonly e: string;
        };
        readonly topics: {
          readonly symbols: { readonly title: string; readonly text: string };
          readonly full: { readonly title: string; readonly text: string };
          readonly battle: { readonly title: string; readonly text: string };
          readonly shortage: { readonly title: string; readonly text: string };
          readonly treasures: { readonly title: string; readonly text: string };
          readonly ghost: { readonly title: string; readonly text: string };
        };
        readonly end: string;
        readonly tips: { readonly a: string; readonly b: string; readonly c: string };
      };
      readonly yassa: {
        readonly name: string;
        readonly goal: string;
        readonly turn: {
          readonly a: string;
          readonly b: string;
          readonly c: string;
          readonly d: string;
          readonly e: string;
        };
        readonly topics: {
          readonly symbols: { readonly title: string; readonly text: string };
          readonly full: { readonly title: string; readonly text: string };
          readonly battle: { readonly title: string; readonly text: string };
          readonly shortage: { readonly title: string; readonly text: string };
          readonly treasures: { readonly title: string; readonly text: string };
        };
        readonly end: string;
        readonly tips: { readonly a: string; readonly b: string; readonly c: string };
      };
      readonly cartagena: {
        readonly name: string;
        readonly goal: string;
        readonly turn: {
          readonly a: string;
          readonly b: string;
          readonly c: string;
          readonly d: string;
          readonly e: string;
        };
        readonly topics: {
          readonly crowd: { readonly title: string; readonly text: string };
          readonly cards: { readonly title: string; readonly text: string };
          readonly ways: { readonly title: string; readonly text: string };
        };
        readonly end: string;
        readonly tips: { readonly a: string; readonly b: string; readonly c: string };
      };
    };
    readonly ways: {
      readonly 'cartagena-jamaica': string;
      readonly 'cartagena-tortuga': string;
      readonly 'cartagena-hispaniola': string;
      readonly 'jamaica-1': string;
      readonly 'jamaica-2': string;
      readonly yassa: string;
    };
  };
  readonly notices: {
    readonly title: (about: { readonly game: string }) => string;
    readonly turn: { readonly heading: string; readonly text: (about: { readonly game: string }) => string };
    readonly text: string;
    readonly device: string;
    readonly blocked: string;
    readonly unable: string;
    readonly always: string;
    readonly pageOnly: string;
    readonly what: string;
    readonly kinds: { readonly turn: string; readonly invitation: string };
    readonly quiet: {
      readonly legend: string;
      readonly on: string;
      readonly from: string;
      readonly until: string;
    };
  };
  readonly online: {
    readonly title: string;
    readonly home: string;
    readonly lobbyLink: string;
    readonly hailing: string;
    readonly unreachable: { readonly heading: string; readonly text: string; readonly again: string };
    readonly ended: { readonly heading: string; readonly again: string };
    readonly lost: string;
    readonly back: string;
    readonly namesake: (about: { readonly name: string; readonly seat: number }) => string;
    readonly clock: {
      readonly none: string;
      readonly live: (about: { readonly minutes: number; readonly seconds: number }) => string;
      readonly hours: (about: { readonly n: number }) => string;
      readonly days: (about: { readonly n: number }) => string;
    };
    readonly timeLeft: {
      readonly days: (about: { readonly days: number; readonly hours: number }) => string;
      readonly hours: (about: { readonly hours: number; readonly minutes: number }) => string;
    };
    readonly delay: {
      readonly none: string;
      readonly seconds: (about: { readonly n: number }) => string;
      readonly minutes: (about: { readonly n: number }) => string;
    };
    readonly name: {
      readonly heading: string;
      readonly invited: string;
      readonly text: string;
      readonly label: string;
      readonly submit: string;
      readonly change: string;
      readonly you: string;
      readonly called: (about: { readonly name: string }) => string;
    };
    readonly device: {
      readonly heading: string;
      readonly text: string;
      readonly make: string;
      readonly link: string;
    };
    readonly notices: string;
    readonly sessions: {
      readonly heading: string;
      readonly text: string;
      readonly here: string;
      readonly elsewhere: string;
      readonly program: (about: { readonly name: string }) => string;
      readonly until: (about: { readonly since: string; readonly until: string }) => string;
      readonly used: (about: { readonly since: string; readonly used: string }) => string;
      readonly end: string;
      readonly endOf: (about: { readonly since: string }) => string;
      readonly revoke: string;
      readonly revokeOf: (about: { readonly name: string }) => string;
      readonly ended: string;
    };
    readonly recover: {
      readonly title: string;
      readonly heading: string;
      readonly text: string;
      readonly button: string;
      readonly done: (about: { readonly name: string }) => string;
      readonly noCode: string;
    };
    readonly copy: { readonly button: string; readonly done: string };
    readonly make: {
      readonly heading: string;
      readonly seats: string;
      readonly seatsNote: string;
      readonly clock: string;
      readonly clockNote: string;
      readonly visibility: string;
      readonly visibilities: { readonly link: string; readonly public: string };
      readonly spectators: string;
      readonly delay: string;
      readonly odds: string;
      readonly standIn: string;
      readonly more: string;
      readonly submit: string;
    };
    readonly plan: {
      readonly change: string;
      readonly save: string;
      readonly cancel: string;
      readonly copy: string;
      readonly changedBy: (about: { readonly name: string }) => string;
      readonly changedByHost: string;
    };
    readonly lobby: {
      readonly heading: string;
      readonly empty: string;
      readonly seats: (about: { readonly taken: number; readonly seats: number }) => string;
      readonly stages: { readonly open: string; readonly running: string; readonly over: string };
      readonly join: string;
      readonly look: string;
      readonly enter: (about: { readonly deed: string; readonly game: string }) => string;
      readonly yours: string;
      readonly noneFits: string;
      readonly filters: {
        readonly heading: string;
        readonly pace: string;
        readonly paces: {
          readonly all: string;
          readonly live: string;
          readonly slow: string;
          readonly none: string;
        };
        readonly language: string;
        readonly anyLanguage: string;
        readonly mine: string;
      };
      readonly age: {
        readonly now: string;
        readonly minutes: (about: { readonly n: number }) => string;
        readonly hours: (about: { readonly n: number }) => string;
        readonly days: (about: { readonly n: number }) => string;
      };
    };
    readonly table: {
      readonly opening: string;
      readonly none: string;
      readonly closed: string;
      readonly damaged: string;
      readonly readable: string;
      readonly open: string;
      readonly seats: string;
      readonly seat: (about: { readonly n: number }) => string;
      readonly empty: string;
      readonly host: string;
      readonly you: string;
      readonly notReady: string;
      readonly change: string;
      readonly whichSeat: string;
      readonly colours: string;
      readonly sit: string;
      readonly move: string;
      readonly kick: (about: { readonly name: string }) => string;
      readonly bot: (about: { readonly n: number }) => string;
      readonly addBot: string;
      readonly start: string;
      readonly waiting: {
        readonly seats: (about: { readonly n: number }) => string;
        readonly ready: string;
        readonly host: string;
        readonly you: string;
        readonly opening: string;
      };
      readonly invite: string;
      readonly inviteText: string;
      readonly link: string;
      readonly leave: string;
      readonly plan: string;
      readonly spectating: string;
      readonly spectators: (about: { readonly n: number }) => string;
      readonly public: string;
      readonly hidden: string;
      readonly withSpectators: string;
      readonly noSpectators: string;
      readonly delayed: {
        readonly seconds: (about: { readonly n: number }) => string;
        readonly minutes: (about: { readonly n: number }) => string;
      };
      readonly live: string;
      readonly withOdds: string;
      readonly noOdds: string;
      readonly standIn: (about: { readonly level: string }) => string;
      readonly share: string;
      readonly shareText: (about: { readonly game: string }) => string;
    };
    readonly crew: {
      readonly timer: (about: { readonly name: string }) => string;
      readonly toAct: string;
      readonly standIn: (about: { readonly name: string }) => string;
      readonly standInShort: string;
    };
    readonly marks: {
      readonly program: string;
      readonly away: string;
      readonly standIn: (about: { readonly level: string }) => string;
    };
    readonly standing: { readonly heading: string; readonly text: string; readonly back: string };
    readonly undo: {
      readonly heading: (about: { readonly name: string }) => string;
      readonly yours: string;
      readonly agreed: (about: { readonly names: string }) => string;
      readonly waiting: string;
      readonly agree: string;
      readonly decline: string;
      readonly withdraw: string;
    };
    readonly recap: { readonly heading: string; readonly play: string; readonly close: string };
    readonly chat: {
      readonly heading: { readonly seats: string; readonly spectators: string };
      readonly label: string;
      readonly send: string;
      readonly empty: string;
      readonly mute: (about: { readonly name: string }) => string;
      readonly unmute: (about: { readonly name: string }) => string;
      readonly muteShort: string;
      readonly unmuteShort: string;
      readonly unsent: string;
    };
    readonly dice: {
      readonly heading: string;
      readonly promise: string;
      readonly secret: string;
      readonly before: string;
    };
    readonly end: {
      readonly rematch: string;
      readonly follow: string;
      readonly rematchOn: string;
      readonly record: string;
    };
    readonly notes: {
      readonly unopened: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
      readonly undoAsked: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
      readonly undoAgreed: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
      readonly undoDeclined: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
      readonly undone: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
      readonly standIn: {
        readonly time: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
        readonly host: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
        readonly left: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
      };
      readonly returned: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
    };
    readonly invitation: {
      readonly open: string;
      readonly from: (about: { readonly name: string }) => string;
      readonly players: (about: { readonly n: number }) => string;
      readonly nobody: string;
      readonly seated: (about: { readonly names: string }) => string;
      readonly choose: string;
      readonly learn: string;
    };
  };
  readonly options: {
    readonly ghost: { readonly name: string; readonly values: { readonly yes: string; readonly no: string } };
    readonly 'boat-retreat': {
      readonly name: string;
      readonly values: { readonly yes: string; readonly no: string };
      readonly notes: { readonly no: string };
    };
    readonly tunnel: {
      readonly name: string;
      readonly values: { readonly random: string; readonly chosen: string };
      readonly note: string;
    };
    readonly laps: { readonly name: string; readonly values: { readonly '1': string; readonly '2': string } };
  };
  readonly refusals: {
    readonly line: (about: { readonly line: number }) => string;
    readonly lineProved: (about: { readonly line: number; readonly after: number }) => string;
    readonly 'setup/unknown-ruleset': (about: { readonly ruleset: string }) => string;
    readonly 'setup/seats': (about: {
      readonly from: string;
      readonly to: string;
      readonly seats: string;
    }) => string;
    readonly 'setup/unknown-option': (about: { readonly option: string }) => string;
    readonly 'setup/option-value': (about: { readonly option: string; readonly value: string }) => string;
    readonly 'move/unreadable': (about: { readonly move: string }) => string;
    readonly 'move/no-such-seat': (about: { readonly seat: string }) => string;
    readonly 'move/not-your-turn': (about: { readonly seat: string }) => string;
    readonly 'move/illegal': (about: { readonly move: string }) => string;
    readonly 'move/game-over': string;
    readonly 'record/header': string;
    readonly 'record/newer': (about: { readonly form: string; readonly ours: string }) => string;
    readonly 'record/revision': (about: { readonly revision: string; readonly ours: string }) => string;
    readonly 'record/line': string;
    readonly 'record/rolls': string;
    readonly 'record/truncated': string;
    readonly 'record/after-end': string;
    readonly 'record/checksum': string;
    readonly 'record/altered': string;
    readonly 'record/result': string;
    readonly 'record/undo': string;
    readonly 'record/dice-promise': string;
    readonly 'record/dice-seal': string;
    readonly 'record/dice-roll': string;
    readonly 'frame/unreadable': string;
    readonly 'frame/too-long': string;
    readonly 'frame/too-many': string;
    readonly 'frame/version': string;
    readonly 'person/unknown': string;
    readonly 'person/name': string;
    readonly 'person/name-unseen': string;
    readonly 'person/name-marks': string;
    readonly 'person/too-many': string;
    readonly 'person/too-often': (about: { readonly seconds: string }) => string;
    readonly 'table/unknown': string;
    readonly 'table/revision': (about: { readonly revision: string }) => string;
    readonly 'table/damaged': string;
    readonly 'table/not-open': string;
    readonly 'table/not-running': string;
    readonly 'table/not-over': string;
    readonly 'table/not-host': string;
    readonly 'table/not-seated': string;
    readonly 'table/seat-taken': (about: { readonly seat: string }) => string;
    readonly 'table/seat-empty': (about: { readonly seat: string }) => string;
    readonly 'table/no-such-seat': string;
    readonly 'table/colour-taken': string;
    readonly 'table/seats-empty': string;
    readonly 'table/too-few-seats': (about: { readonly people: string; readonly seats: string }) => string;
    readonly 'table/changed': string;
    readonly 'table/not-ready': (about: { readonly seat: string }) => string;
    readonly 'table/opening': string;
    readonly 'table/not-opening': string;
    readonly 'table/wrong-nonce': string;
    readonly 'table/no-spectators': string;
    readonly 'table/stale': string;
    readonly 'table/no-undo': string;
    readonly 'table/undo-asked': string;
    readonly 'table/no-undo-asked': string;
    readonly 'table/not-away': string;
    readonly 'table/too-many': string;
    readonly 'table/too-many-bots': (about: { readonly most: string }) => string;
    readonly 'table/barred': string;
    readonly 'lobby/too-many': (about: { readonly most: string }) => string;
    readonly 'table/too-long': string;
    readonly 'table/too-often': string;
    readonly 'chat/muted': string;
    readonly 'chat/empty': string;
    readonly 'chat/too-many': (about: { readonly seconds: string }) => string;
    readonly 'chat/too-many-muted': string;
    readonly 'store/full': string;
    readonly 'store/unavailable': string;
    readonly 'server/stopping': string;
    readonly 'server/failed': string;
  };
  readonly replay: {
    readonly none: { readonly heading: string; readonly text: string; readonly load: string };
    readonly opening: string;
    readonly unreachable: string;
    readonly again: string;
    readonly load: string;
    readonly download: string;
    readonly controls: {
      readonly heading: string;
      readonly play: string;
      readonly pause: string;
      readonly step: string;
      readonly stepBack: string;
      readonly round: (about: { readonly of: 'round' | 'turn' }) => string;
      readonly roundBack: (about: { readonly of: 'round' | 'turn' }) => string;
      readonly battle: string;
      readonly scrub: string;
      readonly moment: (about: {
        readonly of: 'round' | 'turn';
        readonly round: number;
        readonly moment: number;
        readonly last: number;
      }) => string;
      readonly speed: string;
      readonly keys: (about: { readonly of: 'round' | 'turn' }) => string;
    };
    readonly eyes: {
      readonly label: string;
      readonly spectator: string;
      readonly all: string;
      readonly own: string;
    };
    readonly link: { readonly copy: string; readonly copied: string; readonly here: string };
    readonly dice: { readonly heading: string; readonly oldForm: string };
    readonly toTable: string;
    readonly toStart: string;
  };
  readonly results: {
    readonly parts: string;
    readonly takenOff: string;
    readonly heading: string;
    readonly race: {
      readonly heading: string;
      readonly home: string;
      readonly table: string;
      readonly start: string;
      readonly waiting: string;
      readonly none: string;
      readonly caption: (about: { readonly of: 'round' | 'turn' }) => string;
      readonly when: (about: { readonly of: 'round' | 'turn'; readonly n: number }) => string;
    };
    readonly turns: {
      readonly heading: string;
      readonly lead: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
    };
    readonly share: {
      readonly button: string;
      readonly name: string;
      readonly saved: string;
      readonly failed: string;
    };
  };
  readonly ring: {
    readonly status: (about: { readonly n: number }) => string;
    readonly question: { readonly title: string; readonly others: string };
    readonly card: (about: { readonly n: number }) => string;
    readonly higher: (about: { readonly n: number }) => string;
    readonly lower: (about: { readonly from: number; readonly to: number }) => string;
    readonly boats: string;
    readonly board: (about: { readonly n: number }) => string;
    readonly place: (about: { readonly a: string; readonly n: number }) => string;
    readonly gone: (about: { readonly n: number; readonly all: number }) => string;
    readonly picked: string;
    readonly unpicked: string;
    readonly own: string;
    readonly log: {
      readonly round: (about: { readonly n: number }) => string;
      readonly picked: (about: { readonly who: 'you' | 'they'; readonly a: string }) => string;
      readonly pickedCard: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly n: number;
      }) => string;
      readonly equal: (about: { readonly n: number }) => string;
      readonly turned: (about: {
        readonly first: number;
        readonly second: number;
        readonly die: number;
      }) => string;
      readonly went: (about: {
        readonly who: 'you' | 'they';
        readonly a: string;
        readonly n: number;
      }) => string;
      readonly end: string;
    };
    readonly parts: { readonly spaces: string };
    readonly reasons: { readonly home: string };
  };
  readonly rules: {
    readonly title: string;
    readonly page: string;
    readonly whole: string;
    readonly close: string;
    readonly search: string;
    readonly hint: string;
    readonly found: (about: { readonly count: number }) => string;
    readonly contents: string;
    readonly copy: (about: { readonly id: string }) => string;
    readonly copied: (about: { readonly id: string }) => string;
    readonly elsewhere: string;
    readonly first: string;
    readonly second: string;
    readonly rows: (about: { readonly count: number }) => string;
    readonly legend: string;
  };
  readonly start: {
    readonly heading: string;
    readonly game: string;
    readonly players: (about: { readonly from: number; readonly to: number }) => string;
    readonly seats: string;
    readonly seatsNote: string;
    readonly seat: string;
    readonly seatNote: string;
    readonly seatName: (about: { readonly n: number; readonly name: string }) => string;
    readonly seed: string;
    readonly seedNote: string;
    readonly opponents: string;
    readonly opponentsBySeat: string;
    readonly play: string;
    readonly rule: (about: { readonly id: string }) => string;
    readonly compulsory: (about: { readonly value: string }) => string;
    readonly more: string;
  };
  readonly stories: {
    readonly close: string;
    readonly jamaica: { readonly title: string; readonly text: string };
    readonly yassa: { readonly title: string; readonly text: string };
    readonly cartagena: { readonly title: string; readonly text: string };
    readonly ways: {
      readonly 'cartagena-jamaica': string;
      readonly 'cartagena-tortuga': string;
      readonly 'cartagena-hispaniola': string;
    };
  };
}
