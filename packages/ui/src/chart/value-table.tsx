import type { ReactNode } from 'react';
import { hidden } from '../layers/hidden.css.ts';
import { ScrollRegion } from '../layers/scroll-region.tsx';
import * as css from './chart.css.ts';

interface ValueTableProps {
  /** Text of the button. */
  label: ReactNode;
  caption: string;
  /** Heads of the columns, the first one above the places. */
  heads: readonly string[];
  /** Place and values of each row, as text. */
  rows: readonly (readonly string[])[];
}

/** The numbers of a chart, in a `<details>` that opens without script. */
export function ValueTable({ label, caption, heads, rows }: ValueTableProps) {
  return (
    <details data-part="table" className={css.details}>
      <summary data-part="summary" className={css.summary}>
        {label}
      </summary>
      <ScrollRegion aria-label={caption} className={css.tableBox}>
        <table className={css.table}>
          <caption className={hidden}>{caption}</caption>
          <thead>
            <tr>
              {heads.map((head, at) => (
                <th key={head} scope="col" className={at === 0 ? css.firstHead : css.columnHead}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([place = '', ...values], row) => (
              <tr key={row}>
                <th scope="row" className={css.rowHead}>
                  {place}
                </th>
                {values.map((value, at) => (
                  <td key={heads[at + 1]} className={css.figure}>
                    <bdi>{value}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}
