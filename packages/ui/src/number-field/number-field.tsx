'use client';

import { Minus, Plus } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { type FieldTexts, useFieldIds } from '../field/field-ids.ts';
import { useFormReset } from '../field/use-form-reset.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useLatest } from '../layers/use-latest.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import * as box from '../text-field/text-field.css.ts';
import * as css from './number-field.css.ts';
import { plainNumber } from './decimal.ts';
import { parseNumber, settle } from './parse-number.ts';
import { useHold } from './use-hold.ts';

type Own = 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'size' | 'type' | 'children';

export interface NumberFieldProps extends Omit<ComponentProps<'input'>, Own>, FieldTexts {
  /** The value (controlled); `null` is empty. */
  value?: number | null | undefined;
  /** The initial value (uncontrolled). */
  defaultValue?: number | null | undefined;
  /** Called on Enter, on blur, and when stepping with keys and buttons, never while typing. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** With what was typed and what it was brought to, when the bounds or the step do not allow it. Say so to the reader. */
  onAdjust?: ((typed: number, settled: number) => void) | undefined;
  /** Minimum value. */
  min?: number | undefined;
  /** Maximum value. */
  max?: number | undefined;
  /** Step of the buttons and arrow keys. @default 1 */
  step?: number | undefined;
  /** Step with Alt and an arrow key, and for rounding typed values. @default the step */
  smallStep?: number | undefined;
  /** Step with Page Up, Page Down, and Shift and an arrow key. @default ten steps */
  largeStep?: number | undefined;
  /** Name of the plus button: "Increase". */
  increaseLabel: string;
  /** Name of the minus button: "Decrease". */
  decreaseLabel: string;
  /** Unit after the number: "GB", "€". */
  unit?: ReactNode;
  /** Formats the number when not focused: "1 500". The form then submits the plain number in a hidden field. */
  format?: ((value: number) => string) | undefined;
  /** Steps the focused field with the mouse wheel. @default false */
  wheel?: boolean | undefined;
  /** Formats the announced value with its unit: "16 GB". */
  valueText?: ((value: number) => string) | undefined;
  /** Shows and submits 1,5 for 1.5. Both are accepted as input. @default false */
  decimalComma?: boolean | undefined;
}

/** A number input with step buttons, which repeat while they are held down. Typed values are clamped on blur or Enter, not while typing. */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    labelHidden,
    hint,
    error,
    messages,
    validateOn,
    requirement,
    reserveMessage,
    className,
    style,
    ...others
  } = props;
  const { value, defaultValue = null, onValueChange, min, max, step = 1, largeStep = step * 10, ...more } = others;
  const { increaseLabel, decreaseLabel, unit, valueText, decimalComma = false, id: ownId, ...plain } = more;
  const { smallStep = step, format, wheel = false, onAdjust, name, ref, ...rest } = plain;
  const { id, control } = useFieldIds({ hint, error, messages }, ownId, rest['aria-describedby']);
  const [own, setOwn] = useState(defaultValue);
  const [draft, setDraft] = useState<string>();
  const given = value === undefined ? own : value;
  const current = Number.isFinite(given) ? given : null;
  const [focused, setFocused] = useState(false);
  const bounds = { step: smallStep, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };

  const typed = (): number | null =>
    draft === undefined ? current : draft.trim() === '' ? null : (parseNumber(draft, decimalComma) ?? current);
  const set = (next: number | null): void => {
    const settled = next === null ? null : settle(next, bounds);
    if (draft !== undefined && next !== null && settled !== null && settled !== next) onAdjust?.(next, settled);
    setDraft(undefined);
    if (settled === current) return;
    setOwn(settled);
    onValueChange?.(settled);
  };
  const move = (by: number): void => {
    const from = typed();
    set(from === null ? (min ?? 0) : from + by);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || rest.readOnly) return;
    const arrow = event.shiftKey ? largeStep : event.altKey ? smallStep : step;
    const steps: Record<string, number> = {
      ArrowUp: arrow,
      ArrowDown: -arrow,
      PageUp: largeStep,
      PageDown: -largeStep,
    };
    const by = steps[event.key];
    if (event.key === 'Enter') set(typed());
    const end = event.key === 'Home' ? min : event.key === 'End' ? max : undefined;
    if (end !== undefined) {
      event.preventDefault();
      set(end);
    }
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  };

  const input = useRef<HTMLInputElement>(null);
  const [first] = useState(current);
  useFormReset(input, () => set(first));
  const setInput = useMergedRef(input, ref);
  const turn = useLatest((up: boolean) => move(up ? step : -step));
  useEffect(() => {
    const field = input.current;
    if (!wheel || !focused || !field) return undefined;
    const onWheel = (event: WheelEvent): void => {
      // React's listeners are passive, so the page would scroll.
      event.preventDefault();
      turn.current(event.deltaY < 0);
    };
    field.addEventListener('wheel', onWheel, { passive: false });
    return () => field.removeEventListener('wheel', onWheel);
  }, [wheel, focused, turn]);

  const plainText = current === null ? '' : plainNumber(current, decimalComma);
  const written = format && current !== null && !focused ? format(current) : plainText;
  const off = rest.disabled || rest.readOnly;
  const noLess = off || (current !== null && min !== undefined && current <= min);
  const noMore = off || (current !== null && max !== undefined && current >= max);
  const decrease = useHold(() => move(-step), noLess === true);
  const increase = useHold(() => move(step), noMore === true);
  return (
    <FieldFrame
      {...{ id, label, labelHidden, hint, error, messages, validateOn, requirement, reserveMessage, className, style }}
      name="number-field"
      disabled={rest.disabled}
    >
      <div data-part="box" className={classNames(box.box, box.size.medium, css.box)}>
        <IconButton
          className={css.button}
          tabIndex={-1}
          label={decreaseLabel}
          icon={<Minus size={16} />}
          disabled={noLess}
          {...decrease}
        />
        <input
          type="text"
          inputMode={Number.isInteger(step) && (min ?? 0) >= 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          role="spinbutton"
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={current ?? undefined}
          aria-valuetext={current !== null && valueText ? valueText(current) : undefined}
          {...rest}
          {...control}
          ref={setInput}
          name={format ? undefined : name}
          value={draft ?? written}
          onChange={(event) => {
            rest.onChange?.(event);
            setDraft(event.currentTarget.value);
          }}
          onFocus={(event) => {
            rest.onFocus?.(event);
            setFocused(true);
          }}
          onBlur={(event) => {
            rest.onBlur?.(event);
            setFocused(false);
            set(typed());
          }}
          onKeyDown={onKeyDown}
          className={classNames(box.input, box.tall, box.mono, css.input)}
        />
        {format && name !== undefined ? (
          <input type="hidden" name={name} value={current === null ? '' : plainNumber(current)} />
        ) : null}
        {unit === undefined ? null : (
          <bdi data-part="unit" className={css.unit}>
            {unit}
          </bdi>
        )}
        <IconButton
          className={css.button}
          tabIndex={-1}
          label={increaseLabel}
          icon={<Plus size={16} />}
          disabled={noMore}
          {...increase}
        />
      </div>
    </FieldFrame>
  );
}
