import type { ReactNode } from 'react';
import * as css from './docs-page.css.ts';

interface SheetProps {
  /** Accessible name of the table. */
  name: string;
  heads: readonly string[];
  /** Rows of the table. */
  children: ReactNode;
}

/** A table on a documentation page. Wide tables scroll in their own box, which is focusable. */
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
