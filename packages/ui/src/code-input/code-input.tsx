'use client';

import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { errorList, type FieldTexts, useFieldIds } from '../field/field-ids.ts';
import { useFormReset } from '../field/use-form-reset.ts';
import { isComposing } from '../layers/escape-stack.ts';
import { useLatest } from '../layers/use-latest.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import { SpinnerArc } from '../spinner/spinner-arc.tsx';
import * as css from './code-input.css.ts';
import { readCode } from './read-code.ts';
import { useWebOtp } from './use-web-otp.ts';

type Own =
  | 'value'
  | 'defaultValue'
  | 'type'
  | 'size'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'inputMode'
  | 'children';

interface CodeInputBase extends Omit<ComponentProps<'input'>, Own>, FieldTexts {
  /** Number of characters: 6 for authenticator apps, 8 for recovery codes, shown as 4+4. @default 6 */
  length?: 4 | 5 | 6 | 7 | 8 | undefined;
  /** Digits only, or also the letters A–Z, which are read in upper case. @default 'digits' */
  characters?: 'digits' | 'alphanumeric' | undefined;
  /** Sets the field's value whenever it changes; `''` clears it. */
  value?: string | undefined;
  /** The initial value. */
  defaultValue?: string | undefined;
  /** Called with the digits 0–9 and, if allowed, the letters A–Z only, however they were typed. */
  onValueChange?: ((code: string) => void) | undefined;
  /** Called when all characters are entered, once per code and never while `pending`. */
  onComplete?: ((code: string) => void) | undefined;
  /** Submits the form when all characters are entered. @default false */
  autoSubmit?: boolean | undefined;
  /** Reads the code from an SMS in browsers that support WebOTP. @default false */
  sms?: boolean | undefined;
  /** Content below the field, usually a CodeResend. */
  resend?: ReactNode;
  /** Content below the field to switch to another kind of code, such as "Use a recovery code". */
  alternative?: ReactNode;
}

/** A pending code needs a label. Meanwhile the field keeps its focus and value and isn't submitted again. */
type Pending =
  | { pending?: false | undefined; pendingLabel?: string | undefined }
  | { pending: boolean; pendingLabel: string };

export type CodeInputProps = CodeInputBase & Pending;

/**
 * A field for one-time codes: a single input with decorative slots. `className` and `style` are passed to the root,
 * `ref` and other props to the `<input>`. Supports password managers and keyboard suggestions, and works without
 * JavaScript.
 */
export function CodeInput(props: CodeInputProps) {
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
  const { length = 6, value, defaultValue, onValueChange, onComplete, autoSubmit = false, ...more } = others;
  const { sms = false, resend, alternative, pending = false, pendingLabel, ...field } = more;
  const { characters = 'digits', id: ownId, ref, ...rest } = field;
  const letters = characters === 'alphanumeric';
  const read = (text: string): string => readCode(text, length, letters ? '0-9A-Z' : '0-9');
  const { id, control } = useFieldIds(props, ownId, rest['aria-describedby']);
  const input = useRef<HTMLInputElement>(null);
  const setInput = useMergedRef(input, ref);
  /** The last value and the last submitted code. */
  const kept = useRef(value ?? defaultValue ?? '');
  const sent = useRef('');

  const complete = (code: string): void => {
    const again = code === sent.current;
    sent.current = code.length < length ? '' : code;
    if (again || sent.current === '') return;
    onComplete?.(code);
    const form = autoSubmit ? input.current?.form : undefined;
    if (form?.noValidate || form?.checkValidity()) form.requestSubmit();
    // Another field in the form is incomplete, so Enter must keep working.
    else if (form) sent.current = '';
  };
  /** Reduces the value to allowed characters and keeps the caret after the same one. */
  const take = (text: string): void => {
    const node = input.current;
    if (!node) return;
    const code = pending ? kept.current : read(text);
    const caret = read(text.slice(0, node.selectionStart ?? text.length)).length;
    if (node.value !== code) {
      node.value = code;
      if (document.activeElement === node) node.setSelectionRange(caret, caret);
    }
    const changed = code !== kept.current;
    kept.current = code;
    if (changed) onValueChange?.(code);
    if (!pending) complete(code);
  };
  const latest = useLatest(take);
  useWebOtp(sms, take);

  useEffect(() => {
    // Whatever the outcome, the same code may be submitted again.
    if (!pending) sent.current = '';
  }, [pending]);
  // With JavaScript, a pasted "421 892" is truncated after its space is removed.
  useEffect(() => input.current?.removeAttribute('maxlength'), [length]);
  useEffect(() => {
    // Typed before hydration.
    const early = input.current?.value ?? '';
    if (early !== kept.current) latest.current(early);
  }, [latest]);
  useFormReset(input, () => latest.current(input.current?.value ?? ''));
  useEffect(() => {
    if (value === undefined || value === kept.current) return;
    kept.current = value;
    if (input.current) input.current.value = value;
  }, [value]);

  // A code is wrong when an error appears, or persists after another attempt.
  const wrong = pending ? '' : errorList(error).join(' ');
  const [seen, setSeen] = useState({ wrong, times: 0 });
  if (seen.wrong !== wrong) setSeen({ wrong, times: seen.times + (wrong ? 1 : 0) });
  useEffect(() => {
    const node = input.current;
    const focused = document.activeElement;
    if (seen.times === 0 || !node) return;
    sent.current = '';
    // Don't take focus from users who moved elsewhere.
    if (focused !== document.body && focused !== node && !node.form?.contains(focused)) return;
    node.focus();
    node.select();
  }, [seen.times]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    rest.onKeyDown?.(event);
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    // Already submitted: a second submit would fail, because the code is used.
    if (pending || (autoSubmit && sent.current !== '' && sent.current === kept.current)) event.preventDefault();
  };

  const groups = length === 8 ? [4, 4] : [length];
  const frame = {
    id,
    label,
    labelHidden,
    hint,
    error,
    messages,
    validateOn,
    requirement,
    reserveMessage,
    disabled: rest.disabled,
    // Also the same message again, after another attempt.
    alert: seen.times || undefined,
  };
  return (
    <div
      data-component="code-input"
      data-pending={pending ? '' : undefined}
      className={classNames(css.root, className)}
      style={style}
    >
      <FieldFrame {...frame} name="field" className={css.field}>
        <div className={css.line}>
          <div data-part="box" data-length={length} translate="no" className={css.box}>
            <div className={css.inside}>
              <span data-part="slots" aria-hidden="true" className={css.slots}>
                {groups.map((count, group) => (
                  <span key={group} className={css.group}>
                    {Array.from({ length: count }, (_, slot) => (
                      <span key={slot} data-part="slot" className={css.slot} />
                    ))}
                  </span>
                ))}
              </span>
              <input
                autoComplete="one-time-code"
                enterKeyHint="go"
                autoCapitalize={letters ? 'characters' : 'none'}
                autoCorrect="off"
                spellCheck={false}
                {...rest}
                {...control}
                ref={setInput}
                type="text"
                data-part="input"
                inputMode={letters ? 'text' : 'numeric'}
                dir="ltr"
                pattern={`${letters ? '[0-9A-Za-z]' : '[0-9]'}{${length}}`}
                maxLength={length}
                defaultValue={value ?? defaultValue}
                aria-readonly={pending || rest.readOnly || undefined}
                onChange={(event) => {
                  rest.onChange?.(event);
                  const { nativeEvent } = event;
                  if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return;
                  take(event.currentTarget.value);
                }}
                onCompositionEnd={(event) => {
                  rest.onCompositionEnd?.(event);
                  take(event.currentTarget.value);
                }}
                onPaste={(event) => {
                  rest.onPaste?.(event);
                  const code = read(event.clipboardData.getData('text'));
                  if (event.defaultPrevented || code.length < length) return;
                  // A complete code replaces the whole value, wherever the caret is.
                  event.preventDefault();
                  take(code);
                }}
                onKeyDown={onKeyDown}
                className={css.input}
              />
            </div>
          </div>
          {pending ? (
            <span data-part="busy" className={css.busy}>
              <SpinnerArc size={20} />
            </span>
          ) : null}
        </div>
      </FieldFrame>
      <span role="status" className={css.spoken}>
        {pending ? pendingLabel : null}
      </span>
      {resend === undefined && alternative === undefined ? null : (
        <div data-part="below" className={css.below}>
          {resend}
          {alternative}
        </div>
      )}
    </div>
  );
}
