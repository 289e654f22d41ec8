import { isForPage } from '../../browser/keys.ts';
import type { Replay } from '../../replay/replay.svelte.ts';

type Deed = (replay: Replay) => void;

const DEEDS: Readonly<Record<string, Deed>> = {
  ArrowLeft: (replay) => replay.step(-1),
  ArrowRight: (replay) => replay.step(1),
  PageUp: (replay) => replay.roundBefore(),
  PageDown: (replay) => replay.nextRound(),
  Home: (replay) => replay.go(0),
  End: (replay) => replay.go(replay.last),
  ' ': (replay) => (replay.isPlaying ? replay.pause() : replay.play()),
};

/** Where a key means something of its own, it keeps that meaning. */
const OWN_KEYS = 'input:not([type=range]), select, textarea';
const PRESSED_BY_SPACE = 'button, summary, a[role=button]';

export function pressed(replay: Replay, event: KeyboardEvent): void {
  const deed = DEEDS[event.key];
  if (deed === undefined || event.defaultPrevented || !isForPage(event)) return;
  if (event.target instanceof Element) {
    if (event.target.matches(OWN_KEYS)) return;
    if (event.key === ' ' && event.target.matches(PRESSED_BY_SPACE)) return;
  }
  event.preventDefault();
  deed(replay);
}
