export type Side = 'top' | 'bottom';
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

/**
 * Where a popup of this size goes, in pixels of the window: on the wished side if it fits there, else where there is
 * more room; moved along the anchor to stay in the window. `maxHeight` is what the side offers.
 */
export function place(anchor: Box, popup: Size, view: Size, wished: Placement, rtl: boolean) {
  const below = view.height - anchor.top - anchor.height - wished.gap - EDGE;
  const above = anchor.top - wished.gap - EDGE;
  const fits = popup.height <= (wished.side === 'bottom' ? below : above);
  const roomier: Side = below >= above ? 'bottom' : 'top';
  const side = fits ? wished.side : roomier;
  const maxHeight = Math.max(side === 'bottom' ? below : above, 0);
  const height = Math.min(popup.height, maxHeight);

  const atLeft = wished.align === (rtl ? 'end' : 'start');
  const aligned = atLeft ? anchor.left : anchor.left + anchor.width - popup.width;
  const x = wished.align === 'center' ? anchor.left + (anchor.width - popup.width) / 2 : aligned;
  return {
    side,
    maxHeight,
    left: Math.max(EDGE, Math.min(x, view.width - popup.width - EDGE)),
    top: side === 'bottom' ? anchor.top + anchor.height + wished.gap : anchor.top - wished.gap - height,
  };
}
