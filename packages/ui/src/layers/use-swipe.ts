import { useEffect, type RefObject } from 'react';
import { useLatest } from './use-latest.ts';

export type SwipeDirection = 'left' | 'right' | 'up' | 'down';

interface SwipeOptions {
  /** Where the element leaves to, asked when a finger lands; null: it stays. */
  direction: () => SwipeDirection | null;
  /** It was pulled or thrown far enough. If it is still open in the frame after, it springs back. */
  onSwipe: () => void;
}

/** Pixels before a movement is a swipe. */
export const SLOP = 8;

/** The part of its own size, and the speed in px/ms, at which it goes. */
const FAR = 0.4;
const FAST = 0.5;
/** Milliseconds after which a finger that lies still has stopped: it lets go, it does not throw. */
export const STILL = 100;

/** A finger on these means something else; on the line of a slider as on its thumb. */
export const OWN_GESTURE = 'input,textarea,select,[contenteditable],[role="slider"],[data-part="area"]';

const axisOf = (direction: SwipeDirection) => ({
  vertical: direction === 'up' || direction === 'down',
  sign: direction === 'down' || direction === 'right' ? 1 : -1,
});

/** Whether something between the finger and the element can still scroll that way: scrolling comes first. */
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
 * Lets a finger pull an element away. Touch events, because a pointer's are taken away as soon as the browser scrolls.
 * The element follows the finger in any case; it springs back by itself only where motion is wanted.
 */
export function useSwipe(element: RefObject<HTMLElement | null>, options: SwipeOptions) {
  const latest = useLatest(options);
  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    let start: { x: number; y: number; direction: SwipeDirection; target: Element } | null = null;
    let pulled = 0;
    let speed = 0;
    let moved = 0;
    let dragging = false;

    const onStart = (event: TouchEvent) => {
      const touch = event.touches[0];
      const target = event.target;
      const direction = latest.current.direction();
      // A second finger: neither of them pulls.
      onEnd(event);
      start = null;
      if (!touch || event.touches.length > 1 || !direction || !(target instanceof Element)) return;
      if (target.closest(OWN_GESTURE)) return;
      start = { x: touch.clientX, y: touch.clientY, direction, target };
      pulled = speed = 0;
      moved = event.timeStamp;
      dragging = false;
    };
    const onMove = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (!start || !touch) return;
      const { vertical, sign } = axisOf(start.direction);
      const x = touch.clientX - start.x;
      const y = touch.clientY - start.y;
      const along = (vertical ? y : x) * sign;
      if (!dragging) {
        const across = Math.abs(vertical ? x : y);
        if (Math.max(Math.abs(along), across) < SLOP) return;
        if (along < across || scrolls(start.target, node, start.direction)) {
          start = null;
          return;
        }
        dragging = true;
      }
      if (event.cancelable) event.preventDefault();
      speed = (along - pulled) / Math.max(event.timeStamp - moved, 1);
      pulled = Math.max(along, 0);
      moved = event.timeStamp;
      node.style.transform = `translate${vertical ? 'Y' : 'X'}(${pulled * sign}px)`;
    };
    const springBack = () => {
      const from = node.style.transform;
      node.style.transform = '';
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (!still) node.animate?.([{ transform: from }, {}], { duration: 200, easing: 'ease-out' });
    };
    const onEnd = (event: TouchEvent) => {
      if (!start || !dragging) return;
      const size = axisOf(start.direction).vertical ? node.offsetHeight : node.offsetWidth;
      const thrown = speed > FAST && event.timeStamp - moved < STILL;
      start = null;
      if (event.type === 'touchend' && (pulled > size * FAR || thrown)) {
        latest.current.onSwipe();
        requestAnimationFrame(() => node.isConnected && node.dataset['state'] !== 'closed' && springBack());
      } else springBack();
    };

    node.addEventListener('touchstart', onStart, { passive: true });
    node.addEventListener('touchmove', onMove, { passive: false });
    node.addEventListener('touchend', onEnd);
    node.addEventListener('touchcancel', onEnd);
    return () => {
      node.removeEventListener('touchstart', onStart);
      node.removeEventListener('touchmove', onMove);
      node.removeEventListener('touchend', onEnd);
      node.removeEventListener('touchcancel', onEnd);
    };
  }, [element, latest]);
}
