import type { Component } from 'svelte';

type Drawn<Props extends object> = Component<Props>;

/**
 * A component that draws a part of a game. Compared like a method, so that a part that takes the view of its own game
 * fits the contract of all games.
 */
export type Part<Props extends object> = {
  draw(this: void, internals: Parameters<Drawn<Props>>[0], props: Props): ReturnType<Drawn<Props>>;
}['draw'];

/** A part that is fetched when it is first shown. */
export type LazyPart<Props extends object> = () => Promise<{ readonly default: Part<Props> }>;
