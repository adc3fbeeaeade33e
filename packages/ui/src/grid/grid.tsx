import { createElement, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { LayoutProps } from '../layout/layout-props.ts';
import { type Align, atoms, type Gap, type Responsive } from '../layout/responsive.ts';
import * as css from './grid.css.ts';

export interface GridProps extends LayoutProps {
  /** Number of equal columns. @default 1, unless `fit` is given */
  columns?: Responsive<1 | 2 | 3 | 4 | 5 | 6> | undefined;
  /** As many columns as fit, each at least 160, 240 or 320 px wide. Alternative to `columns`. */
  fit?: 'narrow' | 'medium' | 'wide' | undefined;
  /** Gap between the children, in CSS pixels. @default 16 */
  gap?: Gap | undefined;
  /** Vertical alignment within each row. @default 'stretch' */
  align?: Align | undefined;
}

/** A grid of equal columns. */
export function Grid({ columns, fit, gap = 16, align, element = 'div', className, ...rest }: GridProps): ReactElement {
  return createElement(element, {
    'data-component': 'grid',
    ...rest,
    className: classNames(
      css.root,
      (element === 'ul' || element === 'ol') && css.list,
      fit === undefined ? atoms('columns', columns ?? 1) : css.fit[fit],
      atoms('gap', gap),
      atoms('align', align),
      className,
    ),
  });
}
