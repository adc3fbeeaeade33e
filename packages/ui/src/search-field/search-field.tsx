'use client';

import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useEarlyInput } from '../field/use-early-input.ts';
import { useFormReset } from '../field/use-form-reset.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../layers/close-icon.tsx';
import { useEscapeLayer } from '../layers/use-escape-layer.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import { SpinnerArc } from '../spinner/spinner-arc.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import * as css from './search-field.css.ts';

interface SearchFieldBase extends Omit<TextFieldProps, 'type' | 'leading' | 'trailing' | 'value' | 'defaultValue'> {
  /** The text (controlled). */
  value?: string | undefined;
  /** The initial text (uncontrolled). */
  defaultValue?: string | undefined;
  /** Called on every change, with `''` when cleared. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Name of the clear button: "Clear search". */
  clearLabel: string;
}

/** A search in progress needs a label. */
type Loading =
  | { loading?: false | undefined; loadingLabel?: string | undefined }
  | { loading: boolean; loadingLabel: string };

export type SearchFieldProps = SearchFieldBase & Loading;

/** React and the owner of a controlled value listen to this event. */
function empty(input: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * A search input with a clear button. Escape clears the field without closing a surrounding dialog; when empty, Escape
 * is passed on. The surrounding form or a `<search>` is the landmark.
 */
export function SearchField(props: SearchFieldProps) {
  const { onValueChange, clearLabel, loading = false, loadingLabel, ref, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const setInput = useMergedRef(input, ref);
  const [own, setOwn] = useState(rest.defaultValue ?? '');
  const [focused, setFocused] = useState(false);
  const filled = (rest.value ?? own) !== '' && !rest.disabled && !rest.readOnly;

  useEarlyInput(() => {
    const typed = input.current?.value ?? '';
    setOwn(typed);
    if (typed === (rest.value ?? rest.defaultValue ?? '')) return false;
    onValueChange?.(typed);
    return true;
  });
  useFormReset(input, () => setOwn(input.current?.value ?? ''));
  const clear = () => {
    if (!input.current) return;
    empty(input.current);
    input.current.focus();
  };
  useEscapeLayer(
    focused && filled,
    () => {
      clear();
      return true;
    },
    () => input.current,
  );
  return (
    <TextField
      autoComplete="off"
      enterKeyHint="search"
      component="search-field"
      {...rest}
      ref={setInput}
      type="search"
      data-loading={loading ? '' : undefined}
      onChange={(event) => {
        rest.onChange?.(event);
        setOwn(event.currentTarget.value);
        onValueChange?.(event.currentTarget.value);
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        setFocused(true);
      }}
      onBlur={(event) => {
        rest.onBlur?.(event);
        setFocused(false);
      }}
      leading={
        <>
          {loading ? <SpinnerArc /> : <Search size={18} aria-hidden="true" />}
          {/* Always rendered, because a live region added together with its text is often not announced. */}
          <span role="status" className={css.spoken}>
            {loading ? loadingLabel : null}
          </span>
        </>
      }
      trailing={
        filled ? (
          <IconButton size="small" label={clearLabel} icon={<CloseIcon />} className={css.clear} onClick={clear} />
        ) : undefined
      }
    />
  );
}
