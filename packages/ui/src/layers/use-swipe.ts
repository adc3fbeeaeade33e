import { useEffect, type RefObject } from 'react';
import { followTouch } from './follow-touch.ts';
import { useLatest } from './use-latest.ts';

export type SwipeDirection = 'left' | 'right' | 'up' | 'down';

interface SwipeOptions {
  /** Returns the direction in which the element can be swiped away, or null. Called on touch start. */
  direction: () => SwipeDirection | null;
  /** Called when it was dragged or flung far enough. If it's still open in the next frame, it springs back. */
  onSwipe: () => void;
}

/** Fraction of its size and velocity in px/ms at which it closes. */
const FAR = 0.4;
const FAST = 0.5;

const axisOf = (direction: SwipeDirection) => ({
  vertical: direction === 'up' || direction === 'down',
  sign: direction === 'down' || direction === 'right' ? 1 : -1,
});

/** Returns whether an element under the finger can still scroll in that direction. Scrolling takes precedence. */
export function scrolls(from: Element, until: Element, direction: SwipeDirection): boolean {
  const { vertical, sign } = axisOf(direction);
  for (let node: Element | null = from; node && until.contains(node); node = node.parentElement) {
    const { overflowX, overflowY, direction: writing } = getComputedStyle(node);
    if (!/auto|scroll/.test(vertical ? overflowY : overflowX)) continue;
    const most = vertical ? node.scrollHeight - node.clientHeight : node.scrollWidth - node.clientWidth;
    const along = vertical ? node.scrollTop : node.scrollLeft + (writing === 'rtl' ? most : 0);
    if (sign > 0 ? along > 1 : along < most - 1) return true;
  }
  return false;
}

/**
 * Lets users swipe an element away. The element always follows the finger; the spring back is animated only without
 * reduced motion.
 */
export function useSwipe(element: RefObject<HTMLElement | null>, options: SwipeOptions) {
  const latest = useLatest(options);
  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    return followTouch(node, (target) => {
      const direction = latest.current.direction();
      if (!direction) return null;
      const { vertical, sign } = axisOf(direction);
      let far = 0;
      return {
        takes: (x, y) => {
          const [along, across] = vertical ? [y, x] : [x, y];
          return along * sign >= Math.abs(across) && !scrolls(target, node, direction);
        },
        move: (x, y) => {
          far = Math.max((vertical ? y : x) * sign, 0);
          node.style.transform = `translate${vertical ? 'Y' : 'X'}(${far * sign}px)`;
          return far;
        },
        closes: (speed) => {
          const size = vertical ? node.offsetHeight : node.offsetWidth;
          if (far <= size * FAR && speed <= FAST) return false;
          latest.current.onSwipe();
          return true;
        },
        back: () => {
          const { transform } = node.style;
          node.style.transform = '';
          const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
          if (!still) node.animate?.([{ transform }, {}], { duration: 200, easing: 'ease-out' });
        },
      };
    });
  }, [element, latest]);
}
