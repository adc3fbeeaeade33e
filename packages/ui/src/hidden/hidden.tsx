import { createElement, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { LayoutProps } from '../layout/layout-props.ts';
import type { Breakpoint } from '../theme/media.ts';
import * as css from './hidden.css.ts';

export interface HiddenProps extends LayoutProps {
  /** Not shown on windows narrower than this. */
  below?: Breakpoint | undefined;
  /** Not shown from this width on. */
  above?: Breakpoint | undefined;
  /** Not printed. */
  print?: boolean | undefined;
}

/** Takes its children away, from sight and from screen readers, at some widths. It is in the page either way. */
export function Hidden({
  below,
  above,
  print = false,
  element = 'div',
  className,
  ...rest
}: HiddenProps): ReactElement {
  return createElement(element, {
    'data-component': 'hidden',
    ...rest,
    className: classNames(
      below !== undefined && css.below[below],
      above !== undefined && css.above[above],
      print && css.print.hide,
      className,
    ),
  });
}
