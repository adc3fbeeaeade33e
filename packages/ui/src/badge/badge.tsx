import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { Tone } from '../tone/tone-icon.tsx';
import * as css from './badge.css.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /** Colour of the badge. Use `action` at most once per view. @default 'neutral' */
  tone?: Tone | 'action' | undefined;
}

/** A short label that highlights something: "most chosen", "−15 %", "SSD". For a state, use Status. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  const look = classNames(css.root, css.tone[tone], className);
  // Keeps its own direction, so that "8 GB" isn't "GB 8" in right-to-left text.
  return <span data-component="badge" dir="auto" {...rest} className={look} />;
}
