import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './app-bottom-bar.css.ts';
import { AppCount, type AppNavItem } from './app-nav-link.tsx';

export interface AppBottomBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the landmark: "Account". */
  label: string;
  /** The most used pages, at most four beside `more`. */
  items: readonly Omit<AppNavItem, 'aside'>[];
  /** The button that opens all pages. */
  more?: AppBottomMore | undefined;
}

export interface AppBottomMore {
  /** Text of the button: "More". */
  label: ReactNode;
  /** Decorative icon. */
  icon: ReactNode;
  /** Id of a SidePopover with an `AppNav` as `panel`, which the browser opens before or without script. */
  popoverTarget: string;
}

/** The navigation of an AppShell below 768 px: it stays at the bottom of the window. */
export function AppBottomBar({ label, items, more, className, ...rest }: AppBottomBarProps) {
  return (
    <nav {...rest} aria-label={label} data-component="app-bottom-bar" className={classNames(css.root, className)}>
      <ul role="list" className={css.list}>
        {items.map(({ href, label: name, icon, current, count, countLabel }) => (
          <li key={href}>
            <a href={href} aria-current={current ? 'page' : undefined} data-part="link" className={css.item}>
              <span aria-hidden="true" className={css.icon}>
                {icon}
              </span>
              <span className={css.name}>{name}</span>
              <AppCount count={count} countLabel={countLabel} className={css.count} />
            </a>
          </li>
        ))}
        {more === undefined ? null : (
          <li>
            <button type="button" popoverTarget={more.popoverTarget} data-part="more" className={css.item}>
              <span aria-hidden="true" className={css.icon}>
                {more.icon}
              </span>
              <span className={css.name}>{more.label}</span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
