'use client';
import { useId, useRef, useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useFormReset } from '../field/use-form-reset.ts';
import { plainNumber } from '../number-field/decimal.ts';
import { evenScale, stopScale } from './scale.ts';
import { SliderBase, type SliderBaseOptions } from './slider-base.tsx';
import * as css from './slider.css.ts';

type Own = 'children' | 'defaultValue' | 'onChange';

export interface SliderProps extends SliderBaseOptions, Omit<ComponentPropsWithRef<'div'>, Own> {
  /** Label of the slider. */
  label: string;
  /** The value (controlled). */
  value?: number | undefined;
  /** The initial value (uncontrolled). @default the minimum */
  defaultValue?: number | undefined;
  /** Called while moving. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Called at the end of a drag and on each key press. */
  onValueCommit?: ((value: number) => void) | undefined;
  /** Minimum value. */
  min?: number | undefined;
  /** Maximum value. */
  max?: number | undefined;
  /** Step between values. */
  step?: number | undefined;
  /** Stops instead of even steps: 1, 2, 4, 8 … */
  stops?: readonly number[] | undefined;
  /** The maximum available value with the reason, such as a quota. */
  limit?: { value: number; reason: string } | undefined;
  /** The value from which the track is filled, such as the current value. @default the minimum */
  origin?: number | undefined;
  /** Form field name of the value. */
  name?: string | undefined;
}

/** Selects a value (APG: slider), with even steps or given stops at equal distances. */
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
  // Rounded to a step like a native slider, so that the shown, announced and submitted values are the same.
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
      {name === undefined ? null : (
        <input ref={carrier} type="hidden" name={name} value={plainNumber(current)} disabled={disabled} />
      )}
    </div>
  );
}
