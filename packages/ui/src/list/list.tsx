import { createElement, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './list.css.ts';

export interface ListProps extends HTMLAttributes<HTMLElement> {
  /** The `<li>` elements. They may contain another List. */
  children?: ReactNode;
  /** Numbers the items. @default false */
  ordered?: boolean | undefined;
  /** The root element. */
  ref?: Ref<HTMLElement> | undefined;
}

/** A list with bullets or numbers, for sentences and links. */
export function List({ ordered = false, className, ...rest }: ListProps): ReactElement {
  return createElement(ordered ? 'ol' : 'ul', {
    'data-component': 'list',
    ...rest,
    className: classNames(css.root, className),
  });
}
