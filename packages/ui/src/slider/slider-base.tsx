'use client';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { useMounted } from '../layers/use-mounted.ts';
import { moveByKey } from './keys.ts';
import type { Scale } from './scale.ts';
import * as css from './slider.css.ts';
import { StillSlider } from './still-slider.tsx';
import { useDrag } from './use-drag.ts';

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
  /** Not operable now. */
  disabled?: boolean | undefined;
  /** Along a line of text, or upright with the most on top. */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

interface SliderBaseProps extends SliderBaseOptions {
  scale: Scale;
  /** One name for each thumb. */
  labels: readonly string[];
  /** Positions of the thumbs, ascending. */
  positions: readonly number[];
  /** What the thumbs say, where typed values lie between steps. @default the values at the positions */
  values?: readonly number[] | undefined;
  /** The position from which the line is filled. @default the lower end */
  origin?: number | undefined;
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
 * Thumbs on a line. APG: slider, and slider (multi-thumb): Home and End move the focused thumb and no other, each
 * thumb's bounds end at its neighbour, every spoken word comes from the owner. It moves over positions, so that stops
 * need not be even. The server draws a still picture: thumbs are placed by style attributes, which a strict CSP forbids
 * in HTML.
 */
export function SliderBase(props: SliderBaseProps) {
  const {
    scale,
    labels,
    positions,
    values = positions.map(scale.at),
    origin,
    onMove,
    onCommit,
    limit = scale.last,
    describedBy,
    gap = 0,
    marks = [],
    ...rest
  } = props;
  const { valueText, bubble, disabled = false, orientation = 'horizontal', page = Math.ceil(scale.last / 10) } = rest;
  const mounted = useMounted();
  const vertical = orientation === 'vertical';

  const bounds = (index: number) => ({
    lowest: index === 0 ? 0 : (positions[index - 1] ?? 0) + gap,
    highest: index === positions.length - 1 ? limit : (positions[index + 1] ?? limit) - gap,
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = Number((event.target as HTMLElement).dataset['index'] ?? -1);
    const from = positions[index];
    if (disabled || from === undefined) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = moveByKey(event.key, event.shiftKey, { ...bounds(index), from, page: Math.max(1, page), rtl, vertical });
    if (to === undefined) return;
    event.preventDefault();
    if (to === from) return;
    const next = positions.map((position, other) => (other === index ? to : position));
    onMove(next);
    onCommit(next);
  };
  const drag = useDrag({ positions, last: scale.last, vertical, disabled, bounds, onMove, onCommit });
  const share = (position: number) => (scale.last === 0 ? 0 : position / scale.last);
  /** The way to a position: thumbs travel between their own halves. */
  const travel = (position: number): string => `(100% - 2 * ${css.half}) * ${share(position)}`;
  /** To the middle of a thumb there. */
  const along = (position: number): string => `calc(${css.half} + ${travel(position)})`;
  const from = (length: string): CSSProperties => (vertical ? { insetBlockEnd: length } : { insetInlineStart: length });
  const filled = (): CSSProperties => {
    const ends = (origin === undefined ? [...positions] : [origin, ...positions]).toSorted((a, b) => a - b);
    const upper = ends.at(-1) ?? 0;
    // One thumb fills the line from its very end, which lies before that of the way.
    const start = ends.length > 1 ? along(ends[0] ?? 0) : '0px';
    const rest = `calc(100% - ${css.half} - ${travel(upper)})`;
    return { ...from(start), ...(vertical ? { insetBlockStart: rest } : { insetInlineEnd: rest }) };
  };

  return (
    <div className={css.area[orientation]} data-part="area">
      {mounted ? (
        <span role="presentation" className={css.root[orientation]} onKeyDown={onKeyDown} {...drag}>
          <span className={css.track[orientation]} data-part="track">
            <span
              className={css.range[orientation]}
              data-part="range"
              data-disabled={disabled ? '' : undefined}
              style={filled()}
            />
            {limit < scale.last ? (
              <span className={css.closed[orientation]} data-part="closed" style={from(along(limit))} />
            ) : null}
          </span>
          {positions.map((position, index) => {
            const { lowest, highest } = bounds(index);
            const value = values[index] ?? scale.at(position);
            const neighbour = (other: number, end: number): number =>
              gap === 0 ? (values[other] ?? scale.at(end)) : scale.at(end);
            return (
              <span
                // Not by its label: a thumb whose name changes must stay the same element, and keep the focus.
                key={index}
                role="slider"
                tabIndex={disabled ? undefined : 0}
                className={css.thumb}
                style={from(`calc(${travel(position)})`)}
                data-part="thumb"
                data-index={index}
                // Of two thumbs on one spot near the end, the lower one must be at hand: the other cannot move on.
                data-front={index === 0 && positions.length > 1 && position > scale.last / 2 ? '' : undefined}
                data-disabled={disabled ? '' : undefined}
                aria-label={labels[index]}
                aria-describedby={describedBy}
                aria-disabled={disabled || undefined}
                aria-orientation={orientation}
                aria-valuemin={neighbour(index - 1, lowest)}
                aria-valuemax={neighbour(index + 1, highest)}
                aria-valuenow={value}
                aria-valuetext={valueText(value)}
              >
                {bubble ? (
                  <span className={css.bubble[orientation]} data-part="bubble" aria-hidden="true">
                    <bdi>{bubble(value)}</bdi>
                  </span>
                ) : null}
              </span>
            );
          })}
        </span>
      ) : (
        <StillSlider shares={positions.map(share)} origin={share(origin ?? 0)} orientation={orientation} />
      )}
      {marks.length > 0 ? (
        <ol role="list" className={css.marks[orientation]} data-part="marks" aria-hidden="true">
          {marks.map(({ value, label }) => (
            // Placed once the page works, as the thumbs are; the line for them is free before.
            <li
              key={value}
              className={css.mark[orientation]}
              hidden={!mounted}
              style={mounted ? from(along(scale.nearest(value))) : undefined}
            >
              <bdi>{label}</bdi>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}
