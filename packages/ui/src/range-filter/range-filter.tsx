'use client';
import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useFormReset } from '../field/use-form-reset.ts';
import { Histogram } from '../histogram/histogram.tsx';
import { useLatest } from '../layers/use-latest.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import type { Collision } from '../slider/place.ts';
import { evenScale, stopScale } from '../slider/scale.ts';
import { SliderBase, type SliderBaseOptions } from '../slider/slider-base.tsx';
import { barsOver } from './bars.ts';
import * as css from './range-filter.css.ts';
import { RangeInput } from './range-input.tsx';
import { inside, type Range } from './range-value.ts';

type Own = 'children' | 'defaultValue' | 'onChange' | 'disabled' | 'name';

export interface RangeFilterProps
  extends Omit<SliderBaseOptions, 'bubble'>, Omit<ComponentPropsWithRef<'fieldset'>, Own> {
  /** Legend: "Price per month". */
  legend: string;
  /** Labels of the bounds: "From", "To". */
  fromLabel: string;
  /** Name of the second thumb and its text field. */
  toLabel: string;
  /** Both bounds (controlled). */
  value?: Range | undefined;
  /** Initial bounds (uncontrolled). @default the full range */
  defaultValue?: Range | undefined;
  /** Called while moving. */
  onValueChange?: ((value: Range) => void) | undefined;
  /** Called when the range is final: immediately after typing, and 300 ms after a drag or keys. */
  onValueCommit?: ((value: Range) => void) | undefined;
  /** Minimum value. */
  min?: number | undefined;
  /** Maximum value. */
  max?: number | undefined;
  /** Step between values. */
  step?: number | undefined;
  /** Stops instead of even steps. For logarithmic scales, see `logStops`. */
  stops?: readonly number[] | undefined;
  /** Minimum number of steps between the bounds. @default 0 */
  gap?: number | undefined;
  /** Maximum number of steps between the bounds. @default no maximum */
  maxRange?: number | undefined;
  /**
   * What a thumb does at the other one: `stop`, `push` it along (with `maxRange`, also pull it), or `swap` places with it.
   * @default 'stop'
   */
  collision?: Collision | undefined;
  /**
   * Number of items at each step, shown as a histogram (not if vertical). Fewer counts than steps are spread evenly.
   * See `countByStop`.
   */
  counts?: readonly number[] | undefined;
  /** Text alternative of the histogram. */
  countsLabel?: string | undefined;
  /** Unit after the numbers: "€", "GB". */
  unit?: string | undefined;
  /** Form field names, for use without JavaScript. */
  names?: readonly [from: string, to: string] | undefined;
  /** Shows decimal commas. Both commas and points can be typed. */
  decimalComma?: boolean | undefined;
  /** Label of the reset button, which appears beside the legend while the range is narrowed. */
  resetLabel: string;
  /** Announced when typed bounds are swapped: "Minimum and maximum were swapped". */
  swappedMessage: string;
  /**
   * Announced when a bound was moved that the user didn't move: a typed one because of `min`, `max`, `gap` or `maxRange`,
   * or the other one because a thumb pushed it. "Adjusted to 20–50 euros". @default not announced
   */
  adjustedMessage?: ((value: Range) => string) | undefined;
  /** Announced half a second after its last change: "23 plans". */
  resultText?: string | undefined;
}

/** Milliseconds. */
const SETTLE = 300;
const SAY_AFTER = 500;

/** Announces a text when it stops changing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SAY_AFTER);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/**
 * Selects a range with thumbs or text fields, with a histogram and a reset button (APG: multi-thumb slider in a group).
 */
export function RangeFilter(props: RangeFilterProps) {
  const {
    legend,
    fromLabel,
    toLabel,
    value: controlled,
    defaultValue,
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
    maxRange,
    collision,
    counts,
    countsLabel,
    unit,
    names,
    decimalComma = false,
    resetLabel,
    swappedMessage,
    adjustedMessage,
    ...more
  } = others;
  const { resultText = '', valueText, marks, page, disabled, orientation, className, ...rest } = more;
  const scale = stops ? stopScale(stops) : evenScale(min, max, step);
  const [message, setMessage] = useState('');
  const said = useSettled(resultText);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Positions at the start of a move. */
  const before = useRef<readonly number[]>(undefined);
  const commit = useLatest(onValueCommit);
  useEffect(() => () => clearTimeout(timer.current), []);

  const whole: Range = [scale.at(0), scale.at(scale.last)];
  const [own, setOwn] = useState<Range>(defaultValue ?? whole);
  const value = inside(controlled ?? own, whole);
  const change = (next: Range) => {
    setOwn(next);
    onValueChange?.(next);
  };
  const positions = value.map(scale.nearest);
  /** Keeps the typed value of a thumb that doesn't move, because it may be between two steps. */
  const valueAt = (index: 0 | 1, to = 0): number => (to === positions[index] ? value[index] : scale.at(to));
  /** In order: the step nearest to a typed bound may be beyond it. */
  const toRange = ([from, to]: number[]): Range => inside([valueAt(0, from), valueAt(1, to)], whole);
  const settle = (next: Range, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const pushed =
        collision === 'push' &&
        before.current?.every((position, index) => position !== scale.nearest(next[index] ?? 0));
      before.current = undefined;
      if (pushed && adjustedMessage) setMessage(adjustedMessage(next));
      commit.current?.(next);
    }, after);
  };
  const widest = maxRange ?? scale.last;
  /** Typed bounds keep their distances, too; the one just typed is adjusted. */
  const apart = ([from, to]: Range, index: 0 | 1): Range => {
    const [low, high] = [scale.nearest(from), scale.nearest(to)];
    const distance = Math.max(gap, Math.min(widest, high - low));
    if (distance === high - low) return [from, to];
    return index === 0
      ? [scale.at(Math.max(0, high - distance)), to]
      : [from, scale.at(Math.min(scale.last, low + distance))];
  };
  const typed = (index: 0 | 1, number: number) => {
    const bound = Math.min(whole[1], Math.max(whole[0], number));
    const [from, to] = index === 0 ? [bound, value[1]] : [value[0], bound];
    const sorted: Range = from > to ? [to, from] : [from, to];
    const next = apart(sorted, index);
    const adjusted = bound !== number || next[0] !== sorted[0] || next[1] !== sorted[1];
    setMessage(adjusted && adjustedMessage ? adjustedMessage(next) : from > to ? swappedMessage : '');
    change(next);
    settle(next, 0);
  };
  const root = useRef<HTMLFieldSetElement>(null);
  const setRoot = useMergedRef(root, rest.ref);
  const [first] = useState(value);
  useFormReset(root, () => {
    change(first);
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
        {isWhole ? null : (
          <button
            type="button"
            className={css.reset}
            data-part="reset"
            disabled={disabled}
            onClick={() => {
              // The button disappears, and would lose focus.
              root.current?.querySelector<HTMLElement>('[role="slider"], input[type="range"]')?.focus();
              setMessage('');
              change(whole);
              settle(whole, 0);
            }}
          >
            <bdi>{resetLabel}</bdi>
          </button>
        )}
      </div>
      {counts && orientation !== 'vertical' ? (
        <Histogram {...barsOver(counts, positions, scale.last)} label={countsLabel} className={css.histogram} />
      ) : null}
      <SliderBase
        {...{ scale, valueText, marks, page, disabled, orientation, gap, widest, collision, positions }}
        values={value}
        labels={[fromLabel, toLabel]}
        onMove={(next) => {
          before.current ??= positions;
          setMessage('');
          change(toRange(next));
        }}
        onCommit={(next) => settle(toRange(next), SETTLE)}
      />
      {/* Separate, so that the result count doesn't interrupt the announcement of the swap or the adjustment. */}
      <span role="status" data-part="message" className={css.status}>
        {message}
      </span>
      <span role="status" data-part="result" className={css.status}>
        {said}
      </span>
    </fieldset>
  );
}
