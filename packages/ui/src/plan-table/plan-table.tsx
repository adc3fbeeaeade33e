import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './plan-table.css.ts';

export interface PlanTableColumn<Plan> {
  /** Unique id. */
  id: string;
  /** Name of the column, with the unit of its figures. */
  header: ReactNode;
  /** Returns the figure of a plan. */
  cell: (plan: Plan) => ReactNode;
  /** Shows the column only from 1024 px. @default false: from 768 px */
  wide?: boolean | undefined;
}

export interface PlanTableRow {
  /** Unique key. */
  id: string | number;
  /** Name of the plan. */
  name: ReactNode;
  /** URL of the plan, to which the whole row leads. */
  href: string;
  /** Mark on a recommended plan: "Most popular". */
  badge?: ReactNode;
  /** The figures in one line, for windows below 768 px. */
  specs: ReactNode;
  /** What can't be ordered now: "Sold out in Frankfurt". */
  stock?: ReactNode;
  /** Whether the plan can't be ordered anywhere. @default false */
  soldOut?: boolean | undefined;
  /** The price. */
  price: ReactNode;
  /** Unit of the price, for windows too narrow for the header to say it. */
  unit: ReactNode;
  /** What the price leaves open: the price of the whole term, or of renewal. */
  terms?: ReactNode;
  /** Renders the link to the order; it's in the row twice, and one of the two is hidden. */
  action: (props: { className: string }) => ReactNode;
}

export interface PlanTableProps<Plan> extends Omit<ComponentProps<'table'>, 'children'> {
  /** Accessible name of the table. */
  caption: ReactNode;
  /** Header of the first column. */
  nameHeader: ReactNode;
  /** Header of the prices. */
  priceHeader: ReactNode;
  /** The figures to compare. */
  columns: readonly PlanTableColumn<Plan>[];
  /** The plans. */
  plans: readonly Plan[];
  /** Returns the row of a plan. */
  rowOf: (plan: Plan) => PlanTableRow;
}

/** Plans with figures and prices to compare, one row each. On phones, the figures are below the name. */
export function PlanTable<Plan>(props: PlanTableProps<Plan>) {
  const { caption, nameHeader, priceHeader, columns, plans, rowOf, className, ...rest } = props;
  return (
    <table data-component="plan-table" {...rest} className={classNames(css.root, className)}>
      <caption className={css.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={css.headName}>
            {nameHeader}
          </th>
          {columns.map(({ id, header, wide }) => (
            <th key={id} scope="col" className={wide ? css.headWide : css.headFigure}>
              {header}
            </th>
          ))}
          <th scope="col" className={css.headPrice}>
            {priceHeader}
          </th>
          <td className={css.headAction} />
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => {
          const { id, name, href, badge, specs, stock, soldOut, price, unit, terms, action } = rowOf(plan);
          return (
            <tr
              key={id}
              data-part="row"
              data-marked={badge ? '' : undefined}
              data-sold-out={soldOut ? '' : undefined}
              className={css.row}
            >
              <th scope="row" className={css.name}>
                <a href={href} data-part="link" className={css.link}>
                  {name}
                </a>
                {badge ? (
                  <span data-part="badge" className={css.badge}>
                    {badge}
                  </span>
                ) : null}
                <span data-part="specs" className={css.specs}>
                  {specs}
                </span>
                {stock ? (
                  <span data-part="stock" className={css.stock}>
                    {stock}
                  </span>
                ) : null}
              </th>
              {columns.map((column) => (
                <td key={column.id} className={column.wide ? css.wide : css.figure}>
                  {column.cell(plan)}
                </td>
              ))}
              <td data-part="price" className={classNames(css.price, terms ? css.longPrice : undefined)}>
                {price}
                <span data-part="unit" className={css.unit}>
                  {unit}
                </span>
                {terms ? (
                  <span data-part="terms" className={css.terms}>
                    {terms}
                  </span>
                ) : null}
                {action({ className: css.belowPrice })}
              </td>
              <td data-part="action" className={css.action}>
                {action({ className: css.atEnd })}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export interface PlanTableNotesProps extends ComponentProps<'div'> {
  /** Paragraphs. */
  children?: ReactNode;
}

/** What holds for all plans of a `PlanTable`, below it. */
export function PlanTableNotes({ className, ...rest }: PlanTableNotesProps) {
  return <div data-component="plan-table-notes" {...rest} className={classNames(css.notes, className)} />;
}
