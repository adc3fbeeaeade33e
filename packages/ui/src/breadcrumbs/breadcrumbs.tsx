import { type ComponentProps, Fragment } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './breadcrumbs.css.ts';

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the landmark: "Breadcrumbs". */
  label: string;
  /** Steps from the top level down. The last one is the current page and needs no `href`. */
  items: readonly { label: string; href?: string | undefined }[];
  /** Name of the "…" with the collapsed steps: "Steps between". Without it, they are omitted. */
  moreLabel?: string | undefined;
}

/**
 * The location of a page in the site hierarchy. In narrow containers, the middle collapses into an expandable "…" or,
 * without `moreLabel`, is omitted. For structured data, see `breadcrumbsData`.
 */
export function Breadcrumbs({ label, items, moreLabel, className, ...rest }: BreadcrumbsProps) {
  const folds = moreLabel !== undefined && items.length > 3;
  return (
    <nav
      data-component="breadcrumbs"
      aria-label={label}
      {...rest}
      className={classNames(css.root, folds && css.measured, className)}
    >
      <ol className={css.list}>
        {items.map((item, index) => {
          const middle = folds && index > 0 && index < items.length - 1;
          return (
            <Fragment key={item.href ?? item.label}>
              {folds && index === 1 ? (
                <li data-part="more" className={classNames(css.item, css.folded)}>
                  <details className={css.more}>
                    <summary aria-label={moreLabel} className={css.summary}>
                      …
                    </summary>
                    <ul className={css.menu}>
                      {items.slice(1, -1).map((one) => (
                        <li key={one.href ?? one.label}>
                          <a href={one.href} className={css.link}>
                            <bdi>{one.label}</bdi>
                          </a>
                        </li>
                      ))}
                    </ul>
                  </details>
                </li>
              ) : null}
              <li data-part="item" className={classNames(css.item, middle && css.middle, !folds && css.short)}>
                {index === items.length - 1 ? (
                  <span aria-current="page" className={css.current}>
                    <bdi>{item.label}</bdi>
                  </span>
                ) : (
                  <a href={item.href} className={css.link}>
                    <bdi>{item.label}</bdi>
                  </a>
                )}
              </li>
            </Fragment>
          );
        })}
      </ol>
    </nav>
  );
}
