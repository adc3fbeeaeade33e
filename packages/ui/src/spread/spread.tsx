import { createElement, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { LayoutProps } from '../layout/layout-props.ts';
import { type Align, atoms, type Gap } from '../layout/responsive.ts';
import * as css from './spread.css.ts';

export interface SpreadProps extends LayoutProps {
  /** Least space between the two ends. @default 16 */
  gap?: Gap | undefined;
  /** How children of different height stand. @default 'center' */
  align?: Align | undefined;
  /** Whether they go on in another line where there is no room. @default true */
  wrap?: boolean | undefined;
}

/** Children pushed to the two ends of the line: a title and its button, a label and its figure. */
export function Spread({
  gap = 16,
  align,
  wrap = true,
  element = 'div',
  className,
  ...rest
}: SpreadProps): ReactElement {
  return createElement(element, {
    'data-component': 'spread',
    ...rest,
    className: classNames(css.root, !wrap && css.noWrap, atoms('gap', gap), atoms('align', align), className),
  });
}
