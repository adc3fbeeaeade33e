import { type RefObject, useEffect } from 'react';
import { whenFinished } from '../layers/when-finished.ts';
import type { LineChange } from './use-changing-lines.ts';

/** Calls back when the change of a line has been animated: immediately without animations. */
export function useSettling(
  element: RefObject<HTMLElement | null>,
  { id, change, onSettled }: { id: string; change?: LineChange; onSettled: (id: string, change: LineChange) => void },
): void {
  useEffect(() => {
    if (change === undefined) return undefined;
    const animations = element.current?.getAnimations?.() ?? [];
    if (animations.length > 0) return whenFinished(animations, () => onSettled(id, change));
    onSettled(id, change);
    return undefined;
  }, [element, id, change, onSettled]);
}
