'use client';

import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from '../checkbox/checkbox.css.ts';
import { useFieldIds } from '../field/field-ids.ts';
import { GroupFrame, type GroupFrameProps } from '../field/group-frame.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends Omit<GroupFrameProps, 'id' | 'name' | 'children' | 'describedBy'> {
  /** Of the group: an error in FormErrors leads to it. */
  id?: string | undefined;
  /** Name in the form; radios of one name are one choice, so it must be unique in the page. */
  name: string;
  /** The choices, in their order. */
  options: readonly RadioOption[];
  /** The chosen one; given, the owner decides. */
  value?: string | undefined;
  /** The chosen one at first. */
  defaultValue?: string | undefined;
  /** With the value of the chosen one. */
  onValueChange?: ((value: string) => void) | undefined;
  /** A form is not sent before one is chosen. */
  required?: boolean | undefined;
  /** Side by side. @default false */
  inline?: boolean | undefined;
}

/** One of several, each a line of text. Real radio inputs: arrow keys and forms work without script. */
export function RadioGroup(props: RadioGroupProps) {
  const { options, value, defaultValue, onValueChange, required, inline = false, name, id: ownId, ...frame } = props;
  const { id, control } = useFieldIds(frame, ownId);
  const radios = options.map((option) => (
    <div key={option.value} data-part="option" className={css.root}>
      <label className={css.line}>
        <input
          type="radio"
          name={name}
          value={option.value}
          required={required}
          disabled={option.disabled}
          aria-invalid={control['aria-invalid']}
          className={classNames(css.mark, css.ring)}
          {...(value === undefined
            ? { defaultChecked: option.value === defaultValue }
            : { checked: option.value === value })}
          onChange={() => onValueChange?.(option.value)}
        />
        <span className={css.text}>
          <bdi>{option.label}</bdi>
          {option.hint === undefined ? null : (
            <span className={css.hint}>
              <bdi>{option.hint}</bdi>
            </span>
          )}
        </span>
      </label>
    </div>
  ));
  return (
    <GroupFrame {...frame} id={id} name="radio-group" describedBy={control['aria-describedby']}>
      {inline ? (
        <Inline gap={24} align="start">
          {radios}
        </Inline>
      ) : (
        <Stack gap={8}>{radios}</Stack>
      )}
    </GroupFrame>
  );
}
