import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './visually-hidden.css.ts';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span data-component="visually-hidden" {...rest} className={classNames(css.root, className)} />;
}
