'use client';

import { type ComponentProps, type ReactNode, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { activeAround } from '../layers/realm.ts';
import { classNames } from '../class-names/class-names.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { type FieldTexts, useFieldIds } from '../field/field-ids.ts';
import { useFormReset } from '../field/use-form-reset.ts';
import { useLatest } from '../layers/use-latest.ts';
import { SpinnerArc } from '../spinner/spinner-arc.tsx';
import * as css from './code-input.css.ts';
import { readCode } from './read-code.ts';
import { readSms } from './read-sms.ts';

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
    length = 6,
    characters,
    value,
    defaultValue = '',
    onValueChange,
    onComplete,
    autoSubmit,
    sms,
    resend,
    alternative,
    pending,
    pendingLabel,
    id: ownId,
    ref,
    ...rest
  } = props;
  const letters = characters === 'alphanumeric';
  const set = letters ? '0-9A-Za-z' : '0-9';
  const initial = value ?? defaultValue;
  const { id, control } = useFieldIds(props, ownId, rest['aria-describedby']);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  /** The last value and the last submitted code. */
  const kept = useRef(initial);
  const sent = useRef('');

  /** Reduces the value or a given text to allowed characters and keeps the caret after the same one. */
  const take = (text?: string): void => {
    const node = input.current;
    if (!node) return;
    const typed = text ?? node.value;
    const code = pending ? kept.current : readCode(typed, length, set);
    if (node.value !== code) {
      const caret = readCode(typed.slice(0, node.selectionStart ?? typed.length), length, set).length;
      node.value = code;
      if (activeAround(node) === node) node.setSelectionRange(caret, caret);
    }
    const changed = code !== kept.current;
    kept.current = code;
    if (changed) onValueChange?.(code);
    if (pending || code === sent.current) return;
    sent.current = '';
    if (code.length < length) return;
    sent.current = code;
    onComplete?.(code);
    const form = autoSubmit && node.form;
    if (!form) return;
    if (form.noValidate || form.checkValidity()) form.requestSubmit();
    // Another field in the form is incomplete, so Enter must keep working.
    else sent.current = '';
  };
  const latest = useLatest(take);

  // A code is wrong when an error appears, or persists after another attempt.
  const wrong = pending ? '' : String(error ?? '');
  const [[seen, times], setSeen] = useState<readonly [string, number]>([wrong, 0]);
  if (seen !== wrong) setSeen([wrong, wrong ? times + 1 : times]);

  useEffect(() => {
    // Whatever the outcome, the same code may be submitted again.
    if (!pending) sent.current = '';
  }, [pending, times]);
  useEffect(() => (sms ? readSms((code) => latest.current(code)) : undefined), [sms, latest]);
  useEffect(() => {
    const node = input.current;
    // With JavaScript, a pasted "421 892" is truncated after its space is removed.
    node?.removeAttribute('maxlength');
    // Typed before hydration.
    if (node?.value !== kept.current) latest.current();
  }, [length, latest]);
  useFormReset(input, take);
  useEffect(() => {
    const node = input.current;
    if (node && value !== undefined && value !== kept.current) node.value = kept.current = value;
  }, [value]);
  useEffect(() => {
    const node = input.current;
    const focused = activeAround(node);
    // Don't take focus from users who moved elsewhere.
    if (times && node && (focused === null || focused.matches('body') || (node.form ?? node).contains(focused))) {
      node.focus();
      node.select();
    }
  }, [times]);

  return (
    <div
      data-component="code-input"
      data-pending={pending ? '' : undefined}
      className={classNames(css.root, className)}
      style={style}
    >
      <FieldFrame
        {...{ label, labelHidden, hint, error, messages, validateOn, requirement, reserveMessage, id }}
        name="field"
        disabled={rest.disabled}
        // Also the same message again, after another attempt.
        alert={times}
        className={css.field}
      >
        <div className={css.line}>
          <div data-part="box" data-length={length} translate="no" className={css.box}>
            <div
              className={css.inside}
              // Around the input, whose own handlers belong to the user of the component.
              onChangeCapture={({ nativeEvent }) => {
                if (!(nativeEvent as InputEvent).isComposing) take();
              }}
              onCompositionEndCapture={() => take()}
              onPaste={(event) => {
                const code = readCode(event.clipboardData.getData('text'), length, set);
                if (event.defaultPrevented || code.length < length) return;
                // A complete code replaces the whole value, wherever the caret is.
                event.preventDefault();
                take(code);
              }}
              onKeyDownCapture={(event) => {
                // Already submitted: a second submit would fail, because the code is used.
                if (event.key === 'Enter' && (pending || (autoSubmit && sent.current && sent.current === kept.current)))
                  event.preventDefault();
              }}
            >
              <span data-part="slots" aria-hidden="true" className={css.slots}>
                {(length === 8 ? [4, 4] : [length]).map((count, group) => (
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
                ref={input}
                type="text"
                data-part="input"
                inputMode={letters ? 'text' : 'numeric'}
                dir="ltr"
                pattern={`[${set}]{${length}}`}
                maxLength={length}
                defaultValue={initial}
                aria-readonly={pending || rest.readOnly || undefined}
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
