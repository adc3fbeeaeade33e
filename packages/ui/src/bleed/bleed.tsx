import { createElement, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { LayoutProps } from '../layout/layout-props.ts';
import * as css from './bleed.css.ts';

export interface BleedProps extends LayoutProps {
  /** Only below 768 px. @default false */
  narrowOnly?: boolean | undefined;
  /** Gives the children the margin back inside: the ground reaches the edge, its content does not. @default false */
  padded?: boolean | undefined;
}

/** Reaches over the margins of the surrounding Container. */
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
