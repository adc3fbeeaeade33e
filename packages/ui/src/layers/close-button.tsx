import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './close-button.css.ts';
import { CloseIcon } from './close-icon.tsx';

interface CloseButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children' | 'type'> {
  /** Accessible name. */
  label: string;
  size: keyof typeof css.close;
}

/** Close button in the corner of an overlay. */
export function CloseButton({ label, size, className, ...rest }: CloseButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames(css.close[size], className)}
      data-part="close"
      aria-label={label}
    >
      <CloseIcon />
    </button>
  );
}
