import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { pages } from './pages.ts';
import * as css from './pagination.css.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the landmark: "Pages of services". */
  label: string;
  /** From 1. */
  page: number;
  pageCount: number;
  /** Address of a page of the list. */
  hrefFor: (page: number) => string;
  /** Spoken name of a link: "Page 3 of 12". */
  pageLabel: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
}

/** Pages of a long list: real links that crawlers follow and that open in a new tab. Nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, hrefFor, pageLabel, previousLabel, nextLabel, className, ...rest } = props;
  if (pageCount < 2) return null;
  const step = (target: number, text: string, rel: 'prev' | 'next') => (
    <li>
      {target < 1 || target > pageCount ? (
        <span aria-disabled="true" className={css.link}>
          {text}
        </span>
      ) : (
        <a href={hrefFor(target)} rel={rel} className={css.link}>
          {text}
        </a>
      )}
    </li>
  );
  return (
    <nav data-component="pagination" aria-label={label} {...rest} className={classNames(className)}>
      <ul className={css.list}>
        {step(page - 1, previousLabel, 'prev')}
        {pages(page, pageCount).map((one, index) =>
          one === null ? (
            <li key={`gap-${index}`} aria-hidden="true" className={css.link}>
              …
            </li>
          ) : (
            <li key={one}>
              <a
                href={hrefFor(one)}
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
    </nav>
  );
}
