'use client';
import { useId, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { activeAround } from '../layers/realm.ts';
import { indexByKey } from '../layers/row-keys.ts';
import { useEscapeLayer } from '../layers/use-escape-layer.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import { ScrollButton } from './scroll-button.tsx';
import { hasReason, isDisabled, Tab, type TabItem } from './tab.tsx';
import * as css from './tabs.css.ts';
import { useChosenTab } from './use-chosen-tab.ts';
import { useHash, writeHash } from './use-hash.ts';
import { useOverflow } from './use-overflow.ts';

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** Accessible name of the tab list. */
  label: string;
  /** The tabs with their panels, in order. */
  items: readonly TabItem[];
  /** Id of the selected tab (controlled). May be a disabled one. */
  value?: string | undefined;
  /** Id of the initially selected tab. @default the first enabled tab; if all are disabled, none is selected */
  defaultValue?: string | undefined;
  /** Called with the id of the selected tab. */
  onValueChange?: ((id: string) => void) | undefined;
  /** Whether arrow keys select a tab or only move focus. @default 'automatic' */
  activation?: 'automatic' | 'manual' | undefined;
  /** Renders a panel only when first selected. By default, all panels are in the document for crawlers. */
  lazy?: boolean | undefined;
  /**
   * Binds the selected tab to `#id` in the URL, so that it and anything in its panel can be linked to. With `push`, each
   * tab is an entry of the history, so that Back returns to the previous tab instead of leaving the page. @default false
   */
  hash?: boolean | 'push' | undefined;
  /** Names of the scroll buttons, shown if the tabs don't fit. Without them, it scrolls by swipe and keys only. */
  scrollLabels?: { before: string; after: string } | undefined;
  /**
   * Called when a tab with a `dismissLabel` is closed. Remove it from `items`. The next tab is selected and focused.
   */
  onDismiss?: ((id: string) => void) | undefined;
}

/** Shows one of several panels (APG: tabs). For related pages, use NavTabs. */
export function Tabs(props: TabsProps) {
  const { label, items, value, defaultValue, onValueChange, activation = 'automatic', lazy = false, ...others } = props;
  const { hash = false, scrollLabels, onDismiss, className, ref, ...rest } = others;
  const base = useId();
  const root = useRef<HTMLDivElement>(null);
  const setRoot = useMergedRef(root, ref);
  const list = useRef<HTMLDivElement>(null);
  const first = items.find((item) => !isDisabled(item))?.id;
  const [own, setOwn] = useState(defaultValue ?? first);
  // None of the initial tabs may be left.
  const chosen = value ?? (items.some(({ id }) => id === own) ? own : first);
  const [visited, setVisited] = useState<readonly (string | undefined)[]>([chosen]);
  // The tab whose reason is shown: the hovered or focused one. WCAG 1.4.13: Escape hides it.
  const [looked, setLooked] = useState<TabItem['id'] | null>(null);
  const reasons = items.filter(hasReason);
  const forget = () => setLooked(null);
  useEscapeLayer(
    reasons.some(({ id }) => id === looked),
    () => {
      forget();
      return true;
    },
    () => root.current,
  );
  const overflow = useOverflow(list, scrollLabels !== undefined);
  useChosenTab(list, chosen);

  const choose = (item: TabItem | undefined) => {
    if (!item || isDisabled(item) || item.id === chosen) return;
    setOwn(item.id);
    if (!visited.includes(item.id)) setVisited([...visited, item.id]);
    if (hash) writeHash(item.id, hash === 'push');
    onValueChange?.(item.id);
  };
  const [start] = useState(chosen);
  useHash(hash !== false, root, (given) => {
    const id = given ?? start;
    if (id === undefined) return;
    // The URL fragment may refer to an element in the panel; keep it.
    if (id === chosen || items.some((item) => item.id === id && isDisabled(item))) return;
    setOwn(id);
    setVisited([...visited, id]);
    onValueChange?.(id);
  });

  const tabs = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const dismiss = (item: TabItem) => {
    const index = items.indexOf(item);
    const next = index + 1 < items.length ? index + 1 : index - 1;
    if (root.current?.contains(activeAround(root.current))) tabs()[next]?.focus();
    if (item.id === chosen) choose(items[next]);
    onDismiss?.(item.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = tabs();
    const current = all.indexOf(activeAround(list.current) as HTMLElement);
    const item = items[current];
    if (event.key === 'Delete' && item?.dismissLabel !== undefined) dismiss(item);
    const index = indexByKey(event, current, all.length);
    if (index === undefined) return;
    event.preventDefault();
    all[index]?.focus();
    if (activation === 'automatic') choose(items[index]);
  };
  const chosenItem = items.find(({ id }) => id === chosen);
  // If none is selected, the tab list is still focusable.
  const stop = chosenItem ?? items[0];
  return (
    <div {...rest} ref={setRoot} className={classNames(css.root, className)} data-component="tabs">
      <div className={css.bar} onPointerLeave={forget} onBlur={forget}>
        <div ref={list} role="tablist" aria-label={label} className={css.list} data-part="list" onKeyDown={onKeyDown}>
          {items.map((item) => (
            <Tab
              key={item.id}
              {...{ item, base }}
              chosen={item === chosenItem}
              stop={item === stop}
              onChoose={() => choose(item)}
              onDismiss={() => dismiss(item)}
              onLook={() => setLooked(item.id)}
            />
          ))}
        </div>
        {scrollLabels && overflow.before ? <ScrollButton end="before" label={scrollLabels.before} list={list} /> : null}
        {scrollLabels && overflow.after ? <ScrollButton end="after" label={scrollLabels.after} list={list} /> : null}
        {reasons.map(({ id, disabledReason }) => (
          <p key={id} id={`${base}-${id}-reason`} hidden={id !== looked} className={css.reason} data-part="reason">
            <span>{disabledReason}</span>
          </p>
        ))}
      </div>
      {chosenItem?.dismissLabel === undefined ? null : (
        <button type="button" className={css.dismiss} data-part="dismiss" onClick={() => dismiss(chosenItem)}>
          <span>{chosenItem.dismissLabel}</span>
        </button>
      )}
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
          data-id={item.id}
        >
          {lazy && !visited.includes(item.id) && item.id !== chosen ? null : item.content}
        </div>
      ))}
    </div>
  );
}
