'use client';

import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './progress-bar.css.ts';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name: "Installing Debian 13". */
  label: ReactNode;
  /** Progress from 0 to `max`. Omit it if unknown. */
  value?: number | undefined;
  /** The maximum value. @default 100 */
  max?: number | undefined;
  /** Text for the value: "60 %", "3 of 5 steps". Announced at every quarter. */
  valueLabel: string;
  /** State of the task. @default 'progress' */
  state?: 'progress' | 'success' | 'danger' | undefined;
  /** Result: "Installed in 48 seconds". */
  result?: ReactNode;
}

/** Progress of a task. A native element, so it needs no JavaScript or inline styles. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, max = 100, valueLabel, state = 'progress', result, value: given, className, ...rest } = props;
  const id = useId();
  // "0 of 0" is not a number, so progress is unknown.
  const value = Number.isFinite(given) ? given : undefined;
  // Announcing every percent would be too much.
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
