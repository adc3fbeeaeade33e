import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import * as css from '../button/button.css.ts';
import { classNames } from '../class-names/class-names.ts';

type Without<Props, Name extends PropertyKey> = Props extends unknown ? Omit<Props, Name> : never;

export type IconButtonProps = Without<
  ButtonProps,
  'children' | 'leading' | 'trailing' | 'count' | 'stretched' | 'aria-label'
> & {
  /** The button's name: spoken, and shown by the browser when the pointer rests on it. */
  label: string;
  /** One icon, `currentColor`. */
  icon: ReactNode;
};

/** A button of one icon. It has a name all the same. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, size = 'medium', variant = 'quiet', title, className, ...rest } = props;
  return (
    <Button
      data-component="icon-button"
      {...rest}
      // A title names what has no other name; beside the same name it would be read after it once more.
      {...(title === undefined ? { title: label } : { title, 'aria-label': label })}
      size={size}
      variant={variant}
      className={classNames(css.iconOnly[size], className)}
    >
      <span aria-hidden="true">{icon}</span>
    </Button>
  );
}
