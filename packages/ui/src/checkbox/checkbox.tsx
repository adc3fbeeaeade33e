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
  /** Shows the mixed state, if only some of the options it represents are checked. @default false */
  indeterminate?: boolean | undefined;
}

/**
 * A yes/no option submitted with a form. `className` and `style` are passed to the root, `ref` and other props to the
 * `<input>`.
 */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, messages, indeterminate = false, className, style, id: ownId, ref, ...rest } = props;
  const { id, control } = useFieldIds({ hint, error, messages }, ownId, rest['aria-describedby']);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  // There is no HTML attribute for it.
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
