/** The narrowest chart on which every number can still be read, in pixels of the page. */
const READABLE = 900;
/** Rather a little small than cut off at the rim. */
const HARDLY_MORE = 1.6;
const CLOSEST = 4;
export const A_STEP = 1.4;
export const CLOSE_UP = 1.6;

/** How big a chart starts in a window of this width: whole where that can be read. */
export function firstZoom(width: number): number {
  const needed = width === 0 ? 1 : READABLE / width;
  return needed < HARDLY_MORE ? 1 : needed;
}

export function within(zoom: number): number {
  return Math.max(1, Math.min(CLOSEST, zoom));
}

/** Which part of the content is in the middle of a window, from nothing to one each way. */
export interface Middle {
  readonly x: number;
  readonly y: number;
}

export function middleOf(box: Element): Middle {
  return {
    x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
    y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
  };
}

export function scrollTo(box: Element, { x, y }: Middle, behavior: ScrollBehavior): void {
  box.scrollTo({
    left: x * box.scrollWidth - box.clientWidth / 2,
    top: y * box.scrollHeight - box.clientHeight / 2,
    behavior,
  });
}
