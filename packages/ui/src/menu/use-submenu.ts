import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { isElement } from '../layers/realm.ts';
import { isOnItsWay } from './safe-way.ts';

/** Milliseconds of hovering before a submenu opens, and for the mouse to reach an open one. */
const REST = 100;
const REACH = 300;

/** State of the open submenu and its mouse handlers. `list` is the menu that contains the items. */
export function useSubmenu(list: RefObject<HTMLElement | null>) {
  const [openId, setOpenId] = useState<string | null>(null);
  const anchor = useRef<HTMLElement>(null);
  const last = useRef({ x: 0, y: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = () => clearTimeout(timer.current);
  useEffect(() => stay, []);

  const open = (entry: HTMLElement) => {
    stay();
    anchor.current = entry;
    setOpenId(entry.dataset['id'] ?? null);
  };
  const close = () => {
    stay();
    setOpenId(null);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !isElement(event.target)) return;
    const entry = event.target.closest<HTMLElement>('[data-part="item"]');
    const point = { x: event.clientX, y: event.clientY };
    const onAnchor = entry !== null && entry === anchor.current && openId !== null;
    const submenu = list.current?.nextElementSibling?.getBoundingClientRect();
    const onItsWay = openId !== null && submenu && isOnItsWay(last.current, point, submenu);
    if (!onItsWay || onAnchor) last.current = point;
    stay();
    if (onAnchor) return;
    const next = entry?.matches('[aria-haspopup="menu"]:not([aria-disabled="true"])') ? entry : null;
    timer.current = setTimeout(() => (next ? open(next) : close()), onItsWay ? REACH : REST);
  };
  return { openId, anchor, open, close, stay, onPointerMove };
}
