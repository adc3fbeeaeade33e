import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { ScrollRegion } from '../layers/scroll-region.tsx';
import * as css from './split-view.css.ts';

export interface SplitViewProps extends ComponentProps<'div'> {
  /** The `SplitItem` elements, or a table. */
  list: ReactNode;
  /**
   * Whether `list` are items beside the record, or a DataTable. A table has the whole width until a record is chosen,
   * and from 960 px on, three fifths of it beside the record. @default 'items'
   */
  variant?: 'items' | 'table' | undefined;
  /** Name of the list's region: "Tickets". */
  listLabel: string;
  /** The record, or an EmptyState while none is chosen. */
  children: ReactNode;
  /** Name of the record's region: "Ticket 4817". */
  recordLabel: string;
  /** Which of the two has the width below 720 px: the record, if the address names one. */
  showing: 'list' | 'record';
  /** Link back to the list, shown where the list isn't. */
  back: ReactNode;
}

/**
 * A list at the start and the chosen record beside it. Choosing is following a link, so that it works without script and
 * each record has its address. Below 720 px of its own width, one of the two is shown.
 */
export function SplitView(props: SplitViewProps) {
  const { list, variant = 'items', listLabel, recordLabel, showing, back, className, children, ...rest } = props;
  return (
    <div data-component="split-view" {...rest} className={classNames(css.root, className)}>
      <div className={variant === 'table' ? css.tablePanes[showing] : css.panes}>
        {variant === 'table' ? (
          <section aria-label={listLabel} data-part="list" className={css.table[showing]}>
            {list}
          </section>
        ) : (
          <div data-part="list" className={css.list[showing]}>
            <ScrollRegion aria-label={listLabel} className={css.scroll}>
              <ul role="list" className={css.items}>
                {list}
              </ul>
            </ScrollRegion>
          </div>
        )}
        <section
          aria-label={recordLabel}
          data-part="record"
          className={variant === 'table' ? css.tableRecord[showing] : css.record[showing]}
        >
          <div data-part="back" className={variant === 'table' ? css.tableBack : css.back}>
            {back}
          </div>
          {children}
        </section>
      </div>
    </div>
  );
}

export interface SplitItemProps extends Omit<ComponentProps<'a'>, 'title' | 'children'> {
  /** Address of the record. */
  href: string;
  /** Title of the record. */
  title: ReactNode;
  /** Below the title: who, which service. */
  detail?: ReactNode;
  /** At the end of the first line: age, amount. */
  meta?: ReactNode;
  /** At the end of the second line: a Badge or a Status. */
  status?: ReactNode;
  /** Whether this record is shown beside the list. @default false */
  current?: boolean | undefined;
}

/** A record in the list of a SplitView: a link whose whole area can be pressed. */
export function SplitItem({ title, detail, meta, status, current = false, className, ...rest }: SplitItemProps) {
  return (
    <li>
      <a
        data-component="split-item"
        aria-current={current ? 'true' : undefined}
        {...rest}
        className={classNames(css.item, className)}
      >
        <span data-part="title" className={css.title}>
          {title}
        </span>
        {meta === undefined ? null : (
          <span data-part="meta" className={css.meta}>
            {meta}
          </span>
        )}
        {detail === undefined ? null : (
          <span data-part="detail" className={css.detail}>
            {detail}
          </span>
        )}
        {status === undefined ? null : (
          <span data-part="status" className={css.status}>
            {status}
          </span>
        )}
      </a>
    </li>
  );
}
