import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './item-list.css.ts';

export interface ItemListProps extends ComponentProps<'ul'> {
  /** The `Item` elements. */
  children?: ReactNode;
  /** Adds a line at the top. @default false */
  ruled?: boolean | undefined;
}

/** A list of things with what can be done to each, separated by lines. */
export function ItemList({ ruled = false, className, ...rest }: ItemListProps) {
  return <ul data-component="item-list" {...rest} className={classNames(css.root, ruled && css.ruled, className)} />;
}

export interface ItemProps extends ComponentProps<'li'> {
  /** Buttons, links or the state at the end of the item. */
  actions?: ReactNode;
  /**
   * `center` and `baseline` align the actions with the content, `columns` gives them a column of their own from 768 px,
   * for actions that open. @default 'center'
   */
  layout?: 'center' | 'baseline' | 'columns' | undefined;
}

/** One thing in an `ItemList`: lines of text, and actions at the end. */
export function Item({ actions, layout = 'center', className, children, ...rest }: ItemProps) {
  return (
    <li data-component="item" {...rest} className={classNames(css.layout[layout], className)}>
      <div data-part="content" className={css.content}>
        {children}
      </div>
      {actions === undefined || actions === null ? null : (
        <div data-part="actions" className={css.actions[layout]}>
          {actions}
        </div>
      )}
    </li>
  );
}
