'use client';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './tabs.css.ts';

export interface TabItem {
  /** Unique among the tabs. */
  id: string;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean | undefined;
  /** Why: said to screen readers and shown by the browser; the tab can still be reached. */
  disabledReason?: string | undefined;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** Name of the list of tabs. */
  label: string;
  items: readonly TabItem[];
  /** Id of the chosen tab; given, the owner decides. */
  value?: string | undefined;
  /** @default the first */
  defaultValue?: string | undefined;
  onValueChange?: ((id: string) => void) | undefined;
  /** Whether arrows choose at once, or only move the focus. @default 'automatic' */
  activation?: 'automatic' | 'manual' | undefined;
  /** Renders a panel only once it has been chosen. By default all are in the document for crawlers. */
  lazy?: boolean | undefined;
}

/** Panels of which one is shown. APG: tabs. For pages under one heading, use NavTabs. */
export function Tabs(props: TabsProps) {
  const { label, items, value, defaultValue, onValueChange, activation = 'automatic', lazy = false, ...others } = props;
  const { className, ...rest } = others;
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue ?? items[0]?.id);
  const chosen = value ?? own;
  const [visited, setVisited] = useState<readonly (string | undefined)[]>([chosen]);

  const choose = (item: TabItem) => {
    if (item.disabled || item.id === chosen) return;
    setOwn(item.id);
    if (!visited.includes(item.id)) setVisited([...visited, item.id]);
    onValueChange?.(item.id);
  };

  // Along the list only: the page itself must not scroll.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!tab || !list.current) return;
    const start = tab.offsetLeft - list.current.offsetLeft;
    const { scrollLeft, clientWidth } = list.current;
    if (start < scrollLeft || start + tab.offsetWidth > scrollLeft + clientWidth) list.current.scrollLeft = start;
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const current = tabs.indexOf(document.activeElement as HTMLElement);
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const steps: Record<string, number> = {
      ArrowLeft: current - 1,
      ArrowRight: current - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    steps[forward] = current + 1;
    const next = steps[event.key];
    if (next === undefined || current < 0) return;
    event.preventDefault();
    const index = (next + tabs.length) % tabs.length;
    tabs[index]?.focus();
    const item = items[index];
    if (item && activation === 'automatic') choose(item);
  };
  return (
    <div {...rest} className={classNames(css.root, className)} data-component="tabs">
      <div ref={list} role="tablist" aria-label={label} className={css.list} data-part="list" onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}-${item.id}-tab`}
            aria-selected={item.id === chosen}
            aria-controls={`${base}-${item.id}-panel`}
            aria-disabled={item.disabled || undefined}
            title={item.disabled ? item.disabledReason : undefined}
            tabIndex={item.id === chosen ? 0 : -1}
            className={css.tab}
            data-part="tab"
            onClick={() => choose(item)}
          >
            <span>{item.label}</span>
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${base}-${item.id}-panel`}
          aria-labelledby={`${base}-${item.id}-tab`}
          tabIndex={0}
          hidden={item.id !== chosen}
          className={css.panel}
          data-part="panel"
        >
          {lazy && !visited.includes(item.id) && item.id !== chosen ? null : item.content}
        </div>
      ))}
    </div>
  );
}
