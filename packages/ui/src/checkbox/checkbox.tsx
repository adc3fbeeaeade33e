'use client';

import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FieldRoot } from '../field/field-root.tsx';
import { type FieldTexts, useFieldIds } from '../field/field-ids.ts';
import * as css from './checkbox.css.ts';

export interface CheckboxProps
  extends
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'>,
    Pick<FieldTexts, 'label' | 'hint' | 'error' | 'messages'> {
  /** Some of what it stands for is checked. @default false */
  indeterminate?: boolean | undefined;
}

/** Yes or no, sent with the form. `className` and `style` go to the root, `ref` and the rest to the `<input>`. */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, messages, indeterminate = false, className, style, id: ownId, ref, ...rest } = props;
  const { id, control } = useFieldIds({ hint, error, messages }, ownId, rest['aria-describedby']);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  // There is no attribute for it.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <FieldRoot
      data-component="checkbox"
      className={classNames(css.root, className)}
      {...{ id, error, messages, style }}
    >
      <label data-part="label" className={css.line}>
        <input {...rest} {...control} ref={input} type="checkbox" className={classNames(css.mark, css.box)} />
        <bdi className={css.text}>{label}</bdi>
      </label>
      {hint === undefined ? null : (
        <span id={`${id}-hint`} data-part="hint" className={classNames(css.hint, css.inset)}>
          <bdi>{hint}</bdi>
        </span>
      )}
    </FieldRoot>
  );
}
