import type { KeyboardEvent, RefObject } from 'react';
import type { ComboboxOption } from '../combobox/options.ts';
import * as css from './multi-combobox.css.ts';

interface ChipsProps {
  chosen: readonly ComboboxOption[];
  labelId: string;
  removeLabel: (label: string) => string;
  disabled: boolean | undefined;
  onRemove: (value: string) => void;
  /** The field, to which focus returns. */
  input: RefObject<HTMLInputElement | null>;
}

const buttonsAround = (element: Element): HTMLElement[] => [
  ...(element.closest('[data-part="chips"]')?.querySelectorAll('button') ?? []),
];

/**
 * The selected options. Their buttons aren't in the tab order, which they would make long: Arrow keys lead to them from
 * the field.
 */
export function Chips({ chosen, labelId, removeLabel, disabled, onRemove, input }: ChipsProps) {
  const remove = (button: HTMLElement, value: string): void => {
    const buttons = buttonsAround(button);
    const index = buttons.indexOf(button);
    // Before it's gone, so that focus is never lost.
    (buttons[index + 1] ?? buttons[index - 1] ?? input.current)?.focus();
    onRemove(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, value: string): void => {
    const button = event.currentTarget;
    const buttons = buttonsAround(button);
    const index = buttons.indexOf(button);
    const isRtl = getComputedStyle(button).direction === 'rtl';
    const targets: Record<string, HTMLElement | null | undefined> = {
      [isRtl ? 'ArrowRight' : 'ArrowLeft']: buttons[index - 1] ?? button,
      [isRtl ? 'ArrowLeft' : 'ArrowRight']: buttons[index + 1] ?? input.current,
      Home: buttons[0],
      End: input.current,
    };
    const target = targets[event.key];
    if (target) target.focus();
    else if (event.key === 'Backspace' || event.key === 'Delete') remove(button, value);
    else return;
    event.preventDefault();
  };
  return (
    <ul role="list" aria-labelledby={labelId} data-part="chips" className={css.chips}>
      {chosen.map(({ value, label, leading }) => (
        <li key={value} data-part="chip" className={css.chip}>
          {leading === undefined ? null : (
            <span aria-hidden="true" className={css.leading}>
              {leading}
            </span>
          )}
          <bdi className={css.words}>{label}</bdi>
          {disabled ? null : (
            <button
              type="button"
              tabIndex={-1}
              data-part="remove"
              aria-label={removeLabel(label)}
              className={css.remove}
              onKeyDown={(event) => onKeyDown(event, value)}
              onClick={(event) => remove(event.currentTarget, value)}
            >
              <svg
                width="12"
                height="12"
                viewBox="0 0 12 12"
                stroke="currentColor"
                strokeWidth="1.5"
                aria-hidden="true"
              >
                <path d="m2.5 2.5 7 7m0-7-7 7" strokeLinecap="round" />
              </svg>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
