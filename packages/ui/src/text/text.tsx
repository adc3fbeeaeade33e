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
  /** Size in pixels at a window width of 1440 px; 36 is for a figure on its own line. @default inherited */
  size?: 12 | 14 | 16 | 18 | 22 | 36 | undefined;
  /** Line height: that of the size, or of the text around it. @default 'size' */
  lineHeight?: 'size' | 'inherit' | undefined;
  /** Colour of the text. @default inherited */
  tone?: 'text' | 'muted' | 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** Font weight. */
  weight?: 'regular' | 'medium' | 'semibold' | 'bold' | undefined;
  /**
   * Monospaced, for text to be compared or copied, such as specifications and addresses; `false` for a note within such
   * text. @default inherited
   */
  mono?: boolean | undefined;
  /** Limits lines to 66 characters. @default false */
  measure?: boolean | undefined;
  /**
   * Where lines break: `anywhere` also within words, for addresses and keys in narrow columns; `whole` only if it's
   * longer than a line, for email addresses in a sentence; `nowrap` nowhere, for dates and prices; `preserve` also where
   * the text has line breaks. @default between words, within long ones if needed
   */
  wrap?: 'anywhere' | 'whole' | 'nowrap' | 'preserve' | undefined;
  /** Keeps the height of a line while there is no text, for messages that come and go. @default false */
  reserveLine?: boolean | undefined;
  /** Truncates to one line with an ellipsis. @default false */
  truncate?: boolean | undefined;
  /** Spaced capitals, for short section names. @default false */
  caps?: boolean | undefined;
}

/** Text other than headings. */
export function Text({
  element = 'p',
  size,
  lineHeight,
  tone,
  weight,
  mono,
  measure,
  wrap,
  reserveLine,
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
      lineHeight === 'inherit' && css.inherited,
      tone !== undefined && css.tone[tone],
      weight !== undefined && css.weight[weight],
      mono && css.mono,
      mono === false && css.proportional,
      measure && css.measure,
      wrap !== undefined && css.wrap[wrap],
      reserveLine && css.reserved,
      truncate && css.truncate,
      caps && css.caps,
      className,
    ),
  });
}
