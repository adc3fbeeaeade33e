import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './receipt.css.ts';

export interface ReceiptLine {
  /** Unique in the receipt. @default the position of the line */
  id?: string | undefined;
  /** What is paid for. */
  label: ReactNode;
  /** Quiet words after the label: "× 3, 12 months". */
  note?: ReactNode;
  /** Amount of the line, usually a `Price`. */
  amount: ReactNode;
}

export interface ReceiptProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** Title of the receipt. */
  caption: ReactNode;
  /** The lines in order. */
  lines: readonly ReceiptLine[];
  /** Label of the last line: "Total". */
  totalLabel: ReactNode;
  /** The sum, usually a `Price`. */
  total: ReactNode;
}

/** What was paid, or has to be, line by line with the sum. */
export function Receipt({ caption, lines, totalLabel, total, className, ...rest }: ReceiptProps) {
  return (
    <table data-component="receipt" {...rest} className={classNames(css.root, className)}>
      <caption data-part="caption" className={css.caption}>
        {caption}
      </caption>
      <tbody>
        {lines.map(({ id, label, note, amount }, index) => (
          <tr key={id ?? index} data-part="line">
            <th scope="row" className={css.label}>
              {label}
              {note === undefined || note === null ? null : <span className={css.note}>{note}</span>}
            </th>
            <td className={css.amount}>{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr data-part="total">
          <th scope="row" className={css.totalLabel}>
            {totalLabel}
          </th>
          <td className={css.totalAmount}>{total}</td>
        </tr>
      </tfoot>
    </table>
  );
}
