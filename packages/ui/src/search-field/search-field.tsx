'use client';

import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFormReset } from '../field/use-form-reset.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../layers/close-icon.tsx';
import { useEscapeLayer } from '../layers/use-escape-layer.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import { SpinnerArc } from '../spinner/spinner-arc.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import * as css from './search-field.css.ts';

interface SearchFieldBase extends Omit<TextFieldProps, 'type' | 'leading' | 'trailing' | 'value' | 'defaultValue'> {
  /** The text; given, the owner decides. */
  value?: string | undefined;
  /** The text at first. */
  defaultValue?: string | undefined;
  /** With every letter, and `''` when it is cleared. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Name of the button that empties the field: "Clear search". */
  clearLabel: string;
}

/** A search under way needs words for it. */
type Loading =
  | { loading?: false | undefined; loadingLabel?: string | undefined }
  | { loading: boolean; loadingLabel: string };

export type SearchFieldProps = SearchFieldBase & Loading;

/** React listens to the event, and so does whoever controls the value. */
function empty(input: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Words to search for. Escape empties it while it has some, before any dialog hears of it; empty, it lets Escape
 * through. The form around it, or a `<search>`, is the landmark.
 */
export function SearchField(props: SearchFieldProps) {
  const { onValueChange, clearLabel, loading = false, loadingLabel, ref, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const setInput = useMergedRef(input, ref);
  const [own, setOwn] = useState(rest.defaultValue ?? '');
  const [focused, setFocused] = useState(false);
  const filled = (rest.value ?? own) !== '' && !rest.disabled && !rest.readOnly;

  useEffect(() => {
    // Typed before the script had come.
    setOwn(input.current?.value ?? '');
  }, []);
  useFormReset(input, () => setOwn(input.current?.value ?? ''));
  const clear = () => {
    if (!input.current) return;
    empty(input.current);
    input.current.focus();
  };
  useEscapeLayer(focused && filled, () => {
    clear();
    return true;
  });
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
          {/* Always there: a live region that comes together with its words is often not heard. */}
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
