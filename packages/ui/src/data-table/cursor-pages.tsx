import type { MouseEvent } from 'react';
import { isPlainClick } from '../layers/is-plain-click.ts';
import * as pagination from '../pagination/pagination.css.ts';
import type { DataTablePagesLabels } from './labels.ts';

export interface DataTablePages extends DataTablePagesLabels {
  /** Cursor of the page before. @default none */
  previousCursor?: string | undefined;
  /** Cursor of the page after. @default none */
  nextCursor?: string | undefined;
}

interface CursorPagesProps extends DataTablePages {
  /** Cursor of this page; none on the first. */
  cursor: string | undefined;
  hrefFor: (cursor: string | undefined) => string;
  onCursorChange: ((cursor: string | undefined) => void) | undefined;
}

/** Links to the first, the previous and the next page of a list whose pages have cursors instead of numbers. */
export function CursorPages(props: CursorPagesProps) {
  const { label, first, previous, next, previousCursor, nextCursor, cursor, hrefFor, onCursorChange } = props;
  // Always the same element, which keeps the focus at the end of the list.
  const step = (text: string, exists: boolean, target: string | undefined, rel?: 'prev' | 'next') => (
    <li>
      <a
        {...(exists
          ? {
              href: hrefFor(target),
              rel,
              onClick:
                onCursorChange &&
                ((event: MouseEvent) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  onCursorChange(target);
                }),
            }
          : ({ role: 'link', 'aria-disabled': true, tabIndex: -1 } as const))}
        className={pagination.link}
      >
        {text}
      </a>
    </li>
  );
  return (
    <nav aria-label={label} data-part="pages">
      <ul className={pagination.list}>
        {step(first, cursor !== undefined, undefined)}
        {step(previous, previousCursor !== undefined, previousCursor, 'prev')}
        {step(next, nextCursor !== undefined, nextCursor, 'next')}
      </ul>
    </nav>
  );
}
