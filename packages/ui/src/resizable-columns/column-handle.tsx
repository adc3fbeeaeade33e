'use client';

import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../layers/use-latest.ts';
import { useMounted } from '../layers/use-mounted.ts';
import { followPointer } from './follow-pointer.ts';
import * as css from './resizable-columns.css.ts';

interface ColumnHandleProps {
  label: string;
  width: number | undefined;
  min: number;
  max: number;
  widthLabel: (pixels: number) => string;
  /** The new width, the current widths of all headers, and the index of the handle's own. */
  onWidth: (width: number, heads: number[], own: number) => void;
}

const STEP = 16;
const LARGE_STEP = 64;

const headsOf = (handle: Element): HTMLElement[] => [...(handle.closest('tr')?.cells ?? [])];
const widthOf = (handle: Element): number => Math.round(handle.closest('th')?.getBoundingClientRect().width ?? 0);

/** The resize handle of a column. Rendered after hydration, because it needs JavaScript. */
export function ColumnHandle(props: ColumnHandleProps) {
  return useMounted() ? <Handle {...props} /> : null;
}

function Handle({ label, width, min, max, widthLabel, onWidth }: ColumnHandleProps) {
  const root = useRef<HTMLSpanElement>(null);
  const [drawn, setDrawn] = useState(width ?? min);
  const [moving, setMoving] = useState(false);
  const stop = useRef<() => void>(undefined);
  const latest = useLatest({ onWidth });
  // The width set by the browser; the window may have changed since.
  const measure = () => {
    if (root.current) setDrawn(widthOf(root.current));
  };
  useLayoutEffect(measure, [width]);
  useEffect(() => () => stop.current?.(), []);

  const set = (wanted: number): void => {
    if (!root.current) return;
    const heads = headsOf(root.current).map((head) => Math.round(head.getBoundingClientRect().width));
    const own = root.current.closest('th')?.cellIndex ?? 0;
    latest.current.onWidth(Math.round(Math.max(min, Math.min(wanted, max))), heads, own);
  };
  /** 1 in left-to-right text. */
  const forward = (): number => (root.current && getComputedStyle(root.current).direction === 'rtl' ? -1 : 1);

  const onPointerDown = (event: PointerEvent<HTMLSpanElement>): void => {
    if (event.button !== 0 || moving) return;
    const [from, direction] = [widthOf(event.currentTarget), forward()];
    setMoving(true);
    stop.current = followPointer(event, {
      area: event.currentTarget.closest('thead'),
      onMove: (by) => set(from + by * direction),
      onCancel: () => set(from),
      onEnd: () => setMoving(false),
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLSpanElement>): void => {
    const step = (event.shiftKey ? LARGE_STEP : STEP) * forward();
    const wanted = { ArrowRight: drawn + step, ArrowLeft: drawn - step, Home: min, End: max }[event.key];
    if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    set(wanted);
  };
  return (
    <span
      ref={root}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={Math.max(max, drawn)}
      aria-valuenow={drawn}
      aria-valuetext={widthLabel(drawn)}
      data-part="handle"
      data-moving={moving ? '' : undefined}
      className={css.handle}
      onFocus={measure}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    />
  );
}
