import { createElement, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { LayoutProps } from '../layout/layout-props.ts';
import { type Align, atoms, type Gap, type Responsive } from '../layout/responsive.ts';
import * as css from './columns.css.ts';

export interface ColumnsProps extends LayoutProps {
  /** Gap between the columns, in CSS pixels. @default 24 */
  gap?: Gap | undefined;
  /** Vertical alignment of the columns. @default 'stretch' */
  align?: Align | undefined;
}

/** A twelve-column layout. Its children are `Column` elements. */
export function Columns({ gap = 24, align, element = 'div', className, ...rest }: ColumnsProps): ReactElement {
  return createElement(element, {
    'data-component': 'columns',
    ...rest,
    className: classNames(css.root, atoms('gap', gap), atoms('align', align), className),
  });
}

export interface ColumnProps extends LayoutProps {
  /** Number of columns to span, out of twelve. @default { base: 12 } */
  span?: Responsive<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12> | undefined;
  /** Stays in view while the other column scrolls, from 1024 px. @default false */
  sticky?: boolean | undefined;
}

export function Column({ span = 12, sticky = false, element = 'div', className, ...rest }: ColumnProps): ReactElement {
  return createElement(element, {
    'data-component': 'column',
    ...rest,
    className: classNames(css.column, sticky && css.sticky, atoms('span', span), className),
  });
}
