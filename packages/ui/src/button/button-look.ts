import { classNames } from '../class-names/class-names.ts';
import * as css from './button.css.ts';

export interface ButtonLook {
  /** Action is the one thing to do next: one per view. Danger destroys something. @default 'secondary' */
  variant?: 'action' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** 32, 44 or 52 px high; all of them take touches on 44 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as the parent. @default false */
  stretched?: boolean | undefined;
}

/** One look for buttons and for links that look like buttons. */
export const buttonClass = (
  { variant = 'secondary', size = 'medium', stretched = false }: ButtonLook,
  ...more: (string | undefined)[]
): string => classNames(css.root, css.size[size], css.variant[variant], stretched && css.stretched, ...more);
