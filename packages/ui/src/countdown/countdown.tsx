'use client';

import { type ComponentProps, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useMounted } from '../layers/use-mounted.ts';
import * as css from './countdown.css.ts';
import { type CountdownTime, useCountdown } from './use-countdown.ts';

interface CountdownBase extends Omit<ComponentProps<'span'>, 'children'>, Pick<CountdownTime, 'now'> {
  /** What runs out: "Time left to pay". */
  label: string;
  /** Shows the seconds left: "14:59". Must give the same on the server. */
  format: (secondsLeft: number) => string;
  /** Seconds left at which the rest is spoken. A timer that spoke each second would never be quiet. @default none */
  announceAt?: readonly number[] | undefined;
  /** What is spoken then: "Five minutes left to pay". @default as shown */
  announcement?: ((secondsLeft: number) => string) | undefined;
  /** Once, when nothing is left; also when it was over before it was drawn. */
  onEnd?: (() => void) | undefined;
}

export type CountdownProps = CountdownBase &
  ({ until: Date; seconds?: undefined } | { seconds: number; until?: undefined });

const NONE: readonly number[] = [];

/** Time that runs out, to a moment or for a while. Text comes with the page; hidden tabs and sleep do not bend it. */
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
        {/* The page may be older than this second: what the server wrote stays until it can be put right. */}
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
