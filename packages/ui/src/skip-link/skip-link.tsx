import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './skip-link.css.ts';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** Address of the main part: `#main`. That element needs `tabIndex={-1}`. */
  href: string;
}

/** The first thing in a page: shows itself when focused and jumps over the header. */
export function SkipLink({ className, ...rest }: SkipLinkProps) {
  return <a data-component="skip-link" {...rest} className={classNames(css.root, className)} />;
}
