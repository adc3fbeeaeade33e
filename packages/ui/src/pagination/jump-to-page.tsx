'use client';

import { useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { FieldError } from '../field/field-root.tsx';
import * as box from '../text-field/text-field.css.ts';
import * as css from './pagination.css.ts';

export interface JumpLabels {
  /** Name of the field: "Go to page". */
  label: string;
  /** Label of the button: "Go". */
  goLabel: string;
  /** Error message for an invalid page: "Enter a number from 1 to 12". */
  errorLabel: string;
  /** Form field name of the page number, for use without JavaScript. */
  name?: string | undefined;
}

interface JumpToPageProps extends JumpLabels {
  /** The page that is shown. The field is emptied when it changes. */
  current: number;
  /** `undefined` if the last page is unknown. */
  pageCount: number | undefined;
  hrefFor: (page: number) => string;
  onPageChange: ((page: number) => void) | undefined;
}

/** A field to go to a page. It follows a real link, so routers can handle it. */
export function JumpToPage({ label, goLabel, errorLabel, name, current, pageCount, ...rest }: JumpToPageProps) {
  const { hrefFor, onPageChange } = rest;
  const id = useId();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const [before, setBefore] = useState(current);
  // Without a new element, which would lose the focus.
  if (before !== current) {
    setBefore(current);
    setText('');
    setWrong(false);
  }
  const link = useRef<HTMLAnchorElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const page = /^\s*\d+\s*$/.test(text) ? Number(text) : 0;
  const exists = page >= 1 && page <= (pageCount ?? Infinity);
  return (
    <form
      data-part="jump"
      className={css.jump}
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(!exists);
        if (!exists) input.current?.focus();
        else if (onPageChange) onPageChange(page);
        else link.current?.click();
      }}
    >
      <label htmlFor={id} className={css.jumpLabel}>
        {label}
      </label>
      <span className={`${box.box} ${box.size.medium} ${css.jumpBox}`}>
        <input
          ref={input}
          id={id}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-error` : undefined}
          className={`${box.input} ${box.tall}`}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setWrong(false);
          }}
        />
      </span>
      <Button type="submit">{goLabel}</Button>
      <a ref={link} hidden href={exists ? hrefFor(page) : undefined} aria-hidden="true" tabIndex={-1}>
        {goLabel}
      </a>
      <div role="alert">{wrong ? <FieldError id={id} error={errorLabel} /> : null}</div>
    </form>
  );
}
