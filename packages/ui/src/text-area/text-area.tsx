'use client';

import { type ComponentProps, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { type FieldTexts, useFieldIds } from '../field/field-ids.ts';
import * as box from '../text-field/text-field.css.ts';
import * as css from './text-area.css.ts';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'children'>, FieldTexts {
  /** With `maxLength`: words for how many characters are left. Shown always, spoken at 20 %, 10 % and none. */
  counterLabel?: ((left: number) => string) | undefined;
  /** Monospaced: keys, scripts. @default false */
  mono?: boolean | undefined;
}

/** Spoken only when another mark is passed, not with every letter. */
const mark = (left: number, most: number): number =>
  left <= 0 ? 0 : left <= most * 0.1 ? 0.1 : left <= most * 0.2 ? 0.2 : 1;

/** Several lines of text. `className` and `style` go to the root, `ref` and everything else to the `<textarea>`. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, requirement, reserveMessage, className, style, ...others } = props;
  const { counterLabel, mono = false, id: ownId, onChange, ...rest } = others;
  const { id, control } = useFieldIds({ hint, error }, ownId, rest['aria-describedby']);
  const { maxLength } = rest;
  const [length, setLength] = useState(String(rest.value ?? rest.defaultValue ?? '').length);
  const left = maxLength === undefined ? 0 : maxLength - (typeof rest.value === 'string' ? rest.value.length : length);
  const [spoken, setSpoken] = useState({ mark: 1, text: '' });
  return (
    <FieldFrame
      {...{ id, label, labelHidden, hint, error, requirement, reserveMessage, className, style }}
      name="text-area"
      disabled={rest.disabled}
    >
      <div data-part="box" className={box.box}>
        <textarea
          rows={4}
          {...rest}
          {...control}
          onChange={(event) => {
            onChange?.(event);
            const typed = event.currentTarget.value.length;
            setLength(typed);
            if (maxLength === undefined || counterLabel === undefined) return;
            const now = mark(maxLength - typed, maxLength);
            if (now !== spoken.mark) setSpoken({ mark: now, text: now === 1 ? '' : counterLabel(maxLength - typed) });
          }}
          className={classNames(box.input, css.area, mono && box.mono)}
        />
      </div>
      {counterLabel === undefined || maxLength === undefined ? null : (
        <>
          <div data-part="counter" aria-hidden="true" className={css.counter}>
            {counterLabel(left)}
          </div>
          <span role="status" className={css.spoken}>
            {spoken.text}
          </span>
        </>
      )}
    </FieldFrame>
  );
}
