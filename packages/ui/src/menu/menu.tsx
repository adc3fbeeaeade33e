'use client';
import { useEffect, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import type { Align, Side } from '../popup/place.ts';
import * as popupCss from '../popup/popup.css.ts';
import type { RenderTrigger } from '../popup/trigger.ts';
import { usePlacement } from '../popup/use-placement.ts';
import { usePopup, type OpenOptions } from '../popup/use-popup.ts';
import { createTypeahead, type MenuGroup, type MenuItem } from './items.ts';
import { MenuEntry } from './menu-entry.tsx';
import * as css from './menu.css.ts';

export interface MenuProps extends OpenOptions, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  trigger: RenderTrigger;
  groups: readonly MenuGroup[];
  side?: Side | undefined;
  align?: Align | undefined;
}

/** A list of commands under a button. APG: menu button. For navigation with links alone, HoverMenu suits better. */
export function Menu(props: MenuProps) {
  const { trigger, groups, side = 'bottom', align = 'start', open, onOpenChange, className, ref, ...rest } = props;
  const state = usePopup({ open, onOpenChange });
  const { popup, root, triggerProps } = state;
  const setRoot = useMergedRef(root, ref);
  const startAt = useRef<'first' | 'last'>('first');
  const [search] = useState(createTypeahead);
  usePlacement(state.open, state.trigger, popup, side, align, 4);

  const entries = () => [...(popup.current?.querySelectorAll<HTMLElement>('[data-part="item"]') ?? [])];
  useEffect(() => {
    if (!state.open) return;
    const all = popup.current?.querySelectorAll<HTMLElement>('[data-part="item"]');
    all?.[startAt.current === 'first' ? 0 : all.length - 1]?.focus({ preventScroll: true });
    startAt.current = 'first';
  }, [state.open, popup]);

  const choose = (item: MenuItem) => {
    state.closeToTrigger();
    item.onSelect?.();
  };
  const openAt = (end: 'first' | 'last') => {
    startAt.current = end;
    state.setOpen(true);
  };
  const onTriggerKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = entries();
    const current = all.indexOf(document.activeElement as HTMLElement);
    const go = (index: number) => {
      event.preventDefault();
      all[(index + all.length) % all.length]?.focus();
    };
    if (event.key === 'ArrowDown') go(current + 1);
    else if (event.key === 'ArrowUp') go(current <= 0 ? -1 : current - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(-1);
    else if (event.key === 'Tab') state.closeToTrigger();
    else if (event.key === ' ' && document.activeElement instanceof HTMLAnchorElement) {
      event.preventDefault();
      document.activeElement.click();
    } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const found = search(
        event.key,
        all.map((entry) => entry.dataset['label'] ?? ''),
        current,
        event.timeStamp,
      );
      if (found >= 0) go(found);
    }
  };
  return (
    <div {...rest} ref={setRoot} className={classNames(popupCss.root, className)} data-component="menu">
      {trigger({
        ...triggerProps,
        'aria-haspopup': 'menu',
        onClick: () => (state.open ? state.setOpen(false) : openAt('first')),
        onKeyDown: onTriggerKeyDown,
      })}
      {state.open ? (
        <div
          ref={popup}
          id={state.popupId}
          popover="manual"
          role="menu"
          aria-labelledby={triggerProps.id}
          tabIndex={-1}
          className={classNames(popupCss.surface, css.menu)}
          data-part="popup"
          onKeyDown={onKeyDown}
        >
          {groups.map((group) => (
            <div key={group.id} role="group" aria-label={group.label} className={css.group}>
              {group.label ? (
                <div aria-hidden="true" className={css.heading}>
                  {group.label}
                </div>
              ) : null}
              {group.items.map((item) => (
                <MenuEntry key={item.id} item={item} onChoose={choose} />
              ))}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
