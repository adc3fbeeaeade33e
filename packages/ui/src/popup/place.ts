/** Above or below the anchor, or next to it in the writing direction. */
export type Side = 'top' | 'bottom' | 'start' | 'end';
export type Align = 'start' | 'center' | 'end';

export interface Placement {
  side: Side;
  align: Align;
  /** Gap between anchor and popup, in pixels. */
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

/** Margin to the edges of the window, in pixels. */
const EDGE = 8;

const within = (at: number, size: number, view: number) => Math.max(EDGE, Math.min(at, view - size - EDGE));

/** Returns the start position of a box of this size next to another one, along one axis. */
function along(from: number, length: number, size: number, align: Align): number {
  if (align === 'start') return from;
  return align === 'end' ? from + length - size : from + (length - size) / 2;
}

const mirrored: Record<Align, Align> = { start: 'end', center: 'center', end: 'start' };

/** Undefined if neither side has room. */
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
 * Returns the position of a popup of this size in window pixels: on the preferred side if it fits, otherwise on the
 * side with more room, shifted along the anchor to stay in the window. `maxHeight` is the available height. If the
 * window is too narrow, it's placed below or above.
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
