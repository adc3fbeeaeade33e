import { classNames } from '../class-names/class-names.ts';
import * as css from './button.css.ts';

export interface ButtonLook {
  /**
   * Style of the button. Use `action` for the primary action, once per view, and `danger` for destructive actions.
   * @default 'secondary'
   */
  variant?: 'action' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** Height: 32, 44 or 52 px. The touch target is at least 44 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Fills the width of the parent. @default false */
  stretched?: boolean | undefined;
}

/** Shared styles of buttons and links that look like buttons. */
export const buttonClass = (
  { variant = 'secondary', size = 'medium', stretched = false }: ButtonLook,
  ...more: (string | undefined)[]
): string => classNames(css.root, css.size[size], css.variant[variant], stretched && css.stretched, ...more);
