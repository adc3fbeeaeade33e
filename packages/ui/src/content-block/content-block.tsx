import { createElement, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { LayoutProps } from '../layout/layout-props.ts';
import * as css from './content-block.css.ts';

export interface ContentBlockProps extends LayoutProps {
  /** Maximum width: `small` is 448 px, for short forms, `medium` 720 px. @default 'medium' */
  width?: 'small' | 'medium' | undefined;
}

/** Limits the width of forms and text in a wide page. They begin where the content around them begins. */
export function ContentBlock({
  width = 'medium',
  element = 'div',
  className,
  ...rest
}: ContentBlockProps): ReactElement {
  return createElement(element, {
    'data-component': 'content-block',
    ...rest,
    className: classNames(css.root, css.width[width], className),
  });
}
