import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './page-layout.css.ts';

export interface PageLayoutProps extends ComponentProps<'div'> {
  /** Heading, introduction and steps, above both columns. */
  header?: ReactNode;
  /** Stays in view beside the content from 1024 px; below the content in smaller windows. */
  aside: ReactNode;
  /** The main column. */
  children: ReactNode;
}

/** A page with header, main column and sticky aside, such as an order with its summary. */
export function PageLayout({ header, aside, className, children, ...rest }: PageLayoutProps) {
  return (
    <div data-component="page-layout" {...rest} className={classNames(css.root, className)}>
      {header === undefined ? null : (
        <header data-part="header" className={css.header}>
          {header}
        </header>
      )}
      <div className={css.columns}>
        <div data-part="content" className={css.content}>
          {children}
        </div>
        <aside data-part="aside" className={css.aside}>
          {aside}
        </aside>
      </div>
    </div>
  );
}
