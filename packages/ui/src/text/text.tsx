import { createElement, type HTMLAttributes, type ReactNode, type Ref, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './text.css.ts';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** Content of the text. */
  children?: ReactNode;
  /** The element to render. @default 'p' */
  element?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'li' | 'dt' | 'dd' | 'figcaption' | 'time' | undefined;
  /** The root element. */
  ref?: Ref<HTMLElement> | undefined;
  /** Size in pixels at a window width of 1440 px. @default inherited */
  size?: 12 | 14 | 16 | 18 | 22 | undefined;
  /** Colour of the text. @default inherited */
  tone?: 'text' | 'muted' | 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** Font weight. */
  weight?: 'regular' | 'medium' | 'semibold' | 'bold' | undefined;
  /** Monospaced, for text to be compared or copied, such as specifications and addresses. @default false */
  mono?: boolean | undefined;
  /** Limits lines to 66 characters. @default false */
  measure?: boolean | undefined;
  /** Truncates to one line with an ellipsis. @default false */
  truncate?: boolean | undefined;
  /** Spaced capitals, for short section names. @default false */
  caps?: boolean | undefined;
}

/** Text other than headings. */
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
