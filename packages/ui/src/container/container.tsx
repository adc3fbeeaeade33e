import { createElement, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { LayoutProps } from '../layout/layout-props.ts';
import * as css from './container.css.ts';

export interface ContainerProps extends LayoutProps {
  /**
   * Maximum width: `content` is 1240 px, `narrow` 720 px (forms, long text), `full` has only margins. @default
   * 'content'
   */
  width?: 'content' | 'narrow' | 'full' | undefined;
  /** Margins at the edges of the window: 16 px, and 32 px from 768 px, or none. @default 'page' */
  paddingInline?: 'page' | 'none' | undefined;
  /** Space above and below: 16, 32 or 48 px, and 24, 48 or 96 px from 768 px. @default 'none' */
  paddingBlock?: 'none' | 'small' | 'medium' | 'large' | undefined;
}

/** Centres the content of a page with margins at the edges of the window. */
export function Container(props: ContainerProps): ReactElement {
  const { width = 'content', paddingInline = 'page', paddingBlock = 'none', ...others } = props;
  const { element = 'div', className, ...rest } = others;
  return createElement(element, {
    'data-component': 'container',
    ...rest,
    className: classNames(
      css.root,
      css.width[width],
      paddingInline === 'page' && css.margins,
      css.paddingBlock[paddingBlock],
      className,
    ),
  });
}
