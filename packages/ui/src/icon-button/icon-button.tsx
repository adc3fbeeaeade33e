import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import * as css from '../button/button.css.ts';
import { classNames } from '../class-names/class-names.ts';

type Without<Props, Name extends PropertyKey> = Props extends unknown ? Omit<Props, Name> : never;

export type IconButtonProps = Without<
  ButtonProps,
  'children' | 'leading' | 'trailing' | 'count' | 'stretched' | 'aria-label'
> & {
  /** Accessible name, also shown as the browser's tooltip. */
  label: string;
  /** One icon, `currentColor`. */
  icon: ReactNode;
};

/** A button with only an icon and a required accessible name. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, size = 'medium', variant = 'quiet', title, className, ...rest } = props;
  return (
    <Button
      data-component="icon-button"
      {...rest}
      // A title equal to the name would be announced twice.
      {...(title === undefined ? { title: label } : { title, 'aria-label': label })}
      size={size}
      variant={variant}
      className={classNames(css.iconOnly[size], className)}
    >
      <span aria-hidden="true">{icon}</span>
    </Button>
  );
}
