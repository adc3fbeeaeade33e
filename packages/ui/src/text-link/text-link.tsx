import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './text-link.css.ts';

export interface TextLinkProps extends ComponentProps<'a'> {
  /** Where it leads. */
  href: string;
  /** Link for links within text, text where colour would be noise, quiet for navigation lists. @default 'link' */
  tone?: 'link' | 'text' | 'quiet' | undefined;
}

/** A plain `<a>`: routers take its click at the document. */
export function TextLink({ tone = 'link', className, ...rest }: TextLinkProps) {
  return <a data-component="text-link" {...rest} className={classNames(css.root, css.tone[tone], className)} />;
}
