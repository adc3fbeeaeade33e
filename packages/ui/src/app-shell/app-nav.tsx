'use client';
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useEarlyInput } from '../field/use-early-input.ts';
import { AppNavLink, type AppNavItem } from './app-nav-link.tsx';
import * as css from './app-nav.css.ts';

export interface AppNavGroup {
  /** Unique in the navigation. */
  id: string;
  /** Name of the group. Without it, the group is only set apart. */
  label?: ReactNode;
  /** Pages of the group. */
  items: readonly AppNavItem[];
  /** Whether the group can be closed. Needs a `label`. @default false */
  collapsible?: boolean | undefined;
  /** Whether a collapsible group is closed at first. The group of the current page is always open. @default false */
  closed?: boolean | undefined;
}

export interface AppNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Name of the landmark: "Account". */
  label: string;
  /** The pages, in groups. */
  groups: readonly AppNavGroup[];
  /** Where it is: the `column` at the start of an AppShell, or a `panel` that its bottom bar opens. @default 'column' */
  variant?: 'column' | 'panel' | undefined;
  /** Text of the checkbox that makes the column narrow: "Narrow menu". Without it, the column has its full width. */
  narrowLabel?: ReactNode;
  /** Whether the column is narrow at first. Remember it in a cookie, so that the server renders it. @default false */
  defaultNarrow?: boolean | undefined;
  /** Called when the visitor makes the column narrow or wide, also with a choice made before hydration. */
  onNarrowChange?: ((narrow: boolean) => void) | undefined;
}

/**
 * The pages of an application, in groups that can be closed. From 768 px a column of icons above short names, from 1024 px
 * one with names beside the icons, unless the visitor wants it narrow. Groups and the choice need no script.
 */
export function AppNav(props: AppNavProps) {
  const {
    label,
    groups,
    variant = 'column',
    narrowLabel,
    defaultNarrow = false,
    onNarrowChange,
    className,
    ...rest
  } = props;
  const box = useRef<HTMLInputElement>(null);
  const reported = useRef(defaultNarrow);
  const report = (): boolean => {
    const now = box.current?.checked ?? defaultNarrow;
    if (now === reported.current) return false;
    reported.current = now;
    onNarrowChange?.(now);
    return true;
  };
  useEarlyInput(report);
  return (
    <nav
      {...rest}
      aria-label={label}
      data-component="app-nav"
      className={classNames(css.root, css.variant[variant], className)}
    >
      <div className={css.inner}>
        {groups.map((group) => (
          <Group key={group.id} {...group} />
        ))}
        {narrowLabel === undefined || variant === 'panel' ? null : (
          <label data-part="toggle" className={css.toggle}>
            <input
              ref={box}
              type="checkbox"
              autoComplete="off"
              data-part="narrow"
              defaultChecked={defaultNarrow}
              onChange={report}
              className={css.box}
            />
            <svg className={css.toggleIcon} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM9 4v16M16 10l-2 2 2 2" />
            </svg>
            <span className={css.name}>{narrowLabel}</span>
          </label>
        )}
      </div>
    </nav>
  );
}

function Group({ label, items, collapsible = false, closed = false }: AppNavGroup) {
  const list = (
    <ul role="list" className={css.list}>
      {items.map((item) => (
        <AppNavLink key={item.href} {...item} />
      ))}
    </ul>
  );
  if (label === undefined) return <div className={css.group}>{list}</div>;
  if (!collapsible) {
    return (
      <div data-part="group" className={css.group}>
        <div data-part="label" className={css.label}>
          <span>{label}</span>
        </div>
        {list}
      </div>
    );
  }
  return (
    <details data-part="group" open={!closed || items.some(({ current }) => current)} className={css.group}>
      <summary data-part="summary" className={css.summary}>
        <span>{label}</span>
        <svg className={css.chevron} width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
          <path d="m2 4.25 4 4 4-4" />
        </svg>
      </summary>
      {list}
    </details>
  );
}
