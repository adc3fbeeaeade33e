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
}

/** Centres the content of a page with margins at the edges of the window. */
export function Container({ width = 'content', element = 'div', className, ...rest }: ContainerProps): ReactElement {
  return createElement(element, {
    'data-component': 'container',
    ...rest,
    className: classNames(css.root, css.width[width], className),
  });
}
