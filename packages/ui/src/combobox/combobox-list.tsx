import { type ReactNode, type RefObject, useEffect } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as popupCss from '../popup/popup.css.ts';
import * as css from './combobox.css.ts';
import { type ComboboxOption, type ComboboxOptions, isOff } from './options.ts';

interface ComboboxListProps {
  /** Of the field; the parts' ids are made from it. */
  id: string;
  popup: RefObject<HTMLDivElement | null>;
  shown: ComboboxOptions;
  list: readonly ComboboxOption[];
  /** Index in `list`. */
  active: number;
  current: string;
  onChoose: (option: ComboboxOption) => void;
  /** Under the options, or instead of them: "Loading", "Nothing found". */
  message: ReactNode;
}

export const listId = (id: string): string => `${id}-list`;
export const optionId = (id: string, index: number): string => `${id}-option-${index}`;

function Tick() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <path d="m3 8.5 3.25 3.25L13 5" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}

/** The open list. Focus stays in the field, which names the active option. */
export function ComboboxList({ id, popup, shown, list, active, current, onChoose, message }: ComboboxListProps) {
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);

  const drawRow = (option: ComboboxOption) => {
    const index = list.indexOf(option);
    const selected = option.value === current;
    const note = option.disabledReason ?? option.description;
    return (
      <div
        key={option.value}
        id={optionId(id, index)}
        role="option"
        aria-selected={selected}
        aria-disabled={isOff(option) || undefined}
        data-part="option"
        data-active={index === active ? '' : undefined}
        className={css.option}
      >
        {option.leading === undefined ? null : (
          <span aria-hidden="true" className={css.leading}>
            {option.leading}
          </span>
        )}
        <span className={css.words}>
          <span>{option.label}</span>
          {note === undefined ? null : <span className={css.note}> {note}</span>}
        </span>
        {selected ? <Tick /> : null}
      </div>
    );
  };
  return (
    <div
      ref={popup}
      popover="manual"
      role="presentation"
      data-part="popup"
      className={classNames(popupCss.surface, css.popup)}
      // The field keeps the focus, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        const row = event.target instanceof Element ? event.target.closest('[role="option"]') : null;
        const option = list.find((_, index) => optionId(id, index) === row?.id);
        if (option) onChoose(option);
      }}
    >
      <div
        id={listId(id)}
        role="listbox"
        aria-labelledby={`${id}-label`}
        tabIndex={-1}
        className={list.length > 0 ? css.list : undefined}
      >
        {shown.map((one) =>
          'options' in one ? (
            <div key={one.label} role="group" aria-label={one.label}>
              <div aria-hidden="true" className={css.heading}>
                {one.label}
              </div>
              {one.options.map(drawRow)}
            </div>
          ) : (
            drawRow(one)
          ),
        )}
      </div>
      {message === undefined ? null : (
        // Spoken by the field's live region.
        <div data-part="message" aria-hidden="true" className={css.message}>
          {message}
        </div>
      )}
    </div>
  );
}
