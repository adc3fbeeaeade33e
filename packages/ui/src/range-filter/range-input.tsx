import { useState, type KeyboardEvent } from 'react';
import { plainNumber } from '../number-field/decimal.ts';
import { parseNumber } from '../number-field/parse-number.ts';
import * as css from '../number-field/unit.css.ts';
import * as box from '../text-field/text-field.css.ts';

interface RangeInputProps {
  label: string;
  value: number;
  unit?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  decimalComma: boolean;
  onDone: (value: number) => void;
}

/** Text field of a bound, committed on Enter or blur, never while typing. */
export function RangeInput({ label, value, unit, name, disabled, decimalComma, onDone }: RangeInputProps) {
  const [draft, setDraft] = useState<string>();
  const written = plainNumber(value, decimalComma);
  const done = () => {
    const typed = draft === undefined ? undefined : parseNumber(draft, decimalComma);
    setDraft(undefined);
    if (typed !== undefined && typed !== value) onDone(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') done();
  };
  return (
    <span className={`${box.box} ${box.size.small}`} data-part="box">
      <input
        className={box.input}
        data-part="input"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        name={name}
        disabled={disabled}
        value={draft ?? written}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={done}
        onKeyDown={onKeyDown}
      />
      {unit ? (
        <bdi aria-hidden="true" className={css.unit}>
          {unit}
        </bdi>
      ) : null}
    </span>
  );
}
