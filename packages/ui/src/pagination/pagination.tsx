import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { isPlainClick } from '../layers/is-plain-click.ts';
import { type JumpLabels, JumpToPage } from './jump-to-page.tsx';
import { pages } from './pages.ts';
import * as css from './pagination.css.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the landmark: "Pages of services". */
  label: string;
  /** From 1. */
  page: number;
  /** Number of pages. */
  pageCount: number;
  /** Returns the URL of a page. */
  hrefFor: (page: number) => string;
  /**
   * Called instead of following the link at a plain click, to show the page in place. Links still open in new tabs, and
   * work without JavaScript.
   */
  onPageChange?: ((page: number) => void) | undefined;
  /** Accessible name of a link: "Page 3 of 12". */
  pageLabel: (page: number) => string;
  /** Label of the link to the previous page. */
  previousLabel: string;
  /** Label of the link to the next page. */
  nextLabel: string;
  /** The number of pages is unknown: `pageCount` is a minimum, and there is always a next page. @default false */
  openEnd?: boolean | undefined;
  /** Adds a field to go to a page. With a `name`, it works without JavaScript. */
  jump?: JumpLabels | undefined;
  /** Text before the links: "Page 3 of 12". */
  summary?: ReactNode;
}

const noLink = { role: 'link', 'aria-disabled': true, tabIndex: -1 } as const;

/** Links to the pages of a long list, which crawlers can follow. Renders nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, hrefFor, pageLabel, previousLabel, nextLabel, ...more } = props;
  const { onPageChange, openEnd = false, jump, summary, className, ...rest } = more;
  if (pageCount < 2 && !openEnd) return null;
  const exists = (target: number) => target >= 1 && (target <= pageCount || openEnd);
  const onClick = (target: number) =>
    onPageChange &&
    ((event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onPageChange(target);
    });
  // Always the same element, which keeps the focus when the last page was reached with it.
  const step = (target: number, text: string, rel: 'prev' | 'next') => (
    <li>
      <a {...(exists(target) ? { href: hrefFor(target), rel, onClick: onClick(target) } : noLink)} className={css.link}>
        {text}
      </a>
    </li>
  );
  return (
    <nav data-component="pagination" aria-label={label} {...rest} className={classNames(css.root, className)}>
      {summary === undefined ? null : (
        <div dir="auto" data-part="summary" className={css.summary}>
          {summary}
        </div>
      )}
      <ul className={css.list}>
        {step(page - 1, previousLabel, 'prev')}
        {pages(page, pageCount, openEnd).map((one, index) =>
          one === null ? (
            <li key={`gap-${index}`} aria-hidden="true" className={css.link}>
              …
            </li>
          ) : (
            <li key={one}>
              <a
                href={hrefFor(one)}
                onClick={onClick(one)}
                aria-label={pageLabel(one)}
                aria-current={one === page ? 'page' : undefined}
                className={css.link}
              >
                {one}
              </a>
            </li>
          ),
        )}
        {step(page + 1, nextLabel, 'next')}
      </ul>
      {jump === undefined ? null : (
        <JumpToPage
          {...jump}
          current={page}
          pageCount={openEnd ? undefined : pageCount}
          hrefFor={hrefFor}
          onPageChange={onPageChange}
        />
      )}
    </nav>
  );
}
