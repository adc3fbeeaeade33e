import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';

/** Fraction of the width between 0 and 1 at which the pointer is, in the text direction. */
function pointerShare({ currentTarget, clientX }: PointerEvent): number {
  const { left, right, width } = currentTarget.getBoundingClientRect();
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  return Math.min(1, Math.max(0, (isRtl ? right - clientX : clientX - left) / Math.max(1, width)));
}

function indexFor(key: string, index: number, last: number, isRtl: boolean): number | null {
  const [back, on] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const page = Math.max(1, Math.round(last / 10));
  const by = { [back]: -1, ArrowDown: -1, [on]: 1, ArrowUp: 1, PageDown: -page, PageUp: page }[key];
  if (by !== undefined) return Math.min(last, Math.max(0, index + by));
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

/**
 * Lets the values of a chart be read one place at a time: with the pointer, or as a read-only slider with the arrow keys.
 * @param count number of places
 * @param indexAt returns the place at a fraction of the width
 */
export function useReadout(count: number, indexAt: (share: number) => number) {
  const [index, setIndex] = useState<number | null>(null);
  const last = Math.max(0, count - 1);
  // There may be fewer places than before.
  const selected = index === null || count === 0 ? null : Math.min(index, last);
  const spoken = selected ?? last;
  const point = (event: PointerEvent) => setIndex(indexAt(pointerShare(event)));
  const props = {
    role: 'slider',
    tabIndex: 0,
    'aria-readonly': true,
    'aria-valuemin': 1,
    'aria-valuemax': last + 1,
    'aria-valuenow': spoken + 1,
    onPointerMove: point,
    onPointerDown: point,
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') setIndex(null);
    },
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) setIndex(spoken);
    },
    onBlur: () => setIndex(null),
    onKeyDown: (event: KeyboardEvent) => {
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      const next = (from: number) => indexFor(event.key, from, last, isRtl);
      if (next(last) === null) return;
      event.preventDefault();
      // A key that is held down moves on before the last place is drawn.
      setIndex((current) => next(Math.min(current ?? last, last)));
    },
  } as const;
  return { selected, spoken, props };
}
