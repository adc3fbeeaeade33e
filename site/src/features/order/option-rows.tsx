import type { ReactNode } from 'react';
import * as css from './option-rows.css.ts';

/** Options that are counted or ticked, one a line. */
export function OptionRows({ children }: { children: ReactNode }) {
  return <div className={css.list}>{children}</div>;
}

/** An option: its field, and what it costs at the end of the line. */
export function OptionRow({ price, children }: { price: ReactNode; children: ReactNode }) {
  return (
    <div className={css.row}>
      <div className={css.field}>{children}</div>
      <span className={css.price}>{price}</span>
    </div>
  );
}
