const PLAIN = '/icon.svg';
const MARKED = '/icon-turn.svg';

/** Not in every browser. */
interface Badged {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Marks the tab and the icon of the page, so that it is found among others. Returns what takes the mark away. */
export function markPage(title: string): () => void {
  const before = document.title;
  document.title = title;
  showIcon(MARKED);
  badge((app) => app.setAppBadge?.(1));
  return () => {
    // Another page may have its own title by now.
    if (document.title === title) document.title = before;
    showIcon(PLAIN);
    badge((app) => app.clearAppBadge?.());
  };
}

function showIcon(path: string): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', path);
}

function badge(change: (app: Badged) => Promise<void> | undefined): void {
  change(navigator)?.catch(() => undefined);
}
