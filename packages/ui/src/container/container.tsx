import { createElement, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import '../layout/padding.css.ts';
import type { LayoutProps } from '../layout/layout-props.ts';
import { atoms, type Gap } from '../layout/responsive.ts';
import * as css from './container.css.ts';

export interface ContainerProps extends LayoutProps {
  /**
   * Maximum width: `content` is 1240 px, `narrow` 720 px (forms, long text), `full` has only margins. @default
   * 'content'
   */
  width?: 'content' | 'narrow' | 'full' | undefined;
  /** Margins at the edges of the window. @default 16, and 32 from 768 px */
  paddingInline?: Gap | undefined;
  /** Space above and below the content. @default none */
  paddingBlock?: Gap | undefined;
}

/** Centres the content of a page with margins at the edges of the window. */
export function Container(props: ContainerProps): ReactElement {
  const { width = 'content', paddingInline, paddingBlock, element = 'div', className, ...rest } = props;
  return createElement(element, {
    'data-component': 'container',
    ...rest,
    className: classNames(css.root, css.width[width], atoms('px', paddingInline), atoms('py', paddingBlock), className),
  });
}
