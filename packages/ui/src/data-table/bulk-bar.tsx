'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { activeAround, holds } from '../layers/realm.ts';
import * as css from './data-table.css.ts';

interface BulkBarProps {
  /** Accessible name: "Actions for selected servers". */
  label: string;
  /** Says how much is selected. */
  count: string;
  clearLabel: string;
  /** After the count. */
  more: ReactNode;
  onClear: () => void;
  /** Gives the focus to something else when the bar is gone. */
  onGone: () => void;
  children: ReactNode;
}

/** What can be done with the selected rows. It stays in view at the lower edge of the window. */
export function BulkBar({ label, count, clearLabel, more, onClear, onGone, children }: BulkBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = bar.current;
    return () => {
      if (node && holds(node, activeAround(node))) onGone();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- it's called once, when the bar is removed
  }, []);
  return (
    <div ref={bar} role="group" aria-label={label} data-part="bulk-bar" className={css.bulkBar}>
      <span data-part="selected" className={css.selected}>
        {count}
      </span>
      {more}
      <Button variant="quiet" size="small" onClick={onClear}>
        {clearLabel}
      </Button>
      <span className={css.bulkActions}>{children}</span>
    </div>
  );
}
