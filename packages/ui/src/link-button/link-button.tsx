import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from '../button/button-look.ts';
import * as css from '../button/button.css.ts';
import { classNames } from '../class-names/class-names.ts';
import { plain } from './link-button.css.ts';

export interface LinkButtonProps extends ComponentProps<'a'>, Omit<ButtonLook, 'variant'> {
  /**
   * Style of the link. Use `action` for the next step, once per view, and `link` for one that looks like a link, with the
   * touch target of a button and the size of the text around it.
   * @default 'secondary'
   */
  variant?: ButtonLook['variant'] | 'link';
  /** URL of the link. */
  href: string;
  /** Label that describes the target or the next step. */
  children: ReactNode;
  /** Icon before the label. */
  leading?: ReactNode;
  /** Icon after the label. */
  trailing?: ReactNode;
}

/** A link that looks like a button, or with an icon like a link. It's a plain `<a>`, so any router can handle its clicks. */
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
  const look = variant === 'link' ? classNames(plain, className) : buttonClass({ variant, size, stretched }, className);
  return (
    <a data-component="link-button" {...rest} className={look}>
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
