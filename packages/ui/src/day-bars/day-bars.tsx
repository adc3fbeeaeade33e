'use client';

import { type ComponentPropsWithRef, type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { Tone } from '../tone/tone-icon.tsx';
import * as css from './day-bars.css.ts';

/** How a day went. `neutral` is a day without data. */
export type DayTone = Tone;

export interface DayBarsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name: "Frankfurt, last 90 days". */
  label: string;
  /** One per day, oldest first. */
  days: readonly DayTone[];
  /** What a day is like: "12 September: partial outage, 42 minutes". Shown below the bars, and announced. */
  valueText: (index: number) => string;
  /** Shown below the bars while no day is selected: "99.98% uptime". */
  summary: ReactNode;
  /** Below the first bar: "90 days ago". */
  startLabel: ReactNode;
  /** Below the last bar: "Today". */
  endLabel: ReactNode;
}

const step = 4;
const barWidth = 3;
const height = 40;
/** The worse a day, the taller its bar, so that colour isn't the only sign. */
const heights: Readonly<Record<DayTone, number>> = { neutral: 8, success: 24, info: 24, warning: 32, danger: 40 };
const tones = Object.keys(heights) as DayTone[];

/** A bar per day, such as the uptime of the last 90 days. Each day can be read with the pointer or the arrow keys. */
export function DayBars(props: DayBarsProps) {
  const { label, days, valueText, summary, startLabel, endLabel, className, ...rest } = props;
  const [day, setDay] = useState<number | null>(null);
  const last = Math.max(0, days.length - 1);
  const keyboardDay = day ?? last;
  const pointAt = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, right, width } = currentTarget.getBoundingClientRect();
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    const part = (isRtl ? right - clientX : clientX - left) / Math.max(1, width);
    setDay(Math.min(last, Math.max(0, Math.floor(part * days.length))));
  };
  const move = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    if (dayFor(event.key, last, last, isRtl) === null) return;
    event.preventDefault();
    // A key that is held down moves on before the last day is drawn.
    setDay((current) => dayFor(event.key, current ?? last, last, isRtl));
  };
  return (
    <div {...rest} data-component="day-bars" className={classNames(css.root, className)}>
      <div
        data-part="bars"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-readonly
        aria-valuemin={1}
        aria-valuemax={last + 1}
        aria-valuenow={keyboardDay + 1}
        aria-valuetext={days.length > 0 ? valueText(keyboardDay) : undefined}
        className={css.bars}
        onPointerMove={pointAt}
        onPointerDown={pointAt}
        onPointerLeave={({ pointerType }) => pointerType === 'touch' || setDay(null)}
        onKeyDown={move}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setDay(keyboardDay)}
        onBlur={() => setDay(null)}
      >
        <svg
          className={css.picture}
          viewBox={`0 0 ${Math.max(1, days.length) * step} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {tones.map((tone) => {
            const path = days.map((one, index) => (one === tone ? barOf(index, tone) : '')).join('');
            return path === '' ? null : <path key={tone} d={path} className={css.bar[tone]} data-tone={tone} />;
          })}
          {day === null ? null : (
            <rect x={day * step} y="0" width={barWidth} height={height} className={css.cursor} data-part="cursor" />
          )}
        </svg>
      </div>
      <div className={css.foot} aria-hidden={day !== null}>
        <span className={css.edge}>{startLabel}</span>
        <span data-part="value" className={css.value}>
          {day === null ? summary : valueText(day)}
        </span>
        <span className={css.edge}>{endLabel}</span>
      </div>
    </div>
  );
}

const barOf = (index: number, tone: DayTone): string =>
  `M${index * step} ${height}v-${heights[tone]}h${barWidth}v${heights[tone]}z`;

function dayFor(key: string, day: number, last: number, isRtl: boolean): number | null {
  const [older, newer] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === older || key === 'ArrowDown') return Math.max(0, day - 1);
  if (key === newer || key === 'ArrowUp') return Math.min(last, day + 1);
  if (key === 'PageDown') return Math.max(0, day - 7);
  if (key === 'PageUp') return Math.min(last, day + 7);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}
