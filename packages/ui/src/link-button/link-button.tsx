import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from '../button/button-look.ts';
import * as css from '../button/button.css.ts';

export interface LinkButtonProps extends ComponentProps<'a'>, ButtonLook {
  /** URL of the link. */
  href: string;
  /** Label that describes the target or the next step. */
  children: ReactNode;
  /** Icon before the label. */
  leading?: ReactNode;
  /** Icon after the label. */
  trailing?: ReactNode;
}

/** A link that looks like a button. It's a plain `<a>`, so any router can handle its clicks. */
export function LinkButton({
  variant,
  size,
  stretched,
  leading,
  trailing,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a data-component="link-button" {...rest} className={buttonClass({ variant, size, stretched }, className)}>
      {leading === undefined ? null : (
        <span data-part="leading" aria-hidden="true" className={css.icon}>
          {leading}
        </span>
      )}
      <span data-part="label" className={css.label}>
        {children}
      </span>
      {trailing === undefined ? null : (
        <span data-part="trailing" aria-hidden="true" className={css.icon}>
          {trailing}
        </span>
      )}
    </a>
  );
}
