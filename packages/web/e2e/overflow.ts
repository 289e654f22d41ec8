/** Whatever of the page's text leaves its box or is cut off by one. Stands on its own, to be sent into the page. */
export function overflowing(): string[] {
  const SLACK = 2;
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) look(node);
  return [...found];

  function look(node: Node): void {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    const isShown = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (parent === null || text === '' || !isShown || parent.closest('svg, select, script') !== null) return;
    if (isShortened(parent)) return;
    if (parent.clientWidth > 1 && !scrolls(parent) && parent.scrollWidth > parent.clientWidth + SLACK)
      found.add(`"${text}" is wider than ${parent.localName}.${parent.className}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()];
    for (let box: Element | null = parent; box !== null && !scrolls(box); box = box.parentElement) {
      const edge = box.getBoundingClientRect();
      if (isOnlyHeard(edge)) return;
      const confines = box.matches('button, .button, summary, [data-move]') || cuts(box);
      if (confines && rects.some((rect) => isOutside(rect, edge)))
        found.add(`"${text}" leaves ${box.localName}.${box.className}`);
    }
  }

  /** On purpose, with all of it in the tooltip. */
  function isShortened(box: Element): boolean {
    return (
      getComputedStyle(box).textOverflow === 'ellipsis' &&
      box.getAttribute('title') === box.textContent.trim()
    );
  }

  function scrolls(box: Element): boolean {
    const { overflowX, overflowY } = getComputedStyle(box);
    return [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
  }

  function cuts(box: Element): boolean {
    const { overflowX, overflowY } = getComputedStyle(box);
    return [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
  }

  function isOnlyHeard({ width, height }: DOMRect): boolean {
    return width <= 1 || height <= 1;
  }

  function isOutside(rect: DOMRect, edge: DOMRect): boolean {
    const isBeside = rect.left < edge.left - SLACK || rect.right > edge.right + SLACK;
    return isBeside || rect.top < edge.top - SLACK || rect.bottom > edge.bottom + SLACK;
  }
}
