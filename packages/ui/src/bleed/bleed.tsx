import { createElement, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { LayoutProps } from '../layout/layout-props.ts';
import * as css from './bleed.css.ts';

export interface BleedProps extends LayoutProps {
  /** Extends only below 768 px. @default false */
  narrowOnly?: boolean | undefined;
  /** Adds the margin as padding, so that only the background reaches the edge. @default false */
  padded?: boolean | undefined;
}

/** Extends content over the margins of the surrounding Container. */
export function Bleed({
  narrowOnly = false,
  padded = false,
  element = 'div',
  className,
  ...rest
}: BleedProps): ReactElement {
  return createElement(element, {
    'data-component': 'bleed',
    ...rest,
    className: classNames(css.root, padded && css.padded, narrowOnly && css.narrowOnly, className),
  });
}
