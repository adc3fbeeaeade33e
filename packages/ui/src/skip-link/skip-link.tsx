import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './skip-link.css.ts';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** URL fragment of the main content: `#main`. That element needs `tabIndex={-1}`. */
  href: string;
}

/** The first link of a page, visible on focus, that skips the header. */
export function SkipLink({ className, ...rest }: SkipLinkProps) {
  return <a data-component="skip-link" {...rest} className={classNames(css.root, className)} />;
}
