import { createSubscriber } from 'svelte/reactivity';

const turned = createSubscriber((update) => {
  document.addEventListener('visibilitychange', update);
  return () => document.removeEventListener('visibilitychange', update);
});

/** Whether the page is in the background, where nobody sees what it shows. */
export function isOutOfSight(): boolean {
  turned();
  return document.hidden;
}
