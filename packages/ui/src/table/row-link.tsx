'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { isElement, targetOf, viewOf } from '../layers/realm.ts';
import * as css from './table.css.ts';

/** What handles its own presses: controls, and popups that are rendered inside a cell. */
const OWN_PRESSES =
  'a, button, input, select, textarea, label, summary, [role="menu"], [role="listbox"], [role="dialog"], dialog, [popover]';

interface RowLinkProps {
  href: string;
  /** Whether its record is shown. */
  current: boolean;
  children: ReactNode;
}

/** The link of a row. A press anywhere in its row follows it. */
export function RowLink({ href, current, children }: RowLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const anchor = link.current;
    const row = anchor?.closest('tr');
    if (!anchor || !row) return undefined;
    const follow = (event: MouseEvent): void => {
      const target = targetOf(event);
      const view = viewOf(anchor);
      if (event.defaultPrevented || !isElement(target) || target.closest(OWN_PRESSES)) return;
      // Text that was selected in order to copy it.
      if (view.getSelection()?.type === 'Range') return;
      if (event.ctrlKey || event.metaKey || event.shiftKey) view.open(anchor.href, '_blank', 'noopener');
      else anchor.click();
    };
    row.addEventListener('click', follow);
    return () => row.removeEventListener('click', follow);
  }, []);
  return (
    <a ref={link} href={href} aria-current={current ? 'true' : undefined} data-part="row-link" className={css.rowLink}>
      {children}
    </a>
  );
}
