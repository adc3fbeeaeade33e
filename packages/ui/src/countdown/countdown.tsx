'use client';

import { type ComponentProps, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useMounted } from '../layers/use-mounted.ts';
import * as css from './countdown.css.ts';
import { type CountdownTime, useCountdown } from './use-countdown.ts';

interface CountdownBase extends Omit<ComponentProps<'span'>, 'children'>, Pick<CountdownTime, 'now'> {
  /** Name of the timer: "Time left to pay". */
  label: string;
  /** Formats the seconds left: "14:59". Must return the same text on the server. */
  format: (secondsLeft: number) => string;
  /** Seconds left at which the time is announced. @default none */
  announceAt?: readonly number[] | undefined;
  /** Formats the announcement: "Five minutes left to pay". @default the displayed text */
  announcement?: ((secondsLeft: number) => string) | undefined;
  /** Called once when the time is up, even if it was up before the first render. */
  onEnd?: (() => void) | undefined;
}

export type CountdownProps = CountdownBase &
  ({ until: Date; seconds?: undefined } | { seconds: number; until?: undefined });

const NONE: readonly number[] = [];

/** Counts down to a time or for a duration. Server-rendered, and accurate in hidden tabs and after sleep. */
export function Countdown(props: CountdownProps) {
  const { label, format, announceAt = NONE, announcement = format, onEnd, now, until, seconds, ...rest } = props;
  const left = useCountdown({ until, seconds, now, onEnd });
  const mounted = useMounted();
  const [spoken, setSpoken] = useState({ left, text: '' });
  if (spoken.left !== left) {
    const passed = announceAt.some((mark) => spoken.left > mark && left <= mark);
    setSpoken({ left, text: passed ? announcement(left) : spoken.text });
  }
  return (
    <span
      data-component="countdown"
      data-ended={mounted && left === 0 ? '' : undefined}
      {...rest}
      className={classNames(css.root, rest.className)}
    >
      <span role="timer" aria-label={label} data-part="time">
        {/* The page may be out of date, so the server's text is kept until it can be corrected. */}
        <bdi key={String(mounted)} suppressHydrationWarning>
          {format(left)}
        </bdi>
      </span>
      <span role="status" className={css.spoken}>
        {spoken.text}
      </span>
    </span>
  );
}
