import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FieldCounter } from '../field/field-counter.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import { type FieldTexts, useFieldIds } from '../field/field-ids.ts';
import * as box from '../text-field/text-field.css.ts';
import * as css from './text-area.css.ts';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'children'>, FieldTexts {
  /**
   * With `maxLength`, formats the number of characters left: always shown, announced at 20 %, 10 %, 0 and below. Longer text
   * isn’t cut; `left` is negative then.
   */
  counterLabel?: ((left: number) => string) | undefined;
  /** Number of lines shown without text. Where browsers support it, the field grows with its text. @default 3 */
  rows?: number | undefined;
  /** Monospaced: keys, scripts. @default false */
  mono?: boolean | undefined;
}

/**
 * A multi-line text input. `className` and `style` are passed to the root, `ref` and other props to the `<textarea>`.
 */
export function TextArea(props: TextAreaProps) {
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
  const { counterLabel, maxLength, mono = false, id: ownId, ...rest } = others;
  const { id, control } = useFieldIds({ hint, error, messages }, ownId, rest['aria-describedby']);
  return (
    <FieldFrame
      {...{ id, label, labelHidden, hint, error, messages, validateOn, requirement, reserveMessage, className, style }}
      name="text-area"
      disabled={rest.disabled}
    >
      <div data-part="box" className={box.box}>
        <textarea
          rows={3}
          {...rest}
          {...control}
          maxLength={counterLabel ? undefined : maxLength}
          className={classNames(box.input, css.area, mono && box.mono)}
        />
      </div>
      {counterLabel === undefined || maxLength === undefined ? null : (
        <FieldCounter
          of={id}
          most={maxLength}
          label={counterLabel}
          initial={String(rest.value ?? rest.defaultValue ?? '').length}
        />
      )}
    </FieldFrame>
  );
}
