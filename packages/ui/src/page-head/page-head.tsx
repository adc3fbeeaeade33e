import type { ComponentProps, ReactNode, Ref } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './page-head.css.ts';

export interface PageHeadProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Title of the page. */
  title: ReactNode;
  /** Heading level of the title. Below 1, it's smaller. @default 1 */
  level?: 1 | 2 | 3 | undefined;
  /** The heading, to focus it when a record beside a list changes. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
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
  const { title, level = 1, titleRef, above, status, description, actions, tabs, className, ...rest } = props;
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
            <Title
              ref={titleRef}
              tabIndex={titleRef ? -1 : undefined}
              data-part="title"
              className={classNames(css.title, level > 1 && css.lower)}
            >
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
