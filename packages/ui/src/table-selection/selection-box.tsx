'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as checkbox from '../checkbox/checkbox.css.ts';
import { classNames } from '../class-names/class-names.ts';
import * as css from './table-selection.css.ts';

interface SelectionBoxProps {
  /** Accessible name. */
  label: string;
  checked: boolean;
  indeterminate?: boolean | undefined;
  disabled?: boolean | undefined;
  /** `range` is true if Shift is held. */
  onToggle: (range: boolean) => void;
  children?: ReactNode;
}

/** Checkbox of a row or of all rows. */
export function SelectionBox({
  label,
  checked,
  indeterminate = false,
  disabled,
  onToggle,
  children,
}: SelectionBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  // Firefox doesn't report Shift in the click that follows releasing Space.
  const shiftSpace = useRef(false);
  // There is no HTML attribute for it.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label data-part="select" className={css.label}>
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        className={classNames(checkbox.mark, checkbox.box, css.box)}
        // Shift would select text from the last click to this one.
        onMouseDown={(event) => {
          if (!event.shiftKey) return;
          event.preventDefault();
          event.currentTarget.focus();
        }}
        onKeyUp={({ key, shiftKey }) => {
          shiftSpace.current = key === ' ' && shiftKey;
        }}
        onChange={({ nativeEvent }) => {
          onToggle(shiftSpace.current || ('shiftKey' in nativeEvent && nativeEvent.shiftKey === true));
          shiftSpace.current = false;
        }}
      />
      {children}
    </label>
  );
}
