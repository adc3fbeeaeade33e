/** Over or under the anchor, or beside it in the writing direction. */
export type Side = 'top' | 'bottom' | 'start' | 'end';
export type Align = 'start' | 'center' | 'end';

export interface Placement {
  side: Side;
  align: Align;
  /** Pixels between anchor and popup. */
  gap: number;
}

interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

/** Pixels kept free at the window's edges. */
const EDGE = 8;

const within = (at: number, size: number, view: number) => Math.max(EDGE, Math.min(at, view - size - EDGE));

/** Where something of this size begins, beside something else, along one axis. */
function along(from: number, length: number, size: number, align: Align): number {
  if (align === 'start') return from;
  return align === 'end' ? from + length - size : from + (length - size) / 2;
}

const mirrored: Record<Align, Align> = { start: 'end', center: 'center', end: 'start' };

/** Undefined where neither side has the room. */
function beside(anchor: Box, popup: Size, view: Size, { side: wished, align, gap }: Placement, rtl: boolean) {
  const right = view.width - anchor.left - anchor.width - gap - EDGE;
  const left = anchor.left - gap - EDGE;
  if (popup.width > Math.max(left, right)) return undefined;
  const wishRight = (wished === 'end') !== rtl;
  const goRight = popup.width <= (wishRight ? right : left) ? wishRight : !wishRight;
  const side: Side = goRight === rtl ? 'start' : 'end';
  const maxHeight = view.height - 2 * EDGE;
  const height = Math.min(popup.height, maxHeight);
  const x = goRight ? anchor.left + anchor.width + gap : anchor.left - gap - popup.width;
  return {
    side,
    maxHeight,
    left: within(x, popup.width, view.width),
    top: within(along(anchor.top, anchor.height, height, align), height, view.height),
  };
}

/**
 * Where a popup of this size goes, in pixels of the window: on the wished side if it fits there, else where there is
 * more room; moved along the anchor to stay in the window. `maxHeight` is what the side offers. Where the window is too
 * narrow for both beside each other, it goes below or above.
 */
export function place(anchor: Box, popup: Size, view: Size, wished: Placement, rtl: boolean) {
  const aside = wished.side === 'start' || wished.side === 'end';
  const spot = aside && beside(anchor, popup, view, wished, rtl);
  if (spot) return spot;
  const below = view.height - anchor.top - anchor.height - wished.gap - EDGE;
  const above = anchor.top - wished.gap - EDGE;
  const over = wished.side === 'top';
  const fits = popup.height <= (over ? above : below);
  const side: Side = (fits ? over : above > below) ? 'top' : 'bottom';
  const maxHeight = Math.max(side === 'bottom' ? below : above, 0);
  const height = Math.min(popup.height, maxHeight);
  const align = rtl ? mirrored[wished.align] : wished.align;
  return {
    side,
    maxHeight,
    left: within(along(anchor.left, anchor.width, popup.width, align), popup.width, view.width),
    top: side === 'bottom' ? anchor.top + anchor.height + wished.gap : anchor.top - wished.gap - height,
  };
}
