import { createElement, type HTMLAttributes, type ReactNode, type Ref, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './text.css.ts';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** Its words. */
  children?: ReactNode;
  /** The element to render. @default 'p' */
  element?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'li' | 'dt' | 'dd' | 'figcaption' | 'time' | undefined;
  /** The element. */
  ref?: Ref<HTMLElement> | undefined;
  /** Pixels at 1440 px of width. Without it, the size around. */
  size?: 12 | 14 | 16 | 18 | 22 | undefined;
  /** Without it, the colour around. */
  tone?: 'text' | 'muted' | 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** How bold. */
  weight?: 'regular' | 'medium' | 'semibold' | 'bold' | undefined;
  /** For what is compared or copied: specs, addresses. @default false */
  mono?: boolean | undefined;
  /** Lines of 66 characters at most. @default false */
  measure?: boolean | undefined;
  /** One line, cut with an ellipsis. @default false */
  truncate?: boolean | undefined;
  /** Spaced capitals; for short names of sections. @default false */
  caps?: boolean | undefined;
}

/** Text that is not a heading. */
export function Text({
  element = 'p',
  size,
  tone,
  weight,
  mono,
  measure,
  truncate,
  caps,
  className,
  ...rest
}: TextProps): ReactElement {
  return createElement(element, {
    'data-component': 'text',
    ...rest,
    className: classNames(
      css.root,
      size !== undefined && css.size[size],
      tone !== undefined && css.tone[tone],
      weight !== undefined && css.weight[weight],
      mono && css.mono,
      measure && css.measure,
      truncate && css.truncate,
      caps && css.caps,
      className,
    ),
  });
}
