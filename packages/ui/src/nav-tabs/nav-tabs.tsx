'use client';

import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as tabs from '../tabs/tabs.css.ts';

export interface NavTab {
  /** URL of the page. */
  href: string;
  /** Name of the page. */
  label: ReactNode;
  /** Whether this is the current page. */
  current?: boolean | undefined;
  /** Content after the label, such as a count. */
  aside?: ReactNode;
}

export interface NavTabsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Name of the navigation landmark. */
  label: string;
  /** The pages in order. */
  items: readonly NavTab[];
}

/** Links between related pages, styled as tabs. Works without JavaScript. */
export function NavTabs({ label, items, className, ...rest }: NavTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = items.find((item) => item.current)?.href;
  useEffect(() => showCurrent(list.current), [current]);
  return (
    <nav {...rest} aria-label={label} className={classNames(tabs.root, className)} data-component="nav-tabs">
      <ul ref={list} role="list" className={tabs.list}>
        {items.map((item) => (
          <li key={item.href}>
            <a href={item.href} className={tabs.tab} data-part="link" aria-current={item.current ? 'page' : undefined}>
              <span>{item.label}</span>
              {item.aside}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls a list without room for all links to the current one, as far to its middle as possible. */
function showCurrent(list: HTMLElement | null): void {
  const link = list?.querySelector('[aria-current]');
  if (list && link) list.scrollLeft += middleOf(link) - middleOf(list);
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}
