import { useEffect, type RefObject } from 'react';
import { followTouch } from '../layers/follow-touch.ts';
import { useLatest } from '../layers/use-latest.ts';
import { scrolls } from '../layers/use-swipe.ts';
import { cssOf, pixelsOf, restAt, type SnapPoint } from './heights.ts';

interface SnapOptions {
  points: readonly SnapPoint[];
  /** Index of the current height. */
  at: number;
  sequential: boolean;
  onSnap: (index: number) => void;
  /** Called when dragged below the lowest height. If it's still open in the next frame, it springs back. */
  onSwipe: () => void;
}

/** Lets users drag a sheet between heights. Below the lowest, the whole sheet moves down. */
export function useSnap(panel: RefObject<HTMLElement | null>, options: SnapOptions) {
  const latest = useLatest(options);
  useEffect(() => {
    const node = panel.current;
    if (!node) return undefined;
    return followTouch(node, (target) => {
      const window = node.parentElement?.clientHeight ?? 0;
      const rem = parseFloat(getComputedStyle(node.ownerDocument.documentElement).fontSize);
      const heights = latest.current.points.map((point) => pixelsOf(point, window, rem));
      const lowest = Math.min(...heights);
      const from = node.offsetHeight;
      let height = from;
      return {
        takes: (x, y) => {
          // At the maximum height, its content scrolls. Scrolling down takes precedence at any height.
          const full = latest.current.at === heights.length - 1;
          if (Math.abs(y) < Math.abs(x) || (y < 0 ? full : scrolls(target, node, 'down'))) return false;
          node.style.transition = 'none';
          return true;
        },
        move: (_x, y) => {
          height = Math.min(from - y, Math.max(from, ...heights));
          node.style.blockSize = `${Math.max(height, lowest)}px`;
          node.style.transform = height < lowest ? `translateY(${lowest - height}px)` : '';
          return height - from;
        },
        closes: (speed) => {
          const { at, sequential, onSnap, onSwipe } = latest.current;
          const index = restAt(height, heights, speed, sequential ? at : undefined);
          node.style.transition = '';
          if (index < 0) onSwipe();
          else onSnap(index);
          return index < 0;
        },
        back: () => {
          const { points, at } = latest.current;
          node.style.transition = node.style.transform = '';
          node.style.blockSize = cssOf(points[at] ?? 1);
        },
      };
    });
  }, [panel, latest]);
}
