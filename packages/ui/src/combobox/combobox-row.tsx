import { memo } from 'react';
import * as css from './combobox.css.ts';
import { type ComboboxOption, isOff } from './options.ts';

interface ComboboxRowProps {
  id: string;
  option: ComboboxOption;
  /** Whether this is the active option. */
  active: boolean;
  selected: boolean;
  /** 1-based position and total, if not all options are rendered. */
  place: number | undefined;
  of: number | undefined;
}

function Tick() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <path d="m3 8.5 3.25 3.25L13 5" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}

/** One option. Memoised, so that an arrow key re-renders only two of a thousand. */
export const ComboboxRow = memo(function ComboboxRow({ id, option, active, selected, place, of }: ComboboxRowProps) {
  const note = option.disabledReason ?? option.description;
  return (
    <div
      id={id}
      role="option"
      aria-selected={selected}
      aria-disabled={isOff(option) || undefined}
      aria-posinset={place}
      aria-setsize={of}
      data-part="option"
      data-active={active ? '' : undefined}
      className={css.option}
    >
      {option.leading === undefined ? null : (
        <span aria-hidden="true" className={css.leading}>
          {option.leading}
        </span>
      )}
      <span className={css.words}>
        <bdi>{option.label}</bdi>
        {note === undefined ? null : (
          <span className={css.note}>
            {' '}
            <bdi>{note}</bdi>
          </span>
        )}
      </span>
      {selected ? <Tick /> : null}
    </div>
  );
});
