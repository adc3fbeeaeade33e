import { type FormEvent, type FocusEvent, type Ref, useEffect, useRef, useState } from 'react';
import { useLatest } from '../layers/use-latest.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import { errorList, type FieldMessages, type FieldTexts } from './field-ids.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (root: HTMLElement | null): Control[] => [
  ...(root?.querySelectorAll<Control>('input, select, textarea') ?? []),
];

/** Returns everything that is selected or typed in a field as one string to compare. */
const contentsOf = (root: HTMLElement | null): string =>
  controlsOf(root)
    .map((control) => ('checked' in control && /radio|checkbox/.test(control.type) ? control.checked : control.value))
    .join('\n');

const isWrong = (control: Control): boolean => control.willValidate && !control.validity.valid;

/** Returns the message of a native validation error: a given one, or else the browser's. */
function problemOf(bad: Control | undefined, messages: FieldMessages | undefined): string {
  if (!bad || !messages) return '';
  const found = Object.entries(messages).find(([problem]) => bad.validity[problem as keyof ValidityState]);
  return found?.[1] ?? bad.validationMessage;
}

const untouched = { touched: false, dirty: false, focused: false, valid: false, problem: '' };

/**
 * State of a field: focused, touched (blurred once), dirty (changed), valid and invalid by native validation and
 * `error`. With `messages`, shows errors on submit and, see `validateOn`, earlier instead of the browser's bubble, and
 * removes them as soon as the value is valid.
 */
export function useFieldState<Root extends HTMLElement>(
  { error, messages, validateOn = 'blur' }: Pick<FieldTexts, 'error' | 'messages' | 'validateOn'>,
  ref: Ref<Root> | undefined,
) {
  const own = useRef<Root>(null);
  const root = useMergedRef(own, ref);
  const initial = useRef<string>(undefined);
  const [state, setState] = useState(untouched);
  const change = (part: Partial<typeof state>): void => setState((now) => ({ ...now, ...part }));
  const wrongControl = (): Control | undefined => controlsOf(own.current).find(isWrong);
  /** Also renders, after which the effect below sees whether the contents have changed. */
  const validate = (part?: Partial<typeof state>): void => change({ valid: !wrongControl(), ...part });
  const check = (): void => validate({ problem: problemOf(wrongControl(), messages) });

  useEffect(() => {
    const contents = contentsOf(own.current);
    initial.current ??= contents;
    const dirty = contents !== initial.current;
    if (dirty !== state.dirty) change({ dirty });
  });
  useEffect(() => {
    const form = controlsOf(own.current)[0]?.form;
    const onReset = (): void => setState(untouched);
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, []);
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
      ref: root,
      'data-focused': mark(state.focused),
      'data-touched': mark(state.touched),
      'data-dirty': mark(state.dirty),
      'data-valid': mark(state.touched && state.valid && !invalid),
      'data-invalid': mark(invalid),
      onFocusCapture: () => change({ focused: true }),
      onBlurCapture: (event: FocusEvent) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        validate({ focused: false, touched: true });
        if (state.dirty && validateOn !== 'submit') check();
      },
      onInputCapture: () => {
        validate();
        if (state.problem !== '' || validateOn === 'input') check();
      },
      onInvalidCapture: (event: FormEvent) => {
        change({ touched: true, valid: false });
        if (!messages) return;
        event.preventDefault();
        check();
        // Preventing the bubble also prevents focusing the first invalid field.
        const control = event.target as Control;
        if (control === controlsOf(control.form).find(isWrong)) control.focus();
      },
    },
  };
}
