import type { Component } from 'svelte';

/**
 * A component that draws a part of a game. Compared like a method, so that a part that takes the view of its own game
 * fits the contract of all games.
 */
export type Part<Props extends object> = {
  draw(internals: Parameters<Component>[0], props: Props): ReturnType<Component<Props>>;
}['draw'];

/** A question about a thing of the game's own, compared like a method as well. */
export type Ask<Thing, Answer> = { ask(thing: Thing): Answer }['ask'];

/** A part that is fetched when it is first shown. */
export type LazyPart<Props extends object> = () => Promise<{ readonly default: Part<Props> }>;

/** A part that looks always the same. */
export function still<Props extends object>(drawing: Component<Record<string, never>>): Part<Props> {
  return (internals) => {
    drawing(internals, {});
    return {};
  };
}
