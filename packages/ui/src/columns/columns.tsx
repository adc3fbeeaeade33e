import { createElement, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { LayoutProps } from '../layout/layout-props.ts';
import { type Align, atoms, type Gap, type Responsive } from '../layout/responsive.ts';
import * as css from './columns.css.ts';

export interface ColumnsProps extends LayoutProps {
  /** Between the columns, in CSS pixels. @default 24 */
  gap?: Gap | undefined;
  /** How parts of different height stand. @default 'stretch' */
  align?: Align | undefined;
}

/** The page's twelve columns; its children are `Column`. */
export function Columns({ gap = 24, align, element = 'div', className, ...rest }: ColumnsProps): ReactElement {
  return createElement(element, {
    'data-component': 'columns',
    ...rest,
    className: classNames(css.root, atoms('gap', gap), atoms('align', align), className),
  });
}

export interface ColumnProps extends LayoutProps {
  /** How many of the twelve. @default { base: 12 } */
  span?: Responsive<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12> | undefined;
  /** From 1024 px on, stays in view while its neighbour scrolls. @default false */
  sticky?: boolean | undefined;
}

export function Column({ span = 12, sticky = false, element = 'div', className, ...rest }: ColumnProps): ReactElement {
  return createElement(element, {
    'data-component': 'column',
    ...rest,
    className: classNames(css.column, sticky && css.sticky, atoms('span', span), className),
  });
}
