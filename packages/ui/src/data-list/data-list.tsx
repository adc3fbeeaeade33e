import type { ComponentProps, ReactNode } from 'react';
import { Bidi } from '../bidi/bidi.tsx';
import { classNames } from '../class-names/class-names.ts';
import * as css from './data-list.css.ts';

export interface DataItem {
  /** Unique in the list. @default the term, if it is text */
  id?: string | undefined;
  /** The term: "Location". */
  term: ReactNode;
  /** Its value: "Frankfurt". */
  value: ReactNode;
  /** Note below the value: "renews at €12". */
  note?: ReactNode;
}

export interface DataListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Terms and values in order. */
  items: readonly DataItem[];
  /** `rows` places term and value at opposite ends of a row, `stacked` places the value below. @default 'rows' */
  layout?: 'rows' | 'stacked' | undefined;
  /** Monospaced values, for comparing and copying. @default true */
  mono?: boolean | undefined;
  /** Reduces the row height. @default false */
  dense?: boolean | undefined;
}

/** A list of terms and values, such as the specification of a plan or the parts of a price. */
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
            <Bidi>{item.value}</Bidi>
            {item.note === undefined ? null : <span className={css.note}>{item.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
