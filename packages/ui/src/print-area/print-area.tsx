import { createElement, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { LayoutProps } from '../layout/layout-props.ts';
import * as css from './print-area.css.ts';

export type PrintAreaProps = LayoutProps;

/** The only part of its page that is printed. */
export function PrintArea({ element = 'div', className, ...rest }: PrintAreaProps): ReactElement {
  return createElement(element, {
    'data-component': 'print-area',
    ...rest,
    className: classNames(css.root, className),
  });
}
