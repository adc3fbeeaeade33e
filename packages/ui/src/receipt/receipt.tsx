'use client';

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useChangingLines } from '../changing-lines/use-changing-lines.ts';
import { LineRow, type ReceiptLine } from './receipt-line.tsx';
import * as css from './receipt.css.ts';

export interface ReceiptProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** Title of the receipt. */
  caption: ReactNode;
  /** The lines in order. Those added later open, and removed ones close. */
  lines: readonly ReceiptLine[];
  /** Label of the last line: "Total". */
  totalLabel: ReactNode;
  /** The sum, usually a `Price`; a `RollingPrice` where lines change, which announces it. */
  total: ReactNode;
  /** Look: lines on the page, or a strip of paper with a torn lower edge. @default 'plain' */
  variant?: 'plain' | 'paper' | undefined;
}

/** What was paid, or has to be, line by line with the sum. */
export function Receipt(props: ReceiptProps) {
  const { caption, lines, totalLabel, total, variant = 'plain', className, ...rest } = props;
  const { shown, settle } = useChangingLines(lines);
  return (
    <table
      data-component="receipt"
      {...rest}
      className={classNames(css.root, variant === 'paper' && css.paper, className)}
    >
      <caption data-part="caption" className={css.caption}>
        {caption}
      </caption>
      <tbody>
        {shown.map((one) => (
          <LineRow key={one.id} {...one} onSettled={settle} />
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
