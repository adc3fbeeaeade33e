import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './avatar.css.ts';

const firstLetter = (word = ''): string => (word === '' ? '' : String.fromCodePoint(word.codePointAt(0) ?? 0));

/** First letters of the first and the last word: "Анна Мария Кох" → "АК". By code point, not by half of a pair. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s.@_-]+/)
    .filter(Boolean);
  return (firstLetter(words[0]) + firstLetter(words.slice(1).at(-1))).toLocaleUpperCase();
}

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose it is. Spoken only if `labelled`. */
  name: string;
  /** Address of a picture. */
  src?: string | undefined;
  /** Diameter in CSS pixels. @default 32 */
  size?: 24 | 32 | 48 | undefined;
  /** The name does not stand beside it, so it is spoken. @default false */
  labelled?: boolean | undefined;
}

/** A person: picture, or initials. */
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
