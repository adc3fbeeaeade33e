import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { Tone } from '../tone/tone-icon.tsx';
import * as css from './badge.css.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /** Action is the lime signal: one in a view at most. @default 'neutral' */
  tone?: Tone | 'action' | undefined;
}

/** A word or figure that marks a thing: "most chosen", "−15 %", "SSD". For a state use Status. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  const look = classNames(css.root, css.tone[tone], className);
  // By its own words: "8 GB" is not "GB 8" in a text from right to left.
  return <span data-component="badge" dir="auto" {...rest} className={look} />;
}
