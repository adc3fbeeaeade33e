import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './link-columns.css.ts';

export interface LinkColumnsProps extends ComponentProps<'div'> {
  /**
   * How the columns share the width: `page` gives two, and four from 768 px; `content` makes each as wide as its
   * longest link, for a panel. @default 'page'
   */
  fit?: 'page' | 'content' | undefined;
  /** The `LinkColumn` elements. */
  children?: ReactNode;
}

/** The pages of a site in columns, for its footer and for a panel in its header. */
export function LinkColumns({ fit = 'page', className, ...rest }: LinkColumnsProps) {
  return <div data-component="link-columns" {...rest} className={classNames(css.root[fit], className)} />;
}

export interface LinkColumnProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Title above the links. */
  title: ReactNode;
  /** Level of the title's heading. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The `ColumnLink` elements. */
  children?: ReactNode;
}

/** One column of links under its title. */
export function LinkColumn({ title, headingLevel = 2, children, ...rest }: LinkColumnProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section data-component="link-column" {...rest}>
      <Heading data-part="title" className={css.title}>
        {title}
      </Heading>
      <ul role="list" data-part="list" className={css.list}>
        {children}
      </ul>
    </section>
  );
}

/** One link in a `<li>`, also for other lists of links below each other. */
export function ColumnLink({ className, ...rest }: ComponentProps<'a'>) {
  return (
    <li>
      <a data-component="column-link" {...rest} className={classNames(css.link, className)} />
    </li>
  );
}
