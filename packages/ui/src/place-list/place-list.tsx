import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './place-list.css.ts';

export interface PlaceListProps extends ComponentProps<'ul'> {
  /** The `Place` elements. */
  children?: ReactNode;
}

/** Places where something is sold, in as many columns as fit. */
export function PlaceList({ className, ...rest }: PlaceListProps) {
  return <ul data-component="place-list" {...rest} className={classNames(css.root, className)} />;
}

export interface PlaceProps extends ComponentProps<'li'> {
  /** Short code: "FRA1". */
  code: ReactNode;
  /** Name: "Frankfurt". */
  name: ReactNode;
  /** Region or country after the name. */
  region?: ReactNode;
  /** URL of the page about the place. */
  href?: string | undefined;
  /** What is sold there. */
  children?: ReactNode;
}

/** One place of a `PlaceList`. */
export function Place({ code, name, region, href, className, children, ...rest }: PlaceProps) {
  return (
    <li data-component="place" {...rest} className={classNames(css.place, className)}>
      <span data-part="code" className={css.code}>
        {code}
      </span>
      <span data-part="name" className={css.name}>
        {href === undefined ? (
          name
        ) : (
          <a href={href} className={css.link}>
            {name}
          </a>
        )}
        {region ? (
          <span data-part="region" className={css.region}>
            {region}
          </span>
        ) : null}
      </span>
      <span data-part="state" className={css.state}>
        {children}
      </span>
    </li>
  );
}
