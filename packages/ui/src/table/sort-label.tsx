import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../layers/is-plain-click.ts';
import * as css from './table.css.ts';

export type TableSort = {
  /** Current sort direction; omitted if sorted by another column. */
  direction?: 'ascending' | 'descending' | undefined;
} & (
  | {
      /** URL of the page sorted by this column. */
      href: string;
      /** Called instead of following the link at a plain click. */
      onSort?: (() => void) | undefined;
    }
  | { onSort: () => void; href?: undefined }
);

const inPlace = (onSort: () => void) => (event: MouseEvent) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  onSort();
};

/** Both arrows with the active one dark, so that the header's width never changes. */
export function SortLabel({ direction, href, onSort, children }: TableSort & { children: ReactNode }) {
  const content = (
    <>
      <span>{children}</span>
      <svg width="8" height="12" viewBox="0 0 8 12" aria-hidden="true" className={css.arrows}>
        <path d="M4 1 7 5H1z" fill="currentColor" fillOpacity={direction === 'ascending' ? 1 : 0.3} />
        <path d="M4 11 1 7h6z" fill="currentColor" fillOpacity={direction === 'descending' ? 1 : 0.3} />
      </svg>
    </>
  );
  return href === undefined ? (
    <button type="button" className={css.sort} onClick={onSort}>
      {content}
    </button>
  ) : (
    <a href={href} onClick={onSort && inPlace(onSort)} className={css.sort}>
      {content}
    </a>
  );
}
