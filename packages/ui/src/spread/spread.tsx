import { createElement, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { LayoutProps } from '../layout/layout-props.ts';
import { type Align, atoms, type Gap } from '../layout/responsive.ts';
import * as css from './spread.css.ts';

export interface SpreadProps extends LayoutProps {
  /** Minimum gap between the two ends. @default 16 */
  gap?: Gap | undefined;
  /** Gap between the lines, in CSS pixels, if it's smaller than `gap`. @default `gap` */
  rowGap?: 0 | 4 | 8 | undefined;
  /** Vertical alignment. @default 'center' */
  align?: Align | undefined;
  /** Wraps children to the next line. @default true */
  wrap?: boolean | undefined;
}

/** Places children at the two ends of a line, such as a title and a button. */
export function Spread({
  gap = 16,
  rowGap,
  align,
  wrap = true,
  element = 'div',
  className,
  ...rest
}: SpreadProps): ReactElement {
  return createElement(element, {
    'data-component': 'spread',
    ...rest,
    className: classNames(
      css.root,
      !wrap && css.noWrap,
      rowGap !== undefined && css.rowGap[rowGap],
      atoms('gap', gap),
      atoms('align', align),
      className,
    ),
  });
}
