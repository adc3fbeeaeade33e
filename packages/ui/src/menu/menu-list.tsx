import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { activeAround, isHTMLElement } from '../layers/realm.ts';
import { useEscapeLayer } from '../layers/use-escape-layer.ts';
import type { Align, Side } from '../popup/place.ts';
import * as popupCss from '../popup/popup.css.ts';
import { usePlacement } from '../popup/use-placement.ts';
import { createTypeahead, type MenuGroup, type MenuItem } from './items.ts';
import { MenuEntry } from './menu-entry.tsx';
import * as css from './menu.css.ts';
import { useSubmenu } from './use-submenu.ts';

interface MenuListProps {
  id: string;
  labelledBy: string | undefined;
  groups: readonly MenuGroup[];
  anchor: RefObject<HTMLElement | null>;
  side: Side;
  align: Align;
  /** The item to focus initially; null doesn't move focus, as when opened by mouse. */
  startAt: 'first' | 'last' | null;
  /** @param keepOpen whether a checkbox item was toggled with Space */
  onChoose: (item: MenuItem, keepOpen: boolean) => void;
  onTab: () => void;
  /** Closes a submenu and returns to its parent item. */
  onBack?: (() => void) | undefined;
  onPointerEnter?: (() => void) | undefined;
}

const entriesOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-part="item"]') ?? [])];

/** One open level of a menu. Its submenu follows it in the document. */
export function MenuList(props: MenuListProps) {
  const { id, labelledBy, groups, anchor, side, align, startAt, onChoose, onTab, onBack, onPointerEnter } = props;
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const submenu = useSubmenu(list);
  const [subStart, setSubStart] = useState<'first' | null>(null);
  const [search] = useState(createTypeahead);
  const bySpace = useRef(false);
  usePlacement(true, anchor, list, side, align, 4);
  useEscapeLayer(
    onBack !== undefined,
    () => {
      onBack?.();
      return true;
    },
    () => list.current,
  );

  useEffect(() => {
    if (startAt)
      entriesOf(list.current)
        .at(startAt === 'first' ? 0 : -1)
        ?.focus({ preventScroll: true });
  }, [startAt]);

  const openSubmenu = (entry: HTMLElement) => {
    setSubStart('first');
    submenu.open(entry);
  };
  const choose = (item: MenuItem, entry: HTMLElement) => {
    const keepOpen = bySpace.current && item.checked !== undefined;
    bySpace.current = false;
    if (item.items) openSubmenu(entry);
    else onChoose(item, keepOpen);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = entriesOf(list.current);
    const entry = activeAround(list.current);
    const current = all.indexOf(entry as HTMLElement);
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const [forth, back] = rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const { key } = event;
    const go = (index: number) => {
      event.preventDefault();
      submenu.close();
      all[(index + all.length) % all.length]?.focus();
    };
    bySpace.current = key === ' ';
    if (key === 'ArrowDown') go(current + 1);
    else if (key === 'ArrowUp') go(current <= 0 ? -1 : current - 1);
    else if (key === 'Home') go(0);
    else if (key === 'End') go(-1);
    else if (key === 'Tab') onTab();
    else if (key === forth && isHTMLElement(entry) && entry.getAttribute('aria-haspopup') === 'menu') {
      event.preventDefault();
      entry.click();
    } else if (key === back && onBack) {
      event.preventDefault();
      onBack();
    } else if (key === ' ' && isHTMLElement(entry) && entry.matches('a')) {
      event.preventDefault();
      entry.click();
    } else if (key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const labels = all.map(({ dataset }) => dataset['label'] ?? '');
      const found = search(key, labels, current, event.timeStamp);
      if (found >= 0) go(found);
    }
  };

  const open = groups.flatMap(({ items }) => items).find((item) => item.id === submenu.openId);
  const entryId = (item: MenuItem) => `${base}-${item.id}`;
  return (
    <>
      <div
        ref={list}
        id={id}
        popover="manual"
        role="menu"
        aria-labelledby={labelledBy}
        tabIndex={-1}
        className={classNames(popupCss.surface, css.menu)}
        data-part="popup"
        onKeyDown={onKeyDown}
        onPointerEnter={onPointerEnter}
        onPointerMove={(event) => {
          setSubStart(null);
          submenu.onPointerMove(event);
        }}
      >
        {groups.map((group) => (
          <div key={group.id} role="group" aria-label={group.label} className={css.group}>
            {group.label ? (
              <div aria-hidden="true" className={css.heading}>
                <span>{group.label}</span>
              </div>
            ) : null}
            {group.items.map((item) => (
              <MenuEntry
                key={item.id}
                id={entryId(item)}
                item={item}
                submenuId={item === open ? `${entryId(item)}-menu` : undefined}
                onChoose={choose}
              />
            ))}
          </div>
        ))}
      </div>
      {open?.items ? (
        <MenuList
          key={open.id}
          id={`${entryId(open)}-menu`}
          labelledBy={entryId(open)}
          groups={[{ id: open.id, items: open.items }]}
          anchor={submenu.anchor}
          side="end"
          align="start"
          startAt={subStart}
          onChoose={onChoose}
          onTab={onTab}
          onPointerEnter={submenu.stay}
          onBack={() => {
            submenu.anchor.current?.focus();
            submenu.close();
          }}
        />
      ) : null}
    </>
  );
}
