// Read before anything is painted, so that no page flashes in another light than its owner wants.
(() => {
  let said = null;
  try {
    said = /theme=(light|dark)/.exec(localStorage.getItem('topsail.settings') ?? '');
  } catch {
    // A browser may forbid all storage.
  }
  const { matches: isDark } = matchMedia('(prefers-color-scheme: dark)');
  document.documentElement.dataset.theme = said?.[1] ?? (isDark ? 'dark' : 'light');
})();
