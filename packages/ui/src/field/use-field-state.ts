import { type FormEvent, type FocusEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useLatest } from '../layers/use-latest.ts';
import { useFormReset } from './use-form-reset.ts';
import { contentsOf, type Control, controlsOf, firstInvalid } from './field-controls.ts';
import { errorList, type FieldMessages, type FieldTexts } from './field-ids.ts';

/** Returns the message of a native validation error: a given one, or else the browser's. */
function problemOf(bad: Control | undefined, messages: FieldMessages | undefined): string {
  if (!bad || !messages) return '';
  const found = Object.entries(messages).find(([problem]) => bad.validity[problem as keyof ValidityState]);
  return found?.[1] ?? bad.validationMessage;
}

interface FieldState<Root> extends Pick<FieldTexts, 'error' | 'messages' | 'validateOn'> {
  ref?: Ref<Root> | undefined;
}

const untouched = { touched: false, dirty: false, focused: false, valid: false, problem: '' };

/**
 * State of a field: focused, touched (blurred once), dirty (changed), valid and invalid by native validation and
 * `error`. With `messages`, shows errors on submit and, see `validateOn`, earlier instead of the browser's bubble, and
 * removes them as soon as the value is valid.
 */
export function useFieldState<Root extends HTMLElement>({
  error,
  messages,
  validateOn = 'blur',
  ref,
}: FieldState<Root>) {
  const own = useRef<Root>(null);
  useImperativeHandle<Root | null, Root | null>(ref, () => own.current, []);
  const initial = useRef<string>(undefined);
  const [state, setState] = useState(untouched);
  /** Also renders, after which the effect below sees whether the contents have changed. */
  const update = (part?: Partial<typeof state>, showsProblem?: boolean): void => {
    const bad = firstInvalid(own.current);
    const problem = showsProblem && { problem: problemOf(bad, messages) };
    setState((now) => ({ ...now, valid: !bad, ...part, ...problem }));
  };

  useEffect(() => {
    const contents = contentsOf(own.current);
    initial.current ??= contents;
    const dirty = contents !== initial.current;
    if (dirty !== state.dirty) update({ dirty });
  });
  useFormReset(own, () => setState(untouched));
  const refused = errorList(error).length > 0;
  const invalid = refused || state.problem !== '';
  const ownersSay = useLatest(refused);
  useEffect(() => {
    if (state.problem === '' || refused) return undefined;
    // The control is rendered elsewhere, possibly on the server; this is the browser's result.
    const controls = controlsOf(own.current);
    for (const control of controls) control.setAttribute('aria-invalid', 'true');
    const release = (): void => {
      // The owner may have shown a server error meanwhile with the same attribute.
      if (!ownersSay.current) for (const control of controls) control.removeAttribute('aria-invalid');
    };
    return release;
  }, [state.problem, refused, ownersSay]);

  const mark = (yes: boolean): '' | undefined => (yes ? '' : undefined);
  return {
    error: refused ? error : state.problem,
    attributes: {
      ref: own,
      'data-focused': mark(state.focused),
      'data-touched': mark(state.touched),
      'data-dirty': mark(state.dirty),
      'data-valid': mark(state.touched && state.valid && !invalid),
      'data-invalid': mark(invalid),
      onFocusCapture: () => update({ focused: true }),
      onBlurCapture: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget))
          update({ focused: false, touched: true }, state.dirty && validateOn !== 'submit');
      },
      // Not `onInputCapture`: its own native listener would come first, and React would draw after it, giving a controlled
      // field its old value before the owner hears of the new one.
      onInput: () => update(undefined, state.problem !== '' || validateOn === 'input'),
      onInvalidCapture: (event: FormEvent) => {
        update({ touched: true }, true);
        if (!messages) return;
        event.preventDefault();
        // Preventing the bubble also prevents focusing the first invalid field.
        const control = event.target as Control;
        if (control === firstInvalid(control.form)) control.focus();
      },
    },
  };
}
