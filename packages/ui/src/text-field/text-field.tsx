import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FieldCounter } from '../field/field-counter.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import { type FieldTexts, useFieldIds } from '../field/field-ids.ts';
import * as css from './text-field.css.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'children'>, FieldTexts {
  /** Content in the box before the text, such as an icon, "€" or "https://". */
  leading?: ReactNode;
  /** Content in the box after the text, such as a unit or a button. */
  trailing?: ReactNode;
  /** Content between the box and the error, such as password strength or a counter. */
  below?: ReactNode;
  /**
   * With `maxLength`, formats the number of characters left: always shown, announced at 20 %, 10 %, 0 and below. Longer text
   * isn’t cut; `left` is negative then.
   */
  counterLabel?: ((left: number) => string) | undefined;
  /** Height: 32, 44 or 52 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Monospaced: keys, addresses, codes. @default false */
  mono?: boolean | undefined;
  /** Value of `data-component`, for fields based on this one. @default 'text-field' */
  component?: string | undefined;
}

/** Text with its own direction: "https://". */
const apart = (affix: ReactNode): ReactNode => (typeof affix === 'string' ? <bdi>{affix}</bdi> : affix);

/** A single-line text input. `className` and `style` are passed to the root, `ref` and other props to the `<input>`. */
export function TextField(props: TextFieldProps) {
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
  const {
    leading,
    trailing,
    below,
    counterLabel,
    maxLength,
    size = 'medium',
    mono = false,
    component = 'text-field',
    id: ownId,
    ...rest
  } = others;
  const { id, control } = useFieldIds({ hint, error, messages }, ownId, rest['aria-describedby']);
  return (
    <FieldFrame
      {...{ id, label, labelHidden, hint, error, messages, validateOn, requirement, reserveMessage, className, style }}
      name={component}
      disabled={rest.disabled}
    >
      <div data-part="box" className={classNames(css.box, css.size[size])}>
        {leading === undefined ? null : (
          <span data-part="leading" className={css.affix}>
            {apart(leading)}
          </span>
        )}
        <input
          type="text"
          data-part="input"
          {...rest}
          {...control}
          maxLength={counterLabel ? undefined : maxLength}
          className={classNames(css.input, css.tall, mono && css.mono)}
        />
        {trailing === undefined ? null : (
          <span data-part="trailing" className={css.affix}>
            {apart(trailing)}
          </span>
        )}
      </div>
      {below}
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
