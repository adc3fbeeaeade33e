import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './data-list.css.ts';

export interface DataItem {
  /** Unique in the list. @default the term, if it is text */
  id?: string | undefined;
  term: ReactNode;
  value: ReactNode;
  /** Under the value: "renews at €12". */
  note?: ReactNode;
}

export interface DataListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Terms with their values, in their order. */
  items: readonly DataItem[];
  /** Rows have the term at one end and the value at the other; stacked has them one under another. @default 'rows' */
  layout?: 'rows' | 'stacked' | undefined;
  /** Monospaced values: what is compared or copied. @default true */
  mono?: boolean | undefined;
  /** Lower rows. @default false */
  dense?: boolean | undefined;
}

/** Terms and their values with a hairline between: the specification of a plan, the parts of a price. */
export function DataList({ items, layout = 'rows', mono = true, dense = false, className, ...rest }: DataListProps) {
  const rows = layout === 'rows';
  return (
    <dl data-component="data-list" {...rest} className={classNames(css.root, className)}>
      {items.map((item, index) => (
        <div
          key={item.id ?? (typeof item.term === 'string' ? item.term : index)}
          data-part="row"
          className={classNames(rows ? css.row : css.stacked, dense && css.dense)}
        >
          <dt data-part="term" className={css.term}>
            {item.term}
          </dt>
          <dd data-part="value" className={classNames(css.value, rows && css.end, css.figures[mono ? 'mono' : 'text'])}>
            {/* "8 GB" is not "GB 8" in a text from right to left. */}
            <bdi>{item.value}</bdi>
            {item.note === undefined ? null : <span className={css.note}>{item.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
