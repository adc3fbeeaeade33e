import { createElement, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { LayoutProps } from '../layout/layout-props.ts';
import * as css from './measured.css.ts';

export type MeasuredProps = LayoutProps;

/**
 * A container whose width controls the layout inside: `columns={{ base: 1, '@md': 2 }}` refers to the nearest one. For
 * content that appears in wide pages and in narrow columns. It's as wide as its parent, never as its content.
 */
export function Measured({ element = 'div', className, ...rest }: MeasuredProps): ReactElement {
  return createElement(element, {
    'data-component': 'measured',
    ...rest,
    className: classNames(css.root, className),
  });
}
