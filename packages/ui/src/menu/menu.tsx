'use client';
import { useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import type { Align, Side } from '../popup/place.ts';
import * as popupCss from '../popup/popup.css.ts';
import type { RenderTrigger } from '../popup/trigger.ts';
import { usePopup, type OpenOptions } from '../popup/use-popup.ts';
import type { MenuGroup, MenuItem } from './items.ts';
import { MenuList } from './menu-list.tsx';
import * as css from './menu.css.ts';

export interface MenuProps extends OpenOptions, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Renders the trigger. Spread the given props on it. */
  trigger: RenderTrigger;
  /** Items in groups with separators. */
  groups: readonly MenuGroup[];
  /** Preferred side on which it opens. @default 'bottom' */
  side?: Side | undefined;
  /** Edge of the menu that is aligned with the trigger. @default 'start' */
  align?: Align | undefined;
}

/** A list of commands that opens from a button (APG: menu button). For navigation, use HoverMenu. */
export function Menu(props: MenuProps) {
  const { trigger, groups, side = 'bottom', align = 'start', open, onOpenChange, className, ref, ...rest } = props;
  const state = usePopup({ open, onOpenChange });
  const { popup, root, triggerProps } = state;
  const setRoot = useMergedRef(root, ref);
  const [startAt, setStartAt] = useState<'first' | 'last'>('first');

  const choose = (item: MenuItem, keepOpen: boolean) => {
    if (!keepOpen) state.closeToTrigger();
    item.onSelect?.();
  };
  const openAt = (end: 'first' | 'last') => {
    setStartAt(end);
    state.setOpen(true);
  };
  const onTriggerKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt(event.key === 'ArrowDown' ? 'first' : 'last');
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
        <div ref={popup} className={css.levels}>
          <MenuList
            id={state.popupId}
            labelledBy={triggerProps.id}
            groups={groups}
            anchor={state.trigger}
            side={side}
            align={align}
            startAt={startAt}
            onChoose={choose}
            onTab={state.closeToTrigger}
          />
        </div>
      ) : null}
    </div>
  );
}
