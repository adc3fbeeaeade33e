'use client';
import {
  Root,
  Track,
  unstable_ThumbProvider as ThumbProvider,
  unstable_ThumbTrigger as ThumbTrigger,
} from '@radix-ui/react-slider';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useMounted } from '../layers/use-mounted.ts';
import { useTouch } from '../layers/use-touch.ts';
import { moveByKey } from './keys.ts';
import { placeThumb, reachOf, type Collision, type ThumbRules } from './place.ts';
import type { Scale } from './scale.ts';
import * as css from './slider.css.ts';
import { StillSlider } from './still-slider.tsx';
import { focusThumb, isMirrored, useDrag } from './use-drag.ts';

export interface SliderMark {
  /** Value at which the mark is. */
  value: number;
  /** Label below the track. */
  label: ReactNode;
}

export interface SliderBaseOptions {
  /** Announced value: "16 GB, €4.80 a month". */
  valueText: (value: number) => string;
  /** Content of the bubble at the thumb. */
  bubble?: ((value: number) => ReactNode) | undefined;
  /** Tick marks with labels. */
  marks?: readonly SliderMark[] | undefined;
  /** Number of steps of Page Up and Page Down. @default a tenth of the track */
  page?: number | undefined;
  /** Whether the slider is disabled. */
  disabled?: boolean | undefined;
  /** Horizontal, or vertical with the maximum at the top. */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

interface SliderBaseProps extends SliderBaseOptions {
  scale: Scale;
  /** Accessible name of each thumb. */
  labels: readonly string[];
  /** Positions of the thumbs in ascending order. */
  positions: readonly number[];
  /** Announced values, if typed values are between steps. @default the values at the positions */
  values?: readonly number[] | undefined;
  /** Position from which the track is filled. @default the start */
  origin?: number | undefined;
  onMove: (positions: number[]) => void;
  /** Called at the end of a drag and on each key press. */
  onCommit: (positions: number[]) => void;
  /** The last selectable position. Positions beyond it are shown as unavailable. */
  limit?: number | undefined;
  describedBy?: string | undefined;
  /** Minimum number of steps between two thumbs. */
  gap?: number | undefined;
  /** Maximum number of steps between two thumbs. */
  widest?: number | undefined;
  /** What a thumb does at its neighbour. */
  collision?: Collision | undefined;
}

/** A thumb with a native input in it, which screen readers on touch screens can adjust with a swipe. */
const bare = {
  role: 'presentation',
  tabIndex: -1,
  'aria-label': undefined,
  'aria-valuemin': undefined,
  'aria-valuemax': undefined,
  'aria-valuenow': undefined,
  'aria-orientation': undefined,
} as const;

/** An id that doesn't exist, because Radix would focus a thumb when its form is reset. */
const NO_FORM = 'hoster-slider-has-no-form';

/**
 * Radix's slider with our own handlers, which run first (APG: slider, multi-thumb slider). Home and End move only the
 * focused thumb, thumbs are limited by their neighbours, and all labels are props. Works on positions, so stops can be
 * uneven. The server renders an SVG instead, because a strict CSP forbids the style attributes that place thumbs.
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
    widest = scale.last,
    collision = 'stop',
    marks = [],
    ...rest
  } = props;
  const { valueText, bubble, disabled = false, orientation = 'horizontal', page = Math.ceil(scale.last / 10) } = rest;
  const mounted = useMounted();
  const vertical = orientation === 'vertical';

  const rules: ThumbRules = { limit, gap, widest, collision };
  const placed = (from: readonly number[], index: number, to: number) => placeThumb(from, index, to, rules);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = Number((event.target as HTMLElement).dataset['index'] ?? -1);
    const from = positions[index];
    if (disabled || from === undefined) return;
    const rtl = isMirrored(event.currentTarget);
    const to = moveByKey(event.key, event.shiftKey, {
      ...reachOf(positions, index, rules),
      from,
      page: Math.max(1, page),
      rtl,
      vertical,
    });
    if (to === undefined) return;
    event.preventDefault();
    if (to === from) return;
    moveTo(index, to, event.currentTarget);
  };
  const moveTo = (index: number, to: number, root: Element | null) => {
    const next = placed(positions, index, to);
    if (next.index !== index && root) focusThumb(root, next.index);
    onMove(next.positions);
    onCommit(next.positions);
  };
  const touch = useTouch();
  const drag = useDrag({ positions, last: scale.last, vertical, disabled, placed, onMove, onCommit });
  const share = (position: number) => (scale.last === 0 ? 0 : position / scale.last);
  /** From the start to the centre of a thumb: thumbs move between their half widths. */
  const travel = (position: number): string => `(100% - 2 * ${css.half}) * ${share(position)}`;
  const along = (position: number): string => `calc(${css.half} + ${travel(position)})`;
  const from = (length: string): CSSProperties => (vertical ? { insetBlockEnd: length } : { insetInlineStart: length });
  const filled = (): CSSProperties => {
    const ends = (origin === undefined ? [...positions] : [origin, ...positions]).toSorted((a, b) => a - b);
    const upper = ends.at(-1) ?? 0;
    // A single thumb fills the track from its edge, which is before the first position.
    const start = ends.length > 1 ? along(ends[0] ?? 0) : '0px';
    const rest = `calc(100% - ${css.half} - ${travel(upper)})`;
    return { ...from(start), ...(vertical ? { insetBlockStart: rest } : { insetInlineEnd: rest }) };
  };

  return (
    <div className={classNames(css.area[orientation], bubble && !vertical && css.bubbled)} data-part="area">
      {mounted ? (
        <Root
          className={css.root[orientation]}
          // Mirrored with CSS in right-to-left pages, so that the direction doesn't have to be read.
          dir={vertical ? undefined : 'ltr'}
          orientation={orientation}
          min={0}
          max={Math.max(1, scale.last)}
          value={[...positions]}
          disabled={disabled}
          form={NO_FORM}
          // Not a control itself; thumbs are marked as disabled.
          aria-disabled={undefined}
          onKeyDown={onKeyDown}
          {...drag}
        >
          <Track className={css.track[orientation]} data-part="track">
            <span
              className={css.range[orientation]}
              data-part="range"
              data-disabled={disabled ? '' : undefined}
              style={filled()}
            />
            {limit < scale.last ? (
              <span className={css.closed[orientation]} data-part="closed" style={from(along(limit))} />
            ) : null}
          </Track>
          {positions.map((position, index) => {
            const { lowest, highest } = reachOf(positions, index, rules);
            const value = values[index] ?? scale.at(position);
            // Typed values between two steps are exact where a neighbour is the end.
            const end = (other: number, at: number): number =>
              (positions[other] === at ? values[other] : undefined) ?? scale.at(at);
            const named = {
              'aria-label': labels[index],
              'aria-describedby': describedBy,
              'aria-valuetext': valueText(value),
              'data-index': index,
            };
            return (
              // Not keyed by label, so that a thumb keeps its element and focus when its name changes.
              <ThumbProvider key={index}>
                <ThumbTrigger
                  className={css.thumb}
                  data-part="thumb"
                  // Of two thumbs at the end, the lower one must be on top, because the other can't move.
                  data-front={index === 0 && positions.length > 1 && position > scale.last / 2 ? '' : undefined}
                  {...(touch
                    ? bare
                    : {
                        ...named,
                        'aria-disabled': disabled || undefined,
                        'aria-valuemin': end(index - 1, lowest),
                        'aria-valuemax': end(index + 1, highest),
                        'aria-valuenow': value,
                      })}
                >
                  {touch ? (
                    <input
                      {...named}
                      type="range"
                      className={css.native}
                      min={lowest}
                      max={highest}
                      value={position}
                      disabled={disabled}
                      onChange={({ currentTarget }) =>
                        moveTo(index, Number(currentTarget.value), currentTarget.closest('[data-orientation]'))
                      }
                    />
                  ) : null}
                  {bubble ? (
                    <span className={css.bubble[orientation]} data-part="bubble" aria-hidden="true">
                      <bdi>{bubble(value)}</bdi>
                    </span>
                  ) : null}
                </ThumbTrigger>
              </ThumbProvider>
            );
          })}
        </Root>
      ) : (
        <StillSlider shares={positions.map(share)} origin={share(origin ?? 0)} orientation={orientation} />
      )}
      {marks.length > 0 ? (
        <ol role="list" className={css.marks[orientation]} data-part="marks" aria-hidden="true">
          {marks.map(({ value, label }) => (
            // Placed after hydration like the thumbs; space is reserved before.
            <li
              key={value}
              className={css.mark[orientation]}
              hidden={!mounted}
              style={mounted ? ({ '--hoster-mark': share(scale.nearest(value)) } as CSSProperties) : undefined}
            >
              <bdi>{label}</bdi>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}
