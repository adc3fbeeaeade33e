'use client';

import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './progress-bar.css.ts';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What goes on: "Installing Debian 13". */
  label: ReactNode;
  /** Done so far, 0 to `max`. Without it nobody knows how long. */
  value?: number | undefined;
  /** What is the whole. @default 100 */
  max?: number | undefined;
  /** The value in words: "60 %", "3 of 5 steps". Spoken at every quarter. */
  valueLabel: string;
  /** Whether it goes on, is done or failed. @default 'progress' */
  state?: 'progress' | 'success' | 'danger' | undefined;
  /** How it ended: "Installed in 48 seconds". */
  result?: ReactNode;
}

/** How far something is. The native element, so it needs neither script nor an inline style. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, max = 100, valueLabel, state = 'progress', result, value: given, className, ...rest } = props;
  const id = useId();
  // "0 of 0" is no number: nobody knows how far that is.
  const value = Number.isFinite(given) ? given : undefined;
  // A live region that changes with every percent would never be quiet.
  const quarter = value === undefined || !(max > 0) ? 0 : Math.floor((value / max) * 4);
  const [spoken, setSpoken] = useState({ quarter, text: '' });
  if (spoken.quarter !== quarter) setSpoken({ quarter, text: valueLabel });
  return (
    <div data-component="progress-bar" data-state={state} {...rest} className={classNames(css.root, className)}>
      <div data-part="head" className={css.head}>
        <label htmlFor={id}>{label}</label>
        <span data-part="value" className={css.value}>
          {valueLabel}
        </span>
      </div>
      <progress
        id={id}
        className={classNames(css.bar, css.tone[state])}
        {...(max > 0 && { max })}
        {...(value !== undefined && { value })}
        aria-valuetext={valueLabel}
      />
      {result === undefined ? null : (
        <div data-part="result" className={css.result[state]}>
          {result}
        </div>
      )}
      <span role="status" className={css.spoken}>
        {state === 'progress' ? spoken.text : result}
      </span>
    </div>
  );
}
