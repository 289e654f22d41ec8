import type { Clock } from '@topsail/protocol';
import { counted } from './grammar.ts';

const DAY_HOURS = 24;

function clock(c: Clock): string {
  if (c.kind === 'none') return 'No clock';
  if (c.kind === 'live')
    return `${counted(Math.round(c.bankSeconds / 60), 'minute', 'minutes')} each, and ${c.incrementSeconds}\u00a0s for every decision`;
  const days = c.hours / DAY_HOURS;
  return `${Number.isInteger(days) ? counted(days, 'day', 'days') : counted(c.hours, 'hour', 'hours')} for every decision`;
}

/** Time left: minutes and seconds, or days and hours. */
function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= DAY_HOURS) return `${Math.floor(hours / DAY_HOURS)}\u00a0d ${hours % DAY_HOURS}\u00a0h`;
  if (hours > 0) return `${hours}\u00a0h ${minutes % 60}\u00a0min`;
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

function delay(seconds: number): string {
  if (seconds === 0) return 'As it happens';
  return `${seconds < 60 ? `${seconds}\u00a0s` : counted(seconds / 60, 'minute', 'minutes')} later`;
}

export const online = {
  title: 'Tables online',
  home: 'Start page',
  lobbyLink: 'All tables',
  hailing: 'Hailing the server…',
  unreachable: {
    heading: 'The server does not answer',
    text: 'Is there a connection? Games against bots work without one.',
    again: 'Try again',
  },
  ended: {
    heading: 'This page must be loaded again',
    again: 'Load again',
  },
  lost: 'The connection is lost; trying again. Nothing is lost of what you did.',
  back: 'The connection is back.',
  namesake: (name: string, seat: number) => `${name} (${seat})`,
  clock,
  timeLeft,
  delay,

  name: {
    heading: 'What are you called?',
    invited: 'You are invited to a table. Say what you are called, then see who is there.',
    text: 'A name is all it takes: no account, no password.',
    label: 'Your name',
    submit: 'Go on',
    change: 'Change name',
    you: 'You',
    called: (name: string) => `The others see you as ${name}.`,
  },

  device: {
    heading: 'Use me on another device',
    text: 'Makes a link that works once. Whoever opens it becomes you there, tables and all: show it to nobody else.',
    make: 'Make a link',
    link: 'Your link',
  },

  recover: {
    title: 'Move to this device',
    heading: 'Go on as yourself here',
    text: 'This link makes you, on this device, who you are on the other. It works once.',
    button: 'This is me',
    done: (name: string) => `Welcome aboard, ${name}.`,
    noCode: 'This link is not complete. Make a new one on the other device.',
  },

  copy: { button: 'Copy link', done: 'Copied' },

  make: {
    heading: 'Set a table',
    seats: 'Players at the table',
    seatsNote: 'Friends, and bots where you like',
    clock: 'Clock',
    clockNote: 'When the time is up, a bot plays on until its captain is back',
    visibility: 'Who finds it',
    visibilities: { link: 'Whoever has the link', public: 'Everybody, in the list of tables' },
    spectators: 'Others may look on',
    delay: 'Spectators see it',
    odds: 'Show the odds of a battle',
    standIn: 'Stand-in for who is away',
    more: 'Clock, spectators and more',
    submit: 'Set the table',
  },

  lobby: {
    heading: 'Public tables',
    empty: 'No public table just now. Set one, and others find it here.',
    seats: (taken: number, seats: number) => `${taken} of ${seats} seats taken`,
    stages: { open: 'Seats are being taken', running: 'Game on', over: 'Over' },
    join: 'Join',
    look: 'Look on',
    enter: (deed: string, ruleset: string) => `${deed}: ${ruleset}`,
  },

  table: {
    opening: 'Opening the table…',
    none: 'No table here',
    closed: 'This table is closed to you',
    open: 'Seats are being taken',
    seats: 'Seats',
    seat: (n: number) => `Seat ${n}`,
    empty: 'Empty',
    host: 'Host',
    you: 'you',
    notReady: 'not here yet',
    choose: 'Take a seat',
    change: 'Change seat or colours',
    whichSeat: 'Seat',
    colours: 'Colours',
    sit: 'Sit down',
    move: 'Change',
    kick: (name: string) => `Remove ${name}`,
    bot: (n: number) => `Bot for seat ${n}`,
    addBot: 'Add bot',
    start: 'Start the game',
    waiting: {
      seats: (n: number) => `${counted(n, 'seat is', 'seats are')} still empty.`,
      ready: 'Somebody whose seat is kept has not come yet.',
      host: 'The host starts the game when every seat is taken.',
      you: 'Every seat is taken: the game can start.',
    },
    invite: 'Invite',
    inviteText: 'Whoever opens this link sees who is there and may take a seat.',
    link: 'Link to this table',
    leave: 'Leave',
    plan: 'The table',
    spectating: 'You are looking on.',
    spectators: (n: number) => counted(n, 'spectator', 'spectators'),
    public: 'In the list of public tables',
    hidden: 'Found by its link only',
    noSpectators: 'No spectators',
    delayed: (when: string) => `Spectators see it ${when.toLowerCase()}`,
    noOdds: 'Odds are not shown',
    standIn: (level: string) => `Stand-in: ${level}`,
  },

  crew: {
    heading: 'At the table',
    timer: (name: string) => `Time of ${name}`,
    toAct: 'to act',
    standIn: (name: string) => `Let a bot play for ${name}`,
    standInShort: 'Let a bot play',
  },

  marks: {
    program: 'Program',
    away: 'away',
    standIn: (level: string) => `${level} stands in`,
  },

  standing: {
    heading: 'A bot plays for you',
    text: 'Your seat is yours: take it back whenever you like.',
    back: 'Take my seat back',
  },

  undo: {
    heading: (name: string) => `${name} asks to take back a move`,
    yours: 'You asked to take back your move',
    agreed: (names: string) => `${names} agreed.`,
    waiting: 'The others are asked.',
    agree: 'Agree',
    decline: 'Decline',
    withdraw: 'Never mind',
  },

  recap: {
    heading: 'While you were away',
    close: 'Understood',
  },

  chat: {
    heading: { seats: 'Talk at the table', spectators: 'Talk among spectators' },
    label: 'Say something',
    send: 'Say',
    empty: 'Nothing has been said.',
    mute: (name: string) => `Mute ${name}`,
    unmute: (name: string) => `Let ${name} speak`,
    muteShort: 'Mute',
    unmuteShort: 'Unmute',
    muted: 'You are muted at this table.',
    unsent: 'Not sent: there is no connection. Try again when it is back.',
  },

  dice: {
    heading: 'Fair dice',
    promise: 'Promise',
    secret: 'Secret',
    before:
      'The server made this promise before the first roll, and every captain added luck of their own. After the end the secret is shown, and anybody can check that no die was loaded.',
    after: 'The secret fits the promise. To check every roll yourself: download the record, then run',
    command: 'npx topsail verify FILE',
    broken: 'The secret does not fit the promise: the dice of this table cannot be trusted.',
  },

  end: {
    rematch: 'Rematch',
    follow: 'To the rematch',
    rematchOn: 'A rematch is being set up. Your seat is kept.',
    record: 'Download record',
  },

  notes: {
    undoAsked: (a: string) => `${a} asks to take back a move`,
    undoAgreed: (a: string) => `${a} agrees`,
    undoDeclined: (a: string) => `${a}: no taking back`,
    undone: (a: string) => `${a} takes back a move`,
    standIn: {
      time: (a: string) => `The time of ${a} is up: a bot plays on`,
      host: (a: string) => `${a} is away: a bot plays on`,
      left: (a: string) => `${a} leaves: a bot plays on`,
    },
    returned: (a: string) => `${a} is back`,
  },
};
