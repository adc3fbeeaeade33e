import type { ReactNode } from 'react';
import * as css from './docs-page.css.ts';

interface SheetProps {
  /** For the ear: what the table is about. */
  name: string;
  heads: readonly string[];
  /** Its rows. */
  children: ReactNode;
}

/** A table of a page; a wide one scrolls by itself, by keyboard too. */
export function Sheet({ name, heads, children }: SheetProps) {
  return (
    <div role="region" aria-label={`${name}, table`} tabIndex={0} className={css.sheet}>
      <table className={css.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
