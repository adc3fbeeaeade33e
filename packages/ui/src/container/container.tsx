import { createElement, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { LayoutProps } from '../layout/layout-props.ts';
import * as css from './container.css.ts';

export interface ContainerProps extends LayoutProps {
  /** Content is 1240 px, narrow 720 px (forms, long text), full has margins only. @default 'content' */
  width?: 'content' | 'narrow' | 'full' | undefined;
}

/** Centres a page's content and keeps it off the edges of the window. */
export function Container({ width = 'content', element = 'div', className, ...rest }: ContainerProps): ReactElement {
  return createElement(element, {
    'data-component': 'container',
    ...rest,
    className: classNames(css.root, css.width[width], className),
  });
}
