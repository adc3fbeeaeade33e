import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './app-nav.css.ts';

export interface AppNavItem {
  /** URL of the page. Unique in the navigation. */
  href: string;
  /** Name of the page, short enough for a line of twelve characters: "Services". */
  label: ReactNode;
  /** Decorative icon. */
  icon: ReactNode;
  /** Whether the page, or one below it, is shown. @default false */
  current?: boolean | undefined;
  /** What waits there, such as unread tickets. Nothing is shown for 0. */
  count?: number | undefined;
  /** What the number counts, for screen readers: "2 unread". Read instead of it. */
  countLabel?: ReactNode;
  /** Other content after the name, such as a Badge "New". */
  aside?: ReactNode;
}

/** A page of the navigation, in a `<li>`. */
export function AppNavLink({ href, label, icon, current = false, count, countLabel, aside }: AppNavItem) {
  return (
    <li>
      <a href={href} aria-current={current ? 'page' : undefined} data-part="link" className={css.link}>
        <span aria-hidden="true" className={css.icon}>
          {icon}
        </span>
        <span className={css.name}>{label}</span>
        <AppCount count={count} countLabel={countLabel} />
        {aside === undefined ? null : <span className={css.aside}>{aside}</span>}
      </a>
    </li>
  );
}

/** The number of what waits, read as `countLabel`. */
export function AppCount({
  count,
  countLabel,
  className = css.count,
}: {
  count: number | undefined;
  countLabel: ReactNode;
  className?: string;
}) {
  if (!count) return null;
  return (
    <span data-part="count" className={className}>
      <span aria-hidden={countLabel === undefined ? undefined : true}>{count}</span>
      {countLabel === undefined ? null : <VisuallyHidden>{countLabel}</VisuallyHidden>}
    </span>
  );
}
