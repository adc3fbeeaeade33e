import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './avatar.css.ts';

const firstLetter = (word = ''): string => (word === '' ? '' : String.fromCodePoint(word.codePointAt(0) ?? 0));

/**
 * Returns the initials of the first and last word: "Анна Мария Кох" → "АК". Uses code points, so surrogate pairs stay
 * whole.
 */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s.@_-]+/)
    .filter(Boolean);
  return (firstLetter(words[0]) + firstLetter(words.slice(1).at(-1))).toLocaleUpperCase();
}

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the person. Announced only if `labelled`. */
  name: string;
  /** URL of a picture. */
  src?: string | undefined;
  /** Diameter in CSS pixels. @default 32 */
  size?: 24 | 32 | 48 | undefined;
  /** Announces the name. Set it if the name isn't next to the avatar. @default false */
  labelled?: boolean | undefined;
}

/** A person's picture or initials. */
export function Avatar({ name, src, size = 32, labelled = false, className, ...rest }: AvatarProps) {
  return (
    <span
      data-component="avatar"
      {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      {...rest}
      className={classNames(css.root, css.size[size], className)}
    >
      {src === undefined ? initials(name) : <img src={src} alt="" width={size} height={size} className={css.picture} />}
    </span>
  );
}
