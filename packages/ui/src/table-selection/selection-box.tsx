'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as checkbox from '../checkbox/checkbox.css.ts';
import { classNames } from '../class-names/class-names.ts';
import * as css from './table-selection.css.ts';

interface SelectionBoxProps {
  /** Its name, which need not be seen. */
  label: string;
  checked: boolean;
  indeterminate?: boolean | undefined;
  disabled?: boolean | undefined;
  /** `range`: with Shift held. */
  onToggle: (range: boolean) => void;
  children?: ReactNode;
}

/** The box in front of a row, or of all rows. */
export function SelectionBox({
  label,
  checked,
  indeterminate = false,
  disabled,
  onToggle,
  children,
}: SelectionBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  // Firefox does not tell of Shift in the click that Space makes right after it is let go.
  const shiftSpace = useRef(false);
  // There is no attribute for it.
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
        // Shift would select the text from the last press to this one.
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
