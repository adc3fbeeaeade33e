import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { countries } from './countries.ts';
import * as css from './flag.css.ts';

export interface FlagProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** ISO 3166-1 alpha-2 code in any case. Countries without an image show their code. */
  country: string;
  /** Name of the country, if it isn't next to the flag. Without it, the flag is decorative. */
  label?: string | undefined;
  /** 18×12, 24×16 or 36×24 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
}

export function Flag({ country, label, size = 'medium', className, ...rest }: FlagProps) {
  const code = country.toUpperCase();
  const known = countries.some((one) => one === code);
  return (
    <span
      data-component="flag"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...rest}
      data-country={code}
      className={classNames(css.root, css.size[size], className)}
    >
      {known ? null : code}
    </span>
  );
}
