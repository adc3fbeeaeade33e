import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FieldCounter } from '../field/field-counter.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import { type FieldTexts, useFieldIds } from '../field/field-ids.ts';
import * as css from './text-field.css.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'children'>, FieldTexts {
  /** Inside the box, before the text: an icon, "€", "https://". */
  leading?: ReactNode;
  /** Inside the box, after the text: a unit, a button. */
  trailing?: ReactNode;
  /** Under the box, above the error: the strength of a password, a counter. */
  below?: ReactNode;
  /** With `maxLength`: words for how many characters are left. Shown always, spoken at 20 %, 10 % and none. */
  counterLabel?: ((left: number) => string) | undefined;
  /** 32, 44 or 52 px high. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Monospaced: keys, addresses, codes. @default false */
  mono?: boolean | undefined;
  /** For fields made of this one: their name in `data-component`. @default 'text-field' */
  component?: string | undefined;
}

/** Words of a direction of their own: "https://". */
const apart = (affix: ReactNode): ReactNode => (typeof affix === 'string' ? <bdi>{affix}</bdi> : affix);

/** One line of text. `className` and `style` go to the root, `ref` and everything else to the `<input>`. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, error, messages, requirement, reserveMessage, className, style, ...others } = props;
  const {
    leading,
    trailing,
    below,
    counterLabel,
    size = 'medium',
    mono = false,
    component = 'text-field',
    id: ownId,
    ...rest
  } = others;
  const { id, control } = useFieldIds({ hint, error, messages }, ownId, rest['aria-describedby']);
  return (
    <FieldFrame
      {...{ id, label, labelHidden, hint, error, messages, requirement, reserveMessage, className, style }}
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
          className={classNames(css.input, css.tall, mono && css.mono)}
        />
        {trailing === undefined ? null : (
          <span data-part="trailing" className={css.affix}>
            {apart(trailing)}
          </span>
        )}
      </div>
      {below}
      {counterLabel === undefined || rest.maxLength === undefined ? null : (
        <FieldCounter
          of={id}
          most={rest.maxLength}
          label={counterLabel}
          initial={String(rest.value ?? rest.defaultValue ?? '').length}
        />
      )}
    </FieldFrame>
  );
}
