'use client';

import { type ReactNode, useRef } from 'react';
import type { DrawnLine, LineChange } from '../changing-lines/use-changing-lines.ts';
import { useSettling } from '../changing-lines/use-settling.ts';
import { classNames } from '../class-names/class-names.ts';
import * as css from './order-summary.css.ts';

export interface OrderSummaryLine {
  /** Unique in the summary. */
  id: string;
  /** What it is for. */
  label: ReactNode;
  /** Number of items, after the label: "× 3". */
  quantity?: ReactNode;
  /** Amount at the end of the line. */
  amount: ReactNode;
  /** Colours a discount. @default false */
  discount?: boolean | undefined;
}

interface SummaryLineProps extends DrawnLine<OrderSummaryLine> {
  /** Called when the line is open, or closed. */
  onSettled: (id: string, change: LineChange) => void;
}

/** A line, which opens and closes. Without animations, it's there or gone immediately. */
export function SummaryLine({ line, id, change, onSettled }: SummaryLineProps) {
  const root = useRef<HTMLDivElement>(null);
  useSettling(root, { id, change, onSettled });
  return (
    <div
      ref={root}
      data-part="line"
      data-change={change}
      inert={change === 'removed'}
      className={classNames(css.line, line.discount && css.discount)}
    >
      <dt className={css.label}>
        <bdi>{line.label}</bdi>
        {line.quantity === undefined ? null : <span className={css.quantity}> {line.quantity}</span>}
      </dt>
      <dd className={css.amount}>{line.amount}</dd>
    </div>
  );
}
