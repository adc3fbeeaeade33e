'use client';
import { useId, useRef, useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useFormReset } from '../field/use-form-reset.ts';
import { evenScale, stopScale } from './scale.ts';
import { SliderBase, type SliderBaseOptions } from './slider-base.tsx';
import * as css from './slider.css.ts';

type Own = 'children' | 'defaultValue' | 'onChange';

export interface SliderProps extends SliderBaseOptions, Omit<ComponentPropsWithRef<'div'>, Own> {
  /** What is chosen with it. */
  label: string;
  /** The value; given, the owner decides. */
  value?: number | undefined;
  /** The value at first. @default the least */
  defaultValue?: number | undefined;
  /** While moving. */
  onValueChange?: ((value: number) => void) | undefined;
  /** At the end of a drag, and with each key. */
  onValueCommit?: ((value: number) => void) | undefined;
  /** The least. */
  min?: number | undefined;
  /** The most. */
  max?: number | undefined;
  /** From one value to the next. */
  step?: number | undefined;
  /** Instead of even steps: 1, 2, 4, 8 … */
  stops?: readonly number[] | undefined;
  /** The greatest value that can be had, with the reason: a quota. */
  limit?: { value: number; reason: string } | undefined;
  /** The value from which the line is filled: what there is now. @default the least */
  origin?: number | undefined;
  /** Name of a hidden field that carries the value in a form. */
  name?: string | undefined;
}

/** One value on a line. APG: slider. Even steps, or given stops at equal distances. */
export function Slider(props: SliderProps) {
  const {
    label,
    value,
    defaultValue,
    onValueChange,
    onValueCommit,
    min = 0,
    max = 100,
    step = 1,
    stops,
    ...others
  } = props;
  const { limit, origin, name, className, valueText, bubble, marks, page, disabled, orientation, ...rest } = others;
  const id = useId();
  const scale = stops ? stopScale(stops) : evenScale(min, max, step);
  const [own, setOwn] = useState(defaultValue ?? scale.at(0));
  // On a step, as a native one: what is seen, spoken and sent is the same.
  const current = scale.at(scale.nearest(value ?? own));
  const [first] = useState(current);
  const carrier = useRef<HTMLInputElement>(null);
  const move = ([position = 0]: number[]) => {
    const next = scale.at(position);
    if (next === current) return;
    setOwn(next);
    onValueChange?.(next);
  };
  useFormReset(carrier, () => move([scale.nearest(first)]));
  return (
    <div data-component="slider" {...rest} className={classNames(css.field, className)}>
      <div className={css.head}>
        <bdi className={css.label} data-part="label" aria-hidden="true">
          {label}
        </bdi>
        <output className={css.value} data-part="value" aria-hidden="true">
          <bdi>{valueText(current)}</bdi>
        </output>
      </div>
      <SliderBase
        {...{ scale, valueText, bubble, marks, page, disabled, orientation }}
        labels={[label]}
        positions={[scale.nearest(current)]}
        onMove={move}
        onCommit={([position = 0]) => onValueCommit?.(scale.at(position))}
        limit={limit && scale.nearest(limit.value)}
        origin={origin === undefined ? undefined : scale.nearest(origin)}
        describedBy={limit ? `${id}-limit` : undefined}
      />
      {limit ? (
        <p id={`${id}-limit`} className={css.note} data-part="limit">
          <bdi>{limit.reason}</bdi>
        </p>
      ) : null}
      {name === undefined ? null : <input ref={carrier} type="hidden" name={name} value={current} />}
    </div>
  );
}
