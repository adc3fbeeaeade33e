import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './text-link.css.ts';

export interface TextLinkProps extends ComponentProps<'a'> {
  /** URL of the link. */
  href: string;
  /** Colour: `link` within text, `text` for the text colour, `quiet` for navigation lists. @default 'link' */
  tone?: 'link' | 'text' | 'quiet' | undefined;
}

/** A link in text or a list. It's a plain `<a>`, so any router can handle its clicks. */
export function TextLink({ tone = 'link', className, ...rest }: TextLinkProps) {
  return <a data-component="text-link" {...rest} className={classNames(css.root, css.tone[tone], className)} />;
}
