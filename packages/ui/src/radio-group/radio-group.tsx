'use client';

import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from '../checkbox/checkbox.css.ts';
import { useFieldIds } from '../field/field-ids.ts';
import { GroupFrame, type GroupFrameProps } from '../field/group-frame.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';

export interface RadioOption {
  /** Value in the form. */
  value: string;
  /** Label of the radio button. */
  label: ReactNode;
  /** Help text below the label. */
  hint?: ReactNode;
  /** Whether the radio button is disabled. */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends Omit<GroupFrameProps, 'id' | 'name' | 'children' | 'describedBy'> {
  /** Id of the group, the target of links in FormErrors. */
  id?: string | undefined;
  /** Form field name. Must be unique on the page, because radios with the same name form one group. */
  name: string;
  /** The options in order. */
  options: readonly RadioOption[];
  /** The selected value (controlled). */
  value?: string | undefined;
  /** The initially selected value (uncontrolled). */
  defaultValue?: string | undefined;
  /** Called with the selected value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Requires a selection before the form can be submitted. */
  required?: boolean | undefined;
  /** Places options side by side. @default false */
  inline?: boolean | undefined;
}

/** A group of radio buttons. Native radio inputs, so arrow keys and forms work without JavaScript. */
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
