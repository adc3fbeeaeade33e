import { createElement, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { LayoutProps } from '../layout/layout-props.ts';
import type { Breakpoint } from '../theme/media.ts';
import * as css from './hidden.css.ts';

export interface HiddenProps extends LayoutProps {
  /** Hides content below this width. */
  below?: Breakpoint | undefined;
  /** Hides content from this width. */
  above?: Breakpoint | undefined;
  /** Hides content in print. */
  print?: boolean | undefined;
  /** Hides content on screens, so that it's only printed. */
  screen?: boolean | undefined;
  /** Hides content if scripts are turned off, for what only scripts can do. */
  withoutScript?: boolean | undefined;
}

/** Hides its children visually and from screen readers at some widths, or on some media. They're always in the document. */
export function Hidden({
  below,
  above,
  print = false,
  screen = false,
  withoutScript = false,
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
      screen && css.screen,
      withoutScript && css.withoutScript,
      className,
    ),
  });
}
