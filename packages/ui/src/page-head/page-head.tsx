import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './page-head.css.ts';

export interface PageHeadProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Title of the page. */
  title: ReactNode;
  /** Heading level of the title. @default 1 */
  level?: 1 | 2 | 3 | undefined;
  /** Above the title: Breadcrumbs, or a TextLink to the list that the page belongs to. */
  above?: ReactNode;
  /** Beside the title: the Status of what the page shows. */
  status?: ReactNode;
  /** Facts below the title: an address with a copy button, a location, a date. */
  description?: ReactNode;
  /** Buttons and links. At most one with `variant="action"`. */
  actions?: ReactNode;
  /** Below: NavTabs of the pages that share this head. */
  tabs?: ReactNode;
}

/** The head of an application's page: its title, state and actions in one line, as long as there's room. */
export function PageHead(props: PageHeadProps) {
  const { title, level = 1, above, status, description, actions, tabs, className, ...rest } = props;
  const Title = `h${level}` as const;
  return (
    <div data-component="page-head" {...rest} className={classNames(css.root, className)}>
      {above === undefined ? null : (
        <div data-part="above" className={css.above}>
          {above}
        </div>
      )}
      <div className={css.row}>
        <div className={css.words}>
          <div className={css.line}>
            <Title data-part="title" className={css.title}>
              {title}
            </Title>
            {status}
          </div>
          {description === undefined ? null : (
            <div data-part="description" className={css.description}>
              {description}
            </div>
          )}
        </div>
        {actions === undefined ? null : (
          <div data-part="actions" className={css.actions}>
            {actions}
          </div>
        )}
      </div>
      {tabs === undefined ? null : (
        <div data-part="tabs" className={css.below}>
          {tabs}
        </div>
      )}
    </div>
  );
}
