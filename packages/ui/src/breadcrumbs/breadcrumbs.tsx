import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './breadcrumbs.css.ts';

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the landmark: "Breadcrumbs". */
  label: string;
  /** From the top down; the last is this page and needs no address. */
  items: readonly { label: string; href?: string | undefined }[];
}

/** Where this page stands. Below 768 px only the way back and the page itself are shown. */
export function Breadcrumbs({ label, items, className, ...rest }: BreadcrumbsProps) {
  return (
    <nav data-component="breadcrumbs" aria-label={label} {...rest} className={classNames(css.root, className)}>
      <ol className={css.list}>
        {items.map((item, index) => (
          <li key={item.href ?? item.label} data-part="item" className={css.item}>
            {index === items.length - 1 ? (
              <span aria-current="page" className={css.current}>
                {item.label}
              </span>
            ) : (
              <a href={item.href} className={css.link}>
                {item.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
