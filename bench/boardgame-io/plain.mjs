/** What never changes in a game stays outside G, as boardgame.io's guide advises. */
const fixed = new Set(['setup', 'rules', 'tunnel']);

/** The changing part of a state as plain data: numbers, lists of numbers, and lists of ships. */
export function plainOf(state) {
  const plain = {};
  for (const key in state) if (!fixed.has(key)) plain[key] = copyOf(state[key]);
  return plain;
}

function copyOf(value) {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) return Array.from(value);
  return typeof value[0] === 'object' ? value.map((part) => ({ ...part })) : value.slice();
}

/** Puts plain data back into a state of the same set-up. */
export function fill(state, plain) {
  for (const key in plain) {
    const value = plain[key];
    if (typeof value !== 'object' || value === null) state[key] = value;
    else fillList(state[key], value);
  }
  return state;
}

function fillList(list, values) {
  if (Array.isArray(list)) list.length = values.length;
  for (let i = 0; i < values.length; i++) {
    if (typeof values[i] === 'object') Object.assign(list[i], values[i]);
    else list[i] = values[i];
  }
}
