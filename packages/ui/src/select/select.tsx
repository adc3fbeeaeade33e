import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { type FieldTexts, useFieldIds } from '../field/field-ids.ts';
import * as box from '../text-field/text-field.css.ts';
import * as css from './select.css.ts';

export interface SelectOption {
  /** Value in the form. */
  value: string;
  /** Plain text, because the system renders the list. */
  label: string;
  /** Whether the option is shown but can’t be selected. */
  disabled?: boolean | undefined;
}

export interface SelectGroup {
  /** Name of the group. */
  label: string;
  /** The options of the group. */
  options: readonly SelectOption[];
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size' | 'multiple' | 'children'>, FieldTexts {
  /** Options, optionally in groups. */
  options: readonly (SelectOption | SelectGroup)[];
  /** First option with the value "", shown if nothing is selected: "Choose a country". */
  placeholder?: string | undefined;
  /** Height: 32, 44 or 52 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
}

const Option = ({ value, label, disabled }: SelectOption) => (
  <option value={value} disabled={disabled} className={css.option}>
    {label}
  </option>
);

/** A styled native select. Works without JavaScript, and phones show their own picker. */
export function Select(props: SelectProps) {
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
  const { options, placeholder, size = 'medium', id: ownId, ...rest } = others;
  const { id, control } = useFieldIds({ hint, error, messages }, ownId, rest['aria-describedby']);
  const { value, defaultValue = '' } = rest;
  // Otherwise the browser skips a disabled placeholder and preselects the first option.
  const initial = placeholder !== undefined && value === undefined ? { defaultValue } : undefined;
  return (
    <FieldFrame
      {...{ id, label, labelHidden, hint, error, messages, validateOn, requirement, reserveMessage, className, style }}
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
