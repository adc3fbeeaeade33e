'use client';
import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useFormReset } from '../field/use-form-reset.ts';
import { Histogram } from '../histogram/histogram.tsx';
import { useLatest } from '../layers/use-latest.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import { evenScale, stopScale } from '../slider/scale.ts';
import { SliderBase, type SliderBaseOptions } from '../slider/slider-base.tsx';
import { barsOver } from './bars.ts';
import * as css from './range-filter.css.ts';
import { RangeInput } from './range-input.tsx';
import { inside, type Range } from './range-value.ts';

type Own = 'children' | 'defaultValue' | 'onChange' | 'disabled' | 'name';

export interface RangeFilterProps
  extends Omit<SliderBaseOptions, 'bubble'>, Omit<ComponentPropsWithRef<'fieldset'>, Own> {
  /** What is filtered: "Price a month". */
  legend: string;
  /** Names of the two bounds: "From", "To". */
  fromLabel: string;
  /** Name of the second thumb and of its field. */
  toLabel: string;
  /** Both bounds; the owner keeps them. */
  value: Range;
  /** While moving. */
  onValueChange: (value: Range) => void;
  /** When the choice has settled: after a typed number at once, after a drag or keys in 300 ms. */
  onValueCommit?: ((value: Range) => void) | undefined;
  /** The least that can be chosen. */
  min?: number | undefined;
  /** The most that can be chosen. */
  max?: number | undefined;
  /** From one value to the next. */
  step?: number | undefined;
  /** Instead of even steps: for prices that span decades, see `logStops`. */
  stops?: readonly number[] | undefined;
  /** Fewest steps between the bounds. @default 0 */
  gap?: number | undefined;
  /**
   * How many there are at each step, drawn behind the line; not behind a vertical one. Fewer stand side by side
   * from end to end. See `countByStop`.
   */
  counts?: readonly number[] | undefined;
  /** What the picture shows, in words. */
  countsLabel?: string | undefined;
  /** After the figures: "€", "GB". */
  unit?: string | undefined;
  /** Names of form fields, for filters that work without script. */
  names?: readonly [from: string, to: string] | undefined;
  /** Writes fractions with a comma; both signs can be typed. */
  decimalComma?: boolean | undefined;
  /** Words of the button that gives the whole range back. */
  resetLabel: string;
  /** "The bounds were swapped": said when the typed lower bound is above the upper. */
  swappedMessage: string;
  /** "23 plans": said half a second after it stops changing. */
  resultText?: string | undefined;
}

/** Milliseconds. */
const SETTLE = 300;
const SAY_AFTER = 500;

/** A text that settles before it is spoken. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SAY_AFTER);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Two bounds by thumbs and by typing, with a histogram and a reset. APG: slider (multi-thumb) in a group. */
export function RangeFilter(props: RangeFilterProps) {
  const {
    legend,
    fromLabel,
    toLabel,
    value: given,
    onValueChange,
    onValueCommit,
    min = 0,
    max = 100,
    step = 1,
    stops,
    ...others
  } = props;
  const {
    gap = 0,
    counts,
    countsLabel,
    unit,
    names,
    decimalComma = false,
    resetLabel,
    swappedMessage,
    ...more
  } = others;
  const { resultText = '', valueText, marks, page, disabled, orientation, className, ...rest } = more;
  const scale = stops ? stopScale(stops) : evenScale(min, max, step);
  const [message, setMessage] = useState('');
  const said = useSettled(resultText);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const commit = useLatest(onValueCommit);
  useEffect(() => () => clearTimeout(timer.current), []);

  const whole: Range = [scale.at(0), scale.at(scale.last)];
  const value = inside(given, whole);
  const positions = value.map(scale.nearest);
  /** Where a thumb stands still, what was typed there stays: it may lie between two steps. */
  const valueAt = (index: 0 | 1, to = 0): number => (to === positions[index] ? value[index] : scale.at(to));
  const toRange = ([from, to]: number[]): Range => [valueAt(0, from), valueAt(1, to)];
  const settle = (next: Range, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => commit.current?.(next), after);
  };
  /** Typed bounds keep their distance too: the one just typed gives way. */
  const apart = ([from, to]: Range, index: 0 | 1): Range => {
    const [low, high] = [scale.nearest(from), scale.nearest(to)];
    if (high - low >= gap) return [from, to];
    return index === 0 ? [scale.at(Math.max(0, high - gap)), to] : [from, scale.at(Math.min(scale.last, low + gap))];
  };
  const typed = (index: 0 | 1, number: number) => {
    const bound = Math.min(whole[1], Math.max(whole[0], number));
    const [from, to] = index === 0 ? [bound, value[1]] : [value[0], bound];
    setMessage(from > to ? swappedMessage : '');
    const next = apart(from > to ? [to, from] : [from, to], index);
    onValueChange(next);
    settle(next, 0);
  };
  const root = useRef<HTMLFieldSetElement>(null);
  const setRoot = useMergedRef(root, rest.ref);
  const [first] = useState(value);
  useFormReset(root, () => {
    onValueChange(first);
    settle(first, 0);
  });
  const isWhole = value[0] <= whole[0] && value[1] >= whole[1];
  const input = { unit, disabled, decimalComma };
  return (
    <fieldset
      data-component="range-filter"
      data-orientation={orientation}
      {...rest}
      ref={setRoot}
      className={classNames(css.root, className)}
    >
      <legend className={css.legend}>
        <bdi>{legend}</bdi>
      </legend>
      <div className={css.inputs}>
        <RangeInput
          {...input}
          label={fromLabel}
          name={names?.[0]}
          value={value[0]}
          onDone={(number) => typed(0, number)}
        />
        <span aria-hidden="true">–</span>
        <RangeInput
          {...input}
          label={toLabel}
          name={names?.[1]}
          value={value[1]}
          onDone={(number) => typed(1, number)}
        />
      </div>
      {counts && orientation !== 'vertical' ? (
        <Histogram {...barsOver(counts, positions, scale.last)} label={countsLabel} className={css.histogram} />
      ) : null}
      <SliderBase
        {...{ scale, valueText, marks, page, disabled, orientation, gap, positions }}
        values={value}
        labels={[fromLabel, toLabel]}
        onMove={(next) => {
          setMessage('');
          onValueChange(toRange(next));
        }}
        onCommit={(next) => settle(toRange(next), SETTLE)}
      />
      <button
        type="button"
        className={css.reset}
        data-part="reset"
        disabled={disabled}
        // Not `disabled`, which would drop the focus of whoever has just pressed it.
        aria-disabled={isWhole || undefined}
        onClick={() => {
          if (isWhole) return;
          setMessage('');
          onValueChange(whole);
          settle(whole, 0);
        }}
      >
        <bdi>{resetLabel}</bdi>
      </button>
      {/* Apart: the count that follows must not take the words about the swap from whoever listens. */}
      <span role="status" data-part="message" className={css.status}>
        {message}
      </span>
      <span role="status" data-part="result" className={css.status}>
        {said}
      </span>
    </fieldset>
  );
}
