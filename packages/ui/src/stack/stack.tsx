import { createElement, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { LayoutProps } from '../layout/layout-props.ts';
import { type Align, atoms, type Gap } from '../layout/responsive.ts';
import * as css from './stack.css.ts';

export interface StackProps extends LayoutProps {
  /** Gap between the children. @default 16 */
  gap?: Gap | undefined;
  /** Horizontal alignment. @default 'stretch' */
  align?: Align | undefined;
  /** Limits the width to 720 px, for forms and text. @default no limit */
  width?: 'narrow' | undefined;
}

/** Stacks children vertically and sets the space between them. */
export function Stack({ gap = 16, align, width, element = 'div', className, ...rest }: StackProps): ReactElement {
  return createElement(element, {
    'data-component': 'stack',
    ...rest,
    className: classNames(
      css.root,
      width === 'narrow' && css.narrow,
      (element === 'ul' || element === 'ol') && css.list,
      atoms('gap', gap),
      atoms('align', align),
      className,
    ),
  });
}
