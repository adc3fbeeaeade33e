import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './link-groups.css.ts';

export interface LinkGroupsProps extends ComponentProps<'div'> {
  /** Two `LinkGroup` elements: a short one, and one that gets two thirds of the width. */
  children?: ReactNode;
}

/** Two groups of links, side by side from 1024 px. */
export function LinkGroups({ className, ...rest }: LinkGroupsProps) {
  return <div data-component="link-groups" {...rest} className={classNames(css.root, className)} />;
}

export interface LinkGroupProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Title of the group, a heading of level 3. */
  title: ReactNode;
  /** The `GroupLink` elements. */
  children?: ReactNode;
}

/** Links to pages of one kind, in as many columns as fit, with a title. */
export function LinkGroup({ title, children, ...rest }: LinkGroupProps) {
  return (
    <div data-component="link-group" {...rest}>
      <h3 data-part="title" className={css.title}>
        {title}
      </h3>
      <ul data-part="list" className={css.list}>
        {children}
      </ul>
    </div>
  );
}

export interface GroupLinkProps extends ComponentProps<'a'> {
  /** Name of the page. */
  children?: ReactNode;
  /** What the page is about, below its name. */
  description?: ReactNode;
}

/** One link of a `LinkGroup`. */
export function GroupLink({ description, className, children, ...rest }: GroupLinkProps) {
  return (
    <li>
      <a data-component="group-link" {...rest} className={classNames(css.link, className)}>
        <span data-part="label" className={css.label}>
          {children}
        </span>
        {description ? (
          <span data-part="description" className={css.text}>
            {description}
          </span>
        ) : null}
      </a>
    </li>
  );
}
