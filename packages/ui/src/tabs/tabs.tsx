'use client';
import { useId, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useEscapeLayer } from '../layers/use-escape-layer.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import { ScrollButton } from './scroll-button.tsx';
import { hasReason, isDisabled, Tab, type TabItem } from './tab.tsx';
import * as css from './tabs.css.ts';
import { useChosenTab } from './use-chosen-tab.ts';
import { useHash } from './use-hash.ts';
import { useOverflow } from './use-overflow.ts';

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** Name of the list of tabs. */
  label: string;
  /** The tabs with their panels, in their order. */
  items: readonly TabItem[];
  /** Id of the chosen tab; given, the owner decides, for a disabled one too. */
  value?: string | undefined;
  /** Id of the open tab at first. @default the first that is not disabled; where all are, none is chosen and no panel shown */
  defaultValue?: string | undefined;
  /** With the id of the tab that was opened. */
  onValueChange?: ((id: string) => void) | undefined;
  /** Whether arrows choose at once, or only move the focus. @default 'automatic' */
  activation?: 'automatic' | 'manual' | undefined;
  /** Renders a panel only once it has been chosen. By default all are in the document for crawlers. */
  lazy?: boolean | undefined;
  /** Binds the chosen tab to `#id` in the address: it can be linked to, and so can anything in its panel. */
  hash?: boolean | undefined;
  /** Names of the buttons that scroll a list which does not fit. Without them it scrolls by swipe and keys only. */
  scrollLabels?: { before: string; after: string } | undefined;
  /** A tab that has a `dismissLabel` was closed: take it out of `items`. Its neighbour is chosen and focused. */
  onDismiss?: ((id: string) => void) | undefined;
}

/** Panels of which one is shown. APG: tabs. For pages under one heading, use NavTabs. */
export function Tabs(props: TabsProps) {
  const { label, items, value, defaultValue, onValueChange, activation = 'automatic', lazy = false, ...others } = props;
  const { hash = false, scrollLabels, onDismiss, className, ref, ...rest } = others;
  const base = useId();
  const root = useRef<HTMLDivElement>(null);
  const setRoot = useMergedRef(root, ref);
  const list = useRef<HTMLDivElement>(null);
  const first = items.find((item) => !isDisabled(item))?.id;
  const [own, setOwn] = useState(defaultValue ?? first);
  // Of those that were there at first none may be left.
  const chosen = value ?? (items.some(({ id }) => id === own) ? own : first);
  const [visited, setVisited] = useState<readonly (string | undefined)[]>([chosen]);
  // Whose reason is shown: of the tab under the mouse, or with the focus. WCAG 1.4.13: Escape takes it away.
  const [looked, setLooked] = useState<TabItem['id'] | null>(null);
  const reasons = items.filter(hasReason);
  const forget = () => setLooked(null);
  useEscapeLayer(
    reasons.some(({ id }) => id === looked),
    () => {
      forget();
      return true;
    },
  );
  const overflow = useOverflow(list, scrollLabels !== undefined);
  useChosenTab(list, chosen);

  const choose = (item: TabItem | undefined) => {
    if (!item || isDisabled(item) || item.id === chosen) return;
    setOwn(item.id);
    if (!visited.includes(item.id)) setVisited([...visited, item.id]);
    if (hash) history.replaceState(history.state, '', `#${encodeURIComponent(item.id)}`);
    onValueChange?.(item.id);
  };
  useHash(hash, root, (id) => {
    // The address may name something in the panel: it stays as it is.
    if (id === chosen || items.some((item) => item.id === id && isDisabled(item))) return;
    setOwn(id);
    setVisited([...visited, id]);
    onValueChange?.(id);
  });

  const tabs = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const dismiss = (item: TabItem) => {
    const index = items.indexOf(item);
    const next = index + 1 < items.length ? index + 1 : index - 1;
    if (root.current?.contains(document.activeElement)) tabs()[next]?.focus();
    if (item.id === chosen) choose(items[next]);
    onDismiss?.(item.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = tabs();
    const current = all.indexOf(document.activeElement as HTMLElement);
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Record<string, number> = {
      [rtl ? 'ArrowRight' : 'ArrowLeft']: current - 1,
      [rtl ? 'ArrowLeft' : 'ArrowRight']: current + 1,
      Home: 0,
      End: all.length - 1,
    };
    const item = items[current];
    if (event.key === 'Delete' && item?.dismissLabel !== undefined) dismiss(item);
    const next = steps[event.key];
    if (next === undefined || current < 0) return;
    event.preventDefault();
    const index = (next + all.length) % all.length;
    all[index]?.focus();
    if (activation === 'automatic') choose(items[index]);
  };
  const chosenItem = items.find(({ id }) => id === chosen);
  // Where none is chosen the row can be entered all the same.
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
