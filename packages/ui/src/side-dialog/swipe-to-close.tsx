import type { RefObject } from 'react';
import { useSwipe, type SwipeDirection } from '../layers/use-swipe.ts';
import { below } from '../theme/media.ts';

/** Element and direction of the swipe. */
export interface SwipeParts {
  /** The element that follows the finger. */
  panel: RefObject<HTMLElement | null>;
  /** The edge to which it is swiped. */
  side: 'start' | 'end' | 'top';
  /** Whether it is a bottom sheet on phones. */
  sheet: boolean;
  /** Called when it was swiped away, to close the dialog or ask its guard. */
  onSwipe: () => void;
}

/** Swipes towards the edge it came from. Rendered inside the panel, so that it mounts after the panel. */
export function SwipeToClose({ panel, side, sheet, onSwipe }: SwipeParts) {
  const direction = (): SwipeDirection => {
    if (sheet && window.matchMedia(below.sm).matches) return 'down';
    if (side === 'top') return 'up';
    const rtl = panel.current !== null && getComputedStyle(panel.current).direction === 'rtl';
    return (side === 'end') === rtl ? 'left' : 'right';
  };
  useSwipe(panel, { direction, onSwipe });
  return null;
}
