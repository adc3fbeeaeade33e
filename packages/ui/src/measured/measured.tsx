import { createElement, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { LayoutProps } from '../layout/layout-props.ts';
import * as css from './measured.css.ts';

export type MeasuredProps = LayoutProps;

/**
 * A box whose own width decides what is laid out in it: `columns={{ base: 1, '@md': 2 }}` asks the nearest one. For
 * parts that stand in a wide page here and in a narrow column there. It is as wide as its place, never as its content.
 */
export function Measured({ element = 'div', className, ...rest }: MeasuredProps): ReactElement {
  return createElement(element, {
    'data-component': 'measured',
    ...rest,
    className: classNames(css.root, className),
  });
}
