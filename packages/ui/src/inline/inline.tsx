import { createElement, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { LayoutProps } from '../layout/layout-props.ts';
import { type Align, atoms, type Gap, type Justify } from '../layout/responsive.ts';
import * as css from './inline.css.ts';

export interface InlineProps extends LayoutProps {
  /** Space between the children, in both directions. @default 8 */
  gap?: Gap | undefined;
  /** Across the line. @default 'center' */
  align?: Align | undefined;
  /** Along the line. @default 'start' */
  justify?: Justify | undefined;
  /** Children go to the next line when there is no room. @default true */
  wrap?: boolean | undefined;
}

/** Children side by side, on as many lines as they need. */
export function Inline({
  gap = 8,
  align,
  justify,
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
      (element === 'ul' || element === 'ol') && css.list,
      atoms('gap', gap),
      atoms('align', align),
      atoms('justify', justify),
      className,
    ),
  });
}
