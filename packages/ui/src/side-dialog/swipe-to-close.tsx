import type { RefObject } from 'react';
import { useSwipe, type SwipeDirection } from '../layers/use-swipe.ts';
import { below } from '../theme/media.ts';

interface SwipeToCloseProps {
  panel: RefObject<HTMLElement | null>;
  side: 'start' | 'end';
  sheet: boolean;
  onSwipe: () => void;
}

/** To the edge it came from. Stands inside the panel, because there it mounts only once the panel has. */
export function SwipeToClose({ panel, side, sheet, onSwipe }: SwipeToCloseProps) {
  const direction = (): SwipeDirection => {
    if (sheet && window.matchMedia(below.sm).matches) return 'down';
    const rtl = panel.current !== null && getComputedStyle(panel.current).direction === 'rtl';
    return (side === 'end') === rtl ? 'left' : 'right';
  };
  useSwipe(panel, { direction, onSwipe });
  return null;
}
