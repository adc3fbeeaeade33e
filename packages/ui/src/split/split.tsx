import { createElement, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { LayoutProps } from '../layout/layout-props.ts';
import { type Align, atoms, type Gap } from '../layout/responsive.ts';
import * as css from './split.css.ts';

export interface SplitProps extends LayoutProps {
  /** Window width from which the two are side by side. @default 'lg' */
  from?: 'md' | 'lg' | undefined;
  /** Gap between the two, in CSS pixels. @default 24 */
  gap?: Gap | undefined;
  /** Vertical alignment of the two. @default 'start' */
  align?: Align | undefined;
}

/** Two columns of 7 to 5, one below the other in narrow windows. */
export function Split({ from = 'lg', gap = 24, align, element = 'div', className, ...rest }: SplitProps): ReactElement {
  return createElement(element, {
    'data-component': 'split',
    ...rest,
    className: classNames(css.root, css.from[from], atoms('gap', gap), atoms('align', align), className),
  });
}
