import { MediaQuery } from 'svelte/reactivity';

/** A phone, upright or on its side: there is only room for what one plays with. */
export const small = new MediaQuery('(width <= 900px) or (height <= 500px)');

/** On its side a phone has no line to spare for a bar. */
export const low = new MediaQuery('(height <= 500px)');
