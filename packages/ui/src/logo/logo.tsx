import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './logo.css.ts';

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The brand's name, shown next to the symbol or used as its accessible name. */
  name: string;
  /** Shows only the symbol. @default false */
  markOnly?: boolean | undefined;
  /** Address of a square picture in place of the symbol: of a company that uses the library. */
  symbol?: string | undefined;
}

/**
 * A brand’s logo; by default Hoster’s, an H made of two rack rails with a lit unit between them. Scales with the
 * surrounding text.
 */
export function Logo({ name, markOnly = false, symbol, className, ...rest }: LogoProps) {
  return (
    <span
      data-component="logo"
      {...(markOnly && { role: 'img', 'aria-label': name })}
      {...rest}
      className={classNames(css.root, className)}
    >
      {symbol === undefined ? (
        <svg className={css.mark} data-part="mark" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M1 1h6v22H1zM17 1h6v22h-6z" fill="currentColor" />
          <path d="M7 8.5h10v7H7z" fill="currentColor" />
          <path className={css.signal} d="M7 10h10v4H7z" />
        </svg>
      ) : (
        <img className={css.picture} data-part="mark" src={symbol} alt="" />
      )}
      {markOnly ? null : (
        <span data-part="name" className={css.word}>
          {name}
        </span>
      )}
    </span>
  );
}
