'use client';

import { useEffect, useReducer, useRef, useState } from 'react';
import * as css from './field.css.ts';
import { useFormReset } from './use-form-reset.ts';

interface FieldCounterProps {
  /** Id of the control whose letters are counted. */
  of: string;
  most: number;
  /** Words for how many are left. */
  label: (left: number) => string;
  /** Letters that are there before script is. */
  initial: number;
}

/** Spoken only when another mark is passed, not with every letter. */
const mark = (left: number, most: number): number =>
  left <= 0 ? 0 : left <= most * 0.1 ? 0.1 : left <= most * 0.2 ? 0.2 : 1;

/** How many characters are left: shown always, spoken at 20 %, 10 % and none. */
export function FieldCounter({ of, most, label, initial }: FieldCounterProps) {
  const [length, setLength] = useState(initial);
  const now = mark(most - length, most);
  const [spoken, setSpoken] = useState({ mark: now, text: '' });
  if (spoken.mark !== now) setSpoken({ mark: now, text: now === 1 ? '' : label(most - length) });
  const shown = useRef<HTMLDivElement>(null);
  // It listens instead of being told, so that the control may come from the server.
  useEffect(() => {
    const control = document.getElementById(of);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return undefined;
    const count = (): void => setLength(control.value.length);
    count();
    control.addEventListener('input', count);
    return () => control.removeEventListener('input', count);
  });
  const [, countAgain] = useReducer((times: number) => times + 1, 0);
  useFormReset(shown, countAgain);
  return (
    <>
      <div ref={shown} data-part="counter" aria-hidden="true" className={css.counter}>
        <bdi>{label(most - length)}</bdi>
      </div>
      <span role="status" className={css.spoken}>
        {spoken.text}
      </span>
    </>
  );
}
