import type { GameEvent } from '@topsail/engine';
import type { GameClient } from '../games/contract/client.ts';
import type { Sound } from '../ui/sound/sounds.ts';

/** Each of them once, however often it happened at the same moment. */
export function soundsOf({ events }: GameClient, heard: readonly GameEvent[]): readonly Sound[] {
  return [...new Set(heard.flatMap((event) => events[event.e]?.sound?.(event) ?? []))];
}
