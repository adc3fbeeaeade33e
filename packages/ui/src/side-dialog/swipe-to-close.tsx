import type { RefObject } from 'react';
import { useSwipe, type SwipeDirection } from '../layers/use-swipe.ts';
import { below } from '../theme/media.ts';

/** What a finger moves, and where to. */
export interface SwipeParts {
  panel: RefObject<HTMLElement | null>;
  side: 'start' | 'end';
  sheet: boolean;
  /** It was pulled out: the dialog closes, or its guard asks. */
  onSwipe: () => void;
}

/** To the edge it came from. Stands inside the panel, because there it mounts only once the panel has. */
export function SwipeToClose({ panel, side, sheet, onSwipe }: SwipeParts) {
  const direction = (): SwipeDirection => {
    if (sheet && window.matchMedia(below.sm).matches) return 'down';
    const rtl = panel.current !== null && getComputedStyle(panel.current).direction === 'rtl';
    return (side === 'end') === rtl ? 'left' : 'right';
  };
  useSwipe(panel, { direction, onSwipe });
  return null;
}
