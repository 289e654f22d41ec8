import type { GameId } from '@topsail/games';
import { expect, test } from 'vitest';
import { beats } from '../../../scripts/gallery/beats.mjs';
import { unshown } from '../../../scripts/gallery/unshown.mjs';
import { events as cartagena } from '../src/games/cartagena/events.ts';
import { events as jamaica } from '../src/games/jamaica/events.ts';
import { events as ring } from '../src/games/ring/events.ts';

type ByKind<T> = Readonly<Record<string, T>>;

/** A game that is missing here is a type error. */
const EVENTS: Readonly<Record<GameId, ByKind<{ lasts?: unknown }>>> = { jamaica, cartagena, ring };
const PICTURES: ByKind<ByKind<{ readonly kind: string }>> = beats;
const REASONS: ByKind<ByKind<string>> = unshown;

const inOrder = (kinds: Iterable<string>): readonly string[] => [...new Set(kinds)].sort();

test.each(Object.entries(EVENTS))(
  'the gallery has a picture of every kind of event that %s shows, and says why it has none of the others',
  (game, events) => {
    const shown = Object.keys(events).filter((kind) => events[kind]?.lasts !== undefined);
    const others = Object.keys(events).filter((kind) => !shown.includes(kind));
    const pictured = Object.values(PICTURES[game] ?? {}).map(({ kind }) => kind);
    expect(inOrder(pictured)).toEqual(inOrder(shown));
    expect(inOrder(Object.keys(REASONS[game] ?? {}))).toEqual(inOrder(others));
  },
);
