'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { useFieldIds } from '../field/field-ids.ts';
import { GroupFrame, type GroupFrameProps } from '../field/group-frame.tsx';
import { useEarlyInput } from '../field/use-early-input.ts';
import { useFormReset } from '../field/use-form-reset.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import { Stack } from '../stack/stack.tsx';

export interface CheckboxGroupOption {
  /** Value in the form and in `value` of the group. */
  value: string;
  /** Label of the checkbox. */
  label: ReactNode;
  /** Help text below the label. */
  hint?: ReactNode;
  /** Whether the checkbox is disabled. */
  disabled?: boolean | undefined;
}

type Frame = Omit<GroupFrameProps, 'id' | 'name' | 'children' | 'describedBy'>;

export interface CheckboxGroupProps extends Frame {
  /** Id of the group, the target of links in FormErrors. */
  id?: string | undefined;
  /** Form field name of all checkboxes. */
  name?: string | undefined;
  /** The options in order. */
  options: readonly CheckboxGroupOption[];
  /** The checked values (controlled). */
  value?: readonly string[] | undefined;
  /** The initially checked values (uncontrolled). */
  defaultValue?: readonly string[] | undefined;
  /** Called with the checked values, in the order of the options. */
  onValueChange?: ((value: string[]) => void) | undefined;
  /** Label of a checkbox that selects all options: "All disk types". Without it, there is none. */
  allLabel?: string | undefined;
}

/** A group of checkboxes with a legend, hint and error. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { options, value, defaultValue = [], onValueChange, allLabel, name, id: ownId, ...frame } = props;
  const { id, control } = useFieldIds(frame, ownId);
  const [own, setOwn] = useState(defaultValue);
  const chosen = new Set(value ?? own);
  const root = useRef<HTMLFieldSetElement>(null);
  const setRoot = useMergedRef(root, frame.ref);
  const [first] = useState(value ?? own);
  useFormReset(root, () => {
    setOwn(first);
    onValueChange?.([...first]);
  });
  const open = options.filter((option) => !option.disabled).map((option) => option.value);
  const checkedOpen = open.filter((one) => chosen.has(one)).length;
  const change = (one: readonly string[], checked: boolean): void => {
    for (const item of one) {
      if (checked) chosen.add(item);
      else chosen.delete(item);
    }
    const next = options.map((option) => option.value).filter((item) => chosen.has(item));
    setOwn(next);
    onValueChange?.(next);
  };
  useEarlyInput(() => {
    const boxes = [...(root.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
    const changed = boxes.slice(allLabel === undefined ? 0 : 1).filter((box) => box.checked !== chosen.has(box.value));
    for (const box of changed) change([box.value], box.checked);
    return changed.length > 0;
  });
  return (
    <GroupFrame {...frame} ref={setRoot} id={id} name="checkbox-group" describedBy={control['aria-describedby']}>
      <Stack gap={8}>
        {allLabel === undefined ? null : (
          <Checkbox
            label={allLabel}
            disabled={frame.disabled}
            checked={open.length > 0 && checkedOpen === open.length}
            indeterminate={checkedOpen > 0 && checkedOpen < open.length}
            onChange={(event) => change(open, event.currentTarget.checked)}
          />
        )}
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            disabled={option.disabled}
            checked={chosen.has(option.value)}
            onChange={(event) => change([option.value], event.currentTarget.checked)}
          />
        ))}
      </Stack>
    </GroupFrame>
  );
}
