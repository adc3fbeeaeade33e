import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { isElement, rootOf } from '../layers/realm.ts';
import { classNames } from '../class-names/class-names.ts';
import * as popupCss from '../popup/popup.css.ts';
import * as css from './combobox.css.ts';
import { ComboboxRow } from './combobox-row.tsx';
import { useView } from './use-view.ts';
import type { ComboboxOption, ComboboxOptions } from './options.ts';

interface ComboboxListProps {
  /** Id of the field, used as a prefix for the ids of its parts. */
  id: string;
  popup: RefObject<HTMLDivElement | null>;
  shown: ComboboxOptions;
  list: readonly ComboboxOption[];
  /** Index in `list`. */
  active: number;
  isSelected: (value: string) => boolean;
  /** Whether several options can be selected. */
  multiple?: boolean;
  onChoose: (option: ComboboxOption) => void;
  /** Message below or instead of the options: "Loading", "Nothing found". */
  message: ReactNode;
  /** Whether the message is above the options: a failure, before what helps against it. */
  messageFirst: boolean;
}

export const listId = (id: string): string => `${id}-list`;
export const optionId = (id: string, index: number): string => `${id}-option-${index}`;

/** The open list. Focus stays in the field, which references the active option. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, popup, shown, list, active, isSelected, multiple, onChoose, message, messageFirst } = props;
  useEffect(() => {
    rootOf(popup.current).getElementById(optionId(id, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [id, popup, active]);

  const listbox = useRef<HTMLDivElement>(null);
  const { from, to, onScroll } = useView(listbox, list.length, active);
  const cut = from > 0 || to < list.length;
  let index = -1;
  const drawRow = (option: ComboboxOption) => {
    index += 1;
    if (index < from || index >= to) return null;
    return (
      <ComboboxRow
        key={option.value}
        id={optionId(id, index)}
        option={option}
        active={index === active}
        selected={isSelected(option.value)}
        place={cut ? index + 1 : undefined}
        of={cut ? list.length : undefined}
      />
    );
  };
  // Announced by the field's live region.
  const note =
    message === undefined ? null : (
      <div data-part="message" aria-hidden="true" className={css.message}>
        {message}
      </div>
    );
  return (
    <div
      ref={popup}
      popover="manual"
      role="presentation"
      data-part="popup"
      className={classNames(popupCss.surface, css.popup)}
      // Keeps focus in the field and the on-screen keyboard open.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        const row = isElement(event.target) ? event.target.closest('[role="option"]') : null;
        const option = list.find((_, at) => optionId(id, at) === row?.id);
        if (option) onChoose(option);
      }}
    >
      {messageFirst ? note : null}
      <div
        ref={listbox}
        id={listId(id)}
        role="listbox"
        aria-labelledby={`${id}-label`}
        aria-multiselectable={multiple}
        tabIndex={-1}
        onScroll={onScroll}
        className={list.length > 0 ? css.list : undefined}
      >
        {shown.map((one) => {
          if (!('options' in one)) return drawRow(one);
          const first = index + 1;
          const rows = one.options.map(drawRow);
          return first >= to || index < from ? null : (
            <div key={one.label} role="group" aria-label={one.label}>
              <div aria-hidden="true" className={css.heading}>
                {one.label}
              </div>
              {rows}
            </div>
          );
        })}
      </div>
      {messageFirst ? null : note}
    </div>
  );
}
