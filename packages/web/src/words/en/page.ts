import { counted } from './grammar.ts';

export const start = {
  heading: 'New game',
  game: 'Game',
  players: (from: number, to: number) => `${from}–${to} players`,
  seats: 'Players at the table',
  seatsNote: 'You, and bots in the other seats',
  seat: 'Your seat',
  seatNote: 'Play runs in the order of the seats',
  seatName: (n: number, name: string) => `${n}. ${name}`,
  seed: 'Seed',
  seedNote: 'The same seed and the same answers give the same game. Leave it empty for a new one.',
  opponents: 'Your opponents',
  opponentsBySeat: 'Or seat by seat',
  play: 'Play',
  rule: (id: string) => `Rule ${id}`,
  compulsory: (value: string) => `${value}: the rules settle it for this table.`,
  resume: {
    heading: 'Your table is still set',
    text: (ruleset: string, moves: number) => `${ruleset}, ${counted(moves, 'move', 'moves')} played.`,
    button: 'Go on playing',
  },
  online: {
    heading: 'Play with friends online',
    text: 'Set a table, send the link, and play from anywhere. Empty seats go to bots.',
    button: 'To the tables',
  },
  load: {
    heading: 'Load a record',
    text: 'A game saved with “Download record”. Every line is checked before you sit down.',
    button: 'Choose a file',
  },
};

export const table = {
  yourTurn: (what: string) => `Your turn: ${what}`,
  waiting: (names: string, what: string) => `Waiting for ${names} ${what}`,
  changeMind: 'You may still change your answer.',
  rule: (id: string) => `Rule ${id}`,
  ruleUnknown: (id: string) => `The text of ${id} is not at hand.`,
  keys: (last: number) =>
    last > 9
      ? `Keys 1 to ${last} answer too; for two digits type them one after the other.`
      : 'The number keys answer too.',
  log: 'Log',
  logEmpty: 'Nothing has happened yet.',
  logAll: (n: number) => `Show all ${n} lines`,
  logSome: 'Show the latest only',
  tools: 'Table tools',
  undo: 'Undo',
  askUndo: 'Ask to undo',
  undone: 'Your last answer is taken back.',
  newGame: 'New game',
  download: 'Download record',
  load: 'Load record',
  settings: 'Settings',
  pace: 'Bots play',
  paces: { instant: 'at once', calm: 'calmly' },
  digits: 'Number keys choose answers',
  you: 'you',
  thinking: 'thinking…',
  happened: (n: number) => `${counted(n, 'thing', 'things')} happened.`,
};

export const result = {
  wins: (names: string) => `${names} wins!`,
  shared: (names: string) => `${names} share the first place`,
  youWin: 'You win!',
  rank: 'Place',
  entrant: 'Captain',
  score: 'Points',
  again: 'Play again',
  caption: 'Final ranking with the parts of each score',
};
