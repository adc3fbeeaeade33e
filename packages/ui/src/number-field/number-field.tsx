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
import { parseNumber, settle } from './parse-number.ts';

type Own = 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'size' | 'type' | 'children';

export interface NumberFieldProps extends Omit<ComponentProps<'input'>, Own>, FieldTexts {
  /** `null` is empty. */
  value?: number | null | undefined;
  /** The number at first. */
  defaultValue?: number | null | undefined;
  /** After Enter, on leaving the field, and by keys and buttons; never while typing. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** The least number. */
  min?: number | undefined;
  /** The greatest number. */
  max?: number | undefined;
  /** What a button or an arrow key adds. @default 1 */
  step?: number | undefined;
  /** By Alt with an arrow, and what typed values settle on. @default the step */
  smallStep?: number | undefined;
  /** By Page Up, Page Down and Shift with an arrow. @default ten steps */
  largeStep?: number | undefined;
  /** "Increase": name of the plus button. */
  increaseLabel: string;
  /** "Decrease": name of the minus button. */
  decreaseLabel: string;
  /** After the figure: "GB", "€". */
  unit?: ReactNode;
  /** The figure while it is not typed in: "1 500". The form then carries the plain one in a hidden field. */
  format?: ((value: number) => string) | undefined;
  /** Turning the wheel over the focused field steps it. @default false */
  wheel?: boolean | undefined;
  /** Spoken value with its unit: "16 GB". */
  valueText?: ((value: number) => string) | undefined;
  /** Shows and sends 1,5 for 1.5. Both are understood either way. @default false */
  decimalComma?: boolean | undefined;
}

/** A number to type or to step. Typed values are brought into the bounds when they are done, not while typed. */
export function NumberField(props: NumberFieldProps) {
  const { label, labelHidden, hint, error, messages, requirement, reserveMessage, className, style, ...others } = props;
  const { value, defaultValue = null, onValueChange, min, max, step = 1, largeStep = step * 10, ...more } = others;
  const { increaseLabel, decreaseLabel, unit, valueText, decimalComma = false, id: ownId, ...plain } = more;
  const { smallStep = step, format, wheel = false, name, ref, ...rest } = plain;
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
    setDraft(undefined);
    const settled = next === null ? null : settle(next, bounds);
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
      // React listens passively: the page would scroll along.
      event.preventDefault();
      turn.current(event.deltaY < 0);
    };
    field.addEventListener('wheel', onWheel, { passive: false });
    return () => field.removeEventListener('wheel', onWheel);
  }, [wheel, focused, turn]);

  const plainText = current === null ? '' : String(current).replace('.', decimalComma ? ',' : '.');
  const written = format && current !== null && !focused ? format(current) : plainText;
  const off = rest.disabled || rest.readOnly;
  return (
    <FieldFrame
      {...{ id, label, labelHidden, hint, error, messages, requirement, reserveMessage, className, style }}
      name="number-field"
      disabled={rest.disabled}
    >
      <div data-part="box" className={classNames(box.box, box.size.medium, css.box)}>
        <IconButton
          className={css.button}
          tabIndex={-1}
          label={decreaseLabel}
          icon={<Minus size={16} />}
          disabled={off || (current !== null && min !== undefined && current <= min)}
          onClick={() => move(-step)}
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
        {format && name !== undefined ? <input type="hidden" name={name} value={current ?? ''} /> : null}
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
          disabled={off || (current !== null && max !== undefined && current >= max)}
          onClick={() => move(step)}
        />
      </div>
    </FieldFrame>
  );
}
