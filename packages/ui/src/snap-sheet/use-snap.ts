import { useEffect, type RefObject } from 'react';
import { useLatest } from '../layers/use-latest.ts';
import { OWN_GESTURE, scrolls, SLOP, STILL } from '../layers/use-swipe.ts';
import { cssOf, pixelsOf, restAt, type SnapPoint } from './heights.ts';

interface SnapOptions {
  points: readonly SnapPoint[];
  /** Index of the height it has. */
  at: number;
  sequential: boolean;
  onSnap: (index: number) => void;
  /** Pulled under its lowest height. If it is still open in the frame after, it springs back. */
  onSwipe: () => void;
}

interface Pull {
  x: number;
  y: number;
  target: Element;
  /** Pixels it had, and those of its points. */
  height: number;
  heights: number[];
}

/** Lets a finger pull a sheet from height to height. Under the lowest it moves down as a whole. */
export function useSnap(panel: RefObject<HTMLElement | null>, options: SnapOptions) {
  const latest = useLatest(options);
  useEffect(() => {
    const node = panel.current;
    if (!node) return undefined;
    let pull: Pull | null = null;
    let dragging = false;
    let height = 0;
    let speed = 0;
    let moved = 0;

    const onStart = (event: TouchEvent) => {
      const { touches, target, timeStamp } = event;
      const [touch] = touches;
      // A second finger: neither of them pulls.
      onEnd(event);
      pull = null;
      if (!touch || touches.length > 1 || !(target instanceof Element) || target.closest(OWN_GESTURE)) return;
      const window = node.parentElement?.clientHeight ?? 0;
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const heights = latest.current.points.map((point) => pixelsOf(point, window, rem));
      pull = { x: touch.clientX, y: touch.clientY, target, height: node.offsetHeight, heights };
      height = pull.height;
      moved = timeStamp;
      speed = 0;
      dragging = false;
    };
    const onMove = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (!pull || !touch) return;
      const up = pull.y - touch.clientY;
      const lowest = pull.heights[0] ?? 0;
      if (!dragging) {
        const across = Math.abs(touch.clientX - pull.x);
        if (Math.max(Math.abs(up), across) < SLOP) return;
        // At its full height what is in it scrolls; downwards that comes first at any height.
        const full = latest.current.at === pull.heights.length - 1;
        if (Math.abs(up) < across || (up > 0 ? full : scrolls(pull.target, node, 'down'))) {
          pull = null;
          return;
        }
        dragging = true;
        node.style.transition = 'none';
      }
      if (event.cancelable) event.preventDefault();
      const next = Math.min(pull.height + up, Math.max(pull.height, ...pull.heights));
      speed = (next - height) / Math.max(event.timeStamp - moved, 1);
      moved = event.timeStamp;
      height = next;
      node.style.blockSize = `${Math.max(height, lowest)}px`;
      node.style.transform = height < lowest ? `translateY(${lowest - height}px)` : '';
    };
    const rest = () => {
      const { points, at } = latest.current;
      node.style.transform = '';
      node.style.blockSize = cssOf(points[at] ?? 1);
    };
    const onEnd = ({ type, timeStamp }: TouchEvent) => {
      if (!pull || !dragging) return;
      const { at, sequential, onSnap, onSwipe } = latest.current;
      const last = timeStamp - moved < STILL ? speed : 0;
      const index = type === 'touchend' ? restAt(height, pull.heights, last, sequential ? at : undefined) : at;
      pull = null;
      node.style.transition = '';
      if (index < 0) {
        onSwipe();
        requestAnimationFrame(() => node.isConnected && node.dataset['state'] !== 'closed' && rest());
      } else {
        onSnap(index);
        rest();
      }
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
  }, [panel, latest]);
}
