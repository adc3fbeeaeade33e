import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './link-wall.css.ts';

export interface LinkWallProps extends ComponentProps<'ul'> {
  /** The `WallLink` and `WallNote` elements. */
  children?: ReactNode;
}

/** Many links at a glance, as tiles: two, three or six in a row. */
export function LinkWall({ className, ...rest }: LinkWallProps) {
  return <ul data-component="link-wall" {...rest} className={classNames(css.root, className)} />;
}

export interface WallLinkProps extends ComponentProps<'a'> {
  /** Name of the page. */
  children?: ReactNode;
  /** Picture before the name, such as the mark of a brand. */
  picture?: ReactNode;
}

/** One tile of a `LinkWall`. The page that shows the wall has `aria-current`. */
export function WallLink({ picture, className, children, ...rest }: WallLinkProps) {
  return (
    <li>
      <a data-component="wall-link" {...rest} className={classNames(css.link, className)}>
        {picture}
        <span data-part="label">{children}</span>
      </a>
    </li>
  );
}

export interface WallNoteProps extends ComponentProps<'li'> {
  /** A few words. */
  children?: ReactNode;
}

/** A tile without a link, after the others. */
export function WallNote({ className, ...rest }: WallNoteProps) {
  return <li data-component="wall-note" {...rest} className={classNames(css.note, className)} />;
}
