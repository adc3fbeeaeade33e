import { createElement, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { LayoutProps } from '../layout/layout-props.ts';
import { type Align, atoms, type Gap, type Justify } from '../layout/responsive.ts';
import * as css from './inline.css.ts';

export interface InlineProps extends LayoutProps {
  /** Gap between the children in both directions. @default 8 */
  gap?: Gap | undefined;
  /** Gap between the lines, in CSS pixels, if it's smaller than `gap`. @default `gap` */
  rowGap?: 0 | 4 | 8 | undefined;
  /** Vertical alignment. @default 'center' */
  align?: Align | undefined;
  /** Horizontal alignment. @default 'start' */
  justify?: Justify | undefined;
  /** Lets the children share the whole line, each at least as wide as its content. @default false */
  grow?: boolean | undefined;
  /** Wraps children to the next line. @default true */
  wrap?: boolean | undefined;
}

/** Places children side by side and wraps them. */
export function Inline({
  gap = 8,
  rowGap,
  align,
  justify,
  grow = false,
  wrap = true,
  element = 'div',
  className,
  ...rest
}: InlineProps): ReactElement {
  return createElement(element, {
    'data-component': 'inline',
    ...rest,
    className: classNames(
      css.root,
      !wrap && css.noWrap,
      grow && css.grow,
      rowGap !== undefined && css.rowGap[rowGap],
      (element === 'ul' || element === 'ol') && css.list,
      atoms('gap', gap),
      atoms('align', align),
      atoms('justify', justify),
      className,
    ),
  });
}
