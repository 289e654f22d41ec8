import { immerable, original } from './library.mjs';
import { fill, plainOf } from './plain.mjs';

/**
 * Two ways to keep our state in boardgame.io. In both G is plain data and every move makes a new, frozen G.
 * `chance.now` is the source of the rolls that the recorded game had.
 */
export const ways = {
  /** Moves change the draft that boardgame.io hands out, as its users write them. */
  drafts(game, chance) {
    return {
      G: draftable,
      answer({ G }, seat, text) {
        game.apply(G, seat, game.parseMove(text), chance.now);
      },
      state: (G) => G,
    };
  },

  /** Moves copy G into a state, play on it, and return a copy as the new G. */
  copies(game, chance) {
    const frame = { template: undefined };
    const thaw = (G) => fill(game.clone(frame.template), G);
    return {
      G(state) {
        frame.template = game.clone(state);
        return plainOf(state);
      },
      answer({ G }, seat, text) {
        const state = thaw(original(G));
        game.apply(state, seat, game.parseMove(text), chance.now);
        return plainOf(state);
      },
      state: thaw,
    };
  },
};

/** The class of the state, known to immer, with the fixed parts where no draft reaches them. */
function prototypeOf(state) {
  const { setup, rules, tunnel } = state;
  const made = Object.create(Object.getPrototypeOf(state));
  for (const [key, value] of Object.entries({ setup, rules, tunnel }))
    if (value !== undefined) Object.defineProperty(made, key, { value });
  return markDraftable(made);
}

function markDraftable(prototype) {
  if (!Object.hasOwn(prototype, immerable)) Object.defineProperty(prototype, immerable, { value: true });
  return prototype;
}

function draftable(state) {
  const G = Object.assign(Object.create(prototypeOf(state)), plainOf(state));
  for (const [key, value] of Object.entries(state)) if (key in G) keepClasses(G, key, value);
  return G;
}

/** Parts of the state that are objects of a class stay so. */
function keepClasses(G, key, value) {
  if (!Array.isArray(value) || typeof value[0] !== 'object' || value[0] === null) return;
  const prototype = markDraftable(Object.getPrototypeOf(value[0]));
  G[key] = G[key].map((part) => Object.assign(Object.create(prototype), part));
}
