'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { useChangingLines } from '../changing-lines/use-changing-lines.ts';
import { classNames } from '../class-names/class-names.ts';
import * as css from './order-summary.css.ts';
import { type OrderSummaryLine, SummaryLine } from './summary-line.tsx';

export interface OrderSummaryProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** What is ordered. */
  title: ReactNode;
  /** Level of the title. @default 2 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** The specification in one line, below the title. */
  description?: ReactNode;
  /** The lines that add up to the total. Those added later open, and removed ones close. */
  lines: readonly OrderSummaryLine[];
  /** What the total is for: "Total for 12 months". */
  totalLabel: ReactNode;
  /** The total. Changes are announced. */
  total: ReactNode;
  /** Notes below the total, such as the renewal price and the tax. `null` is skipped. */
  notes?: readonly ReactNode[] | undefined;
  /** The button that continues. */
  action?: ReactNode;
}

/** What is ordered and what it costs: lines, total, notes and the button that continues. */
export function OrderSummary(props: OrderSummaryProps) {
  const { title, headingLevel = 2, description, lines, totalLabel, total, notes, action, className, ...rest } = props;
  const id = useId();
  const { shown, settle } = useChangingLines(lines);
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={id} data-component="order-summary" {...rest} className={classNames(css.root, className)}>
      <Heading id={id} data-part="title" className={css.title}>
        <bdi>{title}</bdi>
      </Heading>
      {description ? (
        <p data-part="description" className={css.description}>
          <bdi>{description}</bdi>
        </p>
      ) : null}
      <dl className={css.lines}>
        {shown.map((one) => (
          <SummaryLine key={one.id} {...one} onSettled={settle} />
        ))}
      </dl>
      <div data-part="total" className={css.total}>
        <span className={css.totalLabel}>
          <bdi>{totalLabel}</bdi>
        </span>
        <output aria-live="polite">{total}</output>
      </div>
      {notes?.map((note, index) =>
        note == null ? null : (
          <p key={index} data-part="note" className={css.note}>
            <bdi>{note}</bdi>
          </p>
        ),
      )}
      {action}
    </section>
  );
}

export interface OrderSummaryBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Label of the total: "Total". */
  label: ReactNode;
  /** The total. */
  total: ReactNode;
  /** The button that continues. Omitted where the forms above have one each. */
  action?: ReactNode;
  /**
   * `page`: at the end of `<main>`, across the window. `form`: at the end of a form, with its own submit button, which is
   * all that is left of the bar in windows from 1024 px. @default 'page'
   */
  placement?: 'page' | 'form';
}

/** The total and the button that continues, at the bottom of windows below 1024 px. */
export function OrderSummaryBar(props: OrderSummaryBarProps) {
  const { label, total, action, placement = 'page', className, ...rest } = props;
  return (
    <div
      data-component="order-summary-bar"
      {...rest}
      className={classNames(css.bar, css.placement[placement], className)}
    >
      <span data-part="bar-total" className={css.barTotal}>
        <span className={css.barLabel}>{label}</span>
        {total}
      </span>
      {action}
    </div>
  );
}
