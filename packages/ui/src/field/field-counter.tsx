'use client';

import { useEffect, useReducer, useRef, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { rootOf } from '../layers/realm.ts';
import * as css from './field.css.ts';
import { useFormReset } from './use-form-reset.ts';

interface FieldCounterProps {
  /** Id of the control whose characters are counted. */
  of: string;
  most: number;
  /** Formats the number of characters left, negative where there are too many. */
  label: (left: number) => string;
  /** Number of characters before hydration. */
  initial: number;
}

/** Announced only at thresholds, not with every character. */
const mark = (left: number, most: number): number =>
  left < 0 ? -1 : left === 0 ? 0 : left <= most * 0.1 ? 0.1 : left <= most * 0.2 ? 0.2 : 1;

/** Number of characters left, always visible and announced at 20 %, 10 %, 0 and below. */
export function FieldCounter({ of, most, label, initial }: FieldCounterProps) {
  const [length, setLength] = useState(initial);
  const now = mark(most - length, most);
  const [spoken, setSpoken] = useState({ mark: now, text: '' });
  if (spoken.mark !== now) setSpoken({ mark: now, text: now === 1 ? '' : label(most - length) });
  const shown = useRef<HTMLDivElement>(null);
  // Listens to events, so that the control can be a server component.
  useEffect(() => {
    const root = rootOf(shown.current);
    const control = root.getElementById(of) as HTMLInputElement | HTMLTextAreaElement | null;
    if (!control?.matches('input,textarea')) return undefined;
    const count = (): void => setLength(control.value.length);
    count();
    // Above React's listener: drawing again before it would give a controlled field its old value.
    const listener = ({ target }: Event): void => {
      if (target === control) count();
    };
    root.addEventListener('input', listener);
    return () => root.removeEventListener('input', listener);
  });
  const [, countAgain] = useReducer((times: number) => times + 1, 0);
  useFormReset(shown, countAgain);
  return (
    <>
      <div
        ref={shown}
        data-part="counter"
        aria-hidden="true"
        className={classNames(css.counter, length > most && css.counterOver)}
      >
        <bdi>{label(most - length)}</bdi>
      </div>
      <span role="status" className={css.spoken}>
        {spoken.text}
      </span>
    </>
  );
}
