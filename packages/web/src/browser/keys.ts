/** Whether a key is meant for the page: not for the browser, nor for a dialog that lies over the page. */
export function isForPage(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.altKey && !event.metaKey && document.querySelector('dialog:modal') === null;
}
