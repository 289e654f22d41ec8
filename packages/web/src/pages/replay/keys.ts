import { isForPage } from '../../browser/keys.ts';
import type { Playback } from '../../stage/playback.svelte.ts';
import type { Replay } from '../../replay/replay.svelte.ts';

/** What can be done with a replay by pressing something. */
export interface Pressed {
  readonly replay: Replay;
  readonly playback: Playback;
}

type Deed = (pressed: Pressed) => void;

const DEEDS: Readonly<Record<string, Deed>> = {
  ArrowLeft: ({ replay }) => replay.stepBack(),
  ArrowRight: stepOn,
  PageUp: ({ replay }) => replay.roundBefore(),
  PageDown: ({ replay }) => replay.nextRound(),
  Home: ({ replay }) => replay.go(0),
  End: ({ replay }) => replay.go(replay.last),
  ' ': toggle,
};

/** What is being shown makes room for the next moment. */
export function stepOn({ replay, playback }: Pressed): void {
  playback.skip();
  replay.step();
}

/** A beat stops where it is, and goes on from there. */
export function toggle({ replay, playback }: Pressed): void {
  if (!replay.isPlaying) replay.play();
  else replay.pause();
  playback.isPaused = !replay.isPlaying;
}

/** Where a key means something of its own, it keeps that meaning. */
const OWN_KEYS = 'input:not([type=range]), select, textarea';
const PRESSED_BY_SPACE = 'button, summary, a[role=button]';

export function pressed(by: Pressed, event: KeyboardEvent): void {
  const deed = DEEDS[event.key];
  if (deed === undefined || event.defaultPrevented || !isForPage(event)) return;
  if (event.target instanceof Element) {
    if (event.target.matches(OWN_KEYS)) return;
    if (event.key === ' ' && event.target.matches(PRESSED_BY_SPACE)) return;
  }
  event.preventDefault();
  if (event.key !== ' ') by.playback.isPaused = false;
  deed(by);
}
