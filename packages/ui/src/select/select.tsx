import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { type FieldTexts, useFieldIds } from '../field/field-ids.ts';
import * as box from '../text-field/text-field.css.ts';
import * as css from './select.css.ts';

export interface SelectOption {
  value: string;
  /** Text only: the system draws the list. */
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size' | 'multiple' | 'children'>, FieldTexts {
  /** What can be chosen, in groups too. */
  options: readonly (SelectOption | SelectGroup)[];
  /** First line while nothing is chosen, value "": "Choose a country". */
  placeholder?: string | undefined;
  /** 32, 44 or 52 px high. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
}

const Option = ({ value, label, disabled }: SelectOption) => (
  <option value={value} disabled={disabled} className={css.option}>
    {label}
  </option>
);

/** The native select, dressed: it works without script, and a phone shows its own list. */
export function Select(props: SelectProps) {
  const { label, labelHidden, hint, error, messages, requirement, reserveMessage, className, style, ...others } = props;
  const { options, placeholder, size = 'medium', id: ownId, ...rest } = others;
  const { id, control } = useFieldIds({ hint, error, messages }, ownId, rest['aria-describedby']);
  const { value, defaultValue = '' } = rest;
  // Else the browser passes over a placeholder that cannot be chosen, and the first option would be chosen by nobody.
  const initial = placeholder !== undefined && value === undefined ? { defaultValue } : undefined;
  return (
    <FieldFrame
      {...{ id, label, labelHidden, hint, error, messages, requirement, reserveMessage, className, style }}
      name="select"
      disabled={rest.disabled}
    >
      <div data-part="box" className={classNames(box.box, box.size[size])}>
        <select {...rest} {...initial} {...control} className={classNames(box.input, box.tall, css.select)}>
          {placeholder === undefined ? null : <Option value="" label={placeholder} disabled={rest.required} />}
          {options.map((option) =>
            'options' in option ? (
              <optgroup key={option.label} label={option.label} className={css.option}>
                {option.options.map((one) => (
                  <Option key={one.value} {...one} />
                ))}
              </optgroup>
            ) : (
              <Option key={option.value} {...option} />
            ),
          )}
        </select>
        <svg className={css.chevron} width="12" height="12" viewBox="0 0 12 12" fill="none" aria-hidden="true">
          <path
            d="m2 4.25 4 4 4-4"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </div>
    </FieldFrame>
  );
}
