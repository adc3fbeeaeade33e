'use client';

import { type ReactNode, useRef } from 'react';
import type { DrawnLine, LineChange } from '../changing-lines/use-changing-lines.ts';
import { useSettling } from '../changing-lines/use-settling.ts';
import * as css from './receipt.css.ts';

export interface ReceiptLine {
  /** Unique in the receipt. Needed if lines are added or removed. @default the position of the line */
  id?: string | undefined;
  /** What is paid for. */
  label: ReactNode;
  /** Quiet words after the label: "× 3, 12 months". */
  note?: ReactNode;
  /** Amount of the line, usually a `Price`. */
  amount: ReactNode;
}

interface LineRowProps extends DrawnLine<ReceiptLine> {
  /** Called when the line is open, or closed. */
  onSettled: (id: string, change: LineChange) => void;
}

/** A line, which opens and closes. Without animations, it's there or gone immediately. */
export function LineRow({ line: { label, note, amount }, id, change, onSettled }: LineRowProps) {
  const fold = useRef<HTMLDivElement>(null);
  useSettling(fold, { id, change, onSettled });
  return (
    <tr data-part="line" data-change={change} inert={change === 'removed'} className={css.line}>
      <th scope="row" className={css.label}>
        <div ref={fold} className={css.fold}>
          <div className={css.content}>
            <bdi>
              {label}
              {note === undefined || note === null ? null : <span className={css.note}>{note}</span>}
            </bdi>
          </div>
        </div>
      </th>
      <td className={css.amount}>
        <div className={css.fold}>
          <div className={css.content}>{amount}</div>
        </div>
      </td>
    </tr>
  );
}
