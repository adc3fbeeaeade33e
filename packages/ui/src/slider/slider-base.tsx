'use client';
import * as Radix from '@radix-ui/react-slider';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useMounted } from '../layers/use-mounted.ts';
import { moveByKey } from './keys.ts';
import type { Scale } from './scale.ts';
import * as css from './slider.css.ts';

export interface SliderMark {
  value: number;
  label: ReactNode;
}

export interface SliderBaseOptions {
  /** The value as it is spoken: "16 GB, €4.80 a month". */
  valueText: (value: number) => string;
  /** Shown at the thumb. */
  bubble?: ((value: number) => ReactNode) | undefined;
  /** Ticks with their labels. */
  marks?: readonly SliderMark[] | undefined;
  /** Steps of Page Up and Page Down. @default a tenth of the way */
  page?: number | undefined;
  disabled?: boolean | undefined;
  orientation?: 'horizontal' | 'vertical' | undefined;
}

interface SliderBaseProps extends SliderBaseOptions {
  scale: Scale;
  /** One name for each thumb. */
  labels: readonly string[];
  /** Positions of the thumbs, ascending. */
  positions: readonly number[];
  onMove: (positions: number[]) => void;
  /** At the end of a drag and with each key. */
  onCommit: (positions: number[]) => void;
  /** The last position that can be had; what is beyond is shown as closed. */
  limit?: number | undefined;
  describedBy?: string | undefined;
  /** Fewest steps between two thumbs. */
  gap?: number | undefined;
}

/**
 * Radix's slider with its keys and names corrected: Home and End move the focused thumb and no other, each thumb's
 * bounds end at its neighbour, every spoken word comes from the owner. It moves over positions, so that stops need not
 * be even. On the server only the track: thumbs are placed by style attributes, which a strict CSP forbids in HTML.
 */
export function SliderBase(props: SliderBaseProps) {
  const {
    scale,
    labels,
    positions,
    onMove,
    onCommit,
    limit = scale.last,
    describedBy,
    gap = 0,
    marks = [],
    ...rest
  } = props;
  const { valueText, bubble, disabled = false, orientation = 'horizontal', page = Math.ceil(scale.last / 10) } = rest;
  const root = useRef<HTMLDivElement>(null);
  const [rtl, setRtl] = useState(false);
  const mounted = useMounted();
  const vertical = orientation === 'vertical';
  useLayoutEffect(() => {
    if (root.current) setRtl(getComputedStyle(root.current).direction === 'rtl');
  }, []);

  const bounds = (index: number) => ({
    lowest: index === 0 ? 0 : (positions[index - 1] ?? 0) + gap,
    highest: index === positions.length - 1 ? limit : (positions[index + 1] ?? limit) - gap,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const index = Number((event.target as HTMLElement).dataset['index'] ?? -1);
    const from = positions[index];
    if (disabled || from === undefined) return;
    const to = moveByKey(event.key, event.shiftKey, { ...bounds(index), from, page: Math.max(1, page), rtl, vertical });
    if (to === undefined) return;
    // Radix must not add its own idea of the key.
    event.preventDefault();
    if (to === from) return;
    const next = positions.map((position, other) => (other === index ? to : position));
    onMove(next);
    onCommit(next);
  };
  const allowed = (next: number[]) => next.map((position) => Math.min(position, limit));
  const percent = (position: number) => `${scale.last === 0 ? 0 : (position / scale.last) * 100}%`;

  return (
    <div ref={root} className={css.area[orientation]} data-part="area">
      {mounted ? (
        <Radix.Root
          className={css.root[orientation]}
          min={0}
          max={Math.max(1, scale.last)}
          step={1}
          minStepsBetweenThumbs={gap}
          preserveThumbOrder
          orientation={orientation}
          dir={rtl ? 'rtl' : 'ltr'}
          disabled={disabled}
          value={[...positions]}
          onValueChange={(next) => onMove(allowed(next))}
          onValueCommit={(next) => onCommit(allowed(next))}
          onKeyDown={onKeyDown}
        >
          <Radix.Track className={css.track[orientation]} data-part="track">
            <Radix.Range className={css.range[orientation]} data-part="range" />
            {limit < scale.last ? (
              <span className={css.closed} data-part="closed" style={{ insetInlineStart: percent(limit) }} />
            ) : null}
          </Radix.Track>
          {positions.map((position, index) => {
            const { lowest, highest } = bounds(index);
            const value = scale.at(position);
            return (
              <Radix.Thumb
                key={labels[index]}
                className={css.thumb}
                data-part="thumb"
                data-index={index}
                aria-label={labels[index]}
                aria-describedby={describedBy}
                aria-disabled={disabled || undefined}
                aria-valuemin={scale.at(lowest)}
                aria-valuemax={scale.at(highest)}
                aria-valuenow={value}
                aria-valuetext={valueText(value)}
              >
                {bubble ? (
                  <span className={css.bubble} data-part="bubble" aria-hidden="true">
                    {bubble(value)}
                  </span>
                ) : null}
              </Radix.Thumb>
            );
          })}
        </Radix.Root>
      ) : (
        <span className={css.track[orientation]} />
      )}
      {mounted && marks.length > 0 ? (
        <ol role="list" className={css.marks} data-part="marks" aria-hidden="true">
          {marks.map(({ value, label }) => (
            <li key={value} className={css.mark} style={{ insetInlineStart: percent(scale.nearest(value)) }}>
              {label}
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}
