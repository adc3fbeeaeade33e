'use client';

import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { activeAround, isHTMLElement, isNowhere, rootOf } from '../layers/realm.ts';
import {
  cellAt,
  cellOf,
  leaveOneStop,
  moveStop,
  type Place,
  placeAfter,
  placeOf,
  targetOf,
  widgetsOf,
} from './cells.ts';

export interface TableGridProps {
  ref: RefObject<HTMLDivElement | null>;
  grid: true;
  /** A grid has two directions, but a column of cards only one. */
  cards: false;
  /** Not the frame, because its cells are focusable. */
  tabIndex: undefined;
  onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
  onFocus: (event: FocusEvent<HTMLDivElement>) => void;
  onBlur: (event: FocusEvent<HTMLDivElement>) => void;
}

/**
 * Returns props that make a `Table` a single tab stop with arrow key navigation between cells. For tables that people
 * work in, not for tables that are only read.
 */
export function useTableGrid(): TableGridProps {
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<Place>({ row: 0, column: 0 });

  const held = useRef(false);

  // After every render, because rows and their content may have changed and one must be the tab stop. If the focused
  // one was removed, its neighbour gets focus.
  useEffect(() => {
    const cell = frame.current && cellAt(frame.current, place.current);
    if (!cell || !frame.current || frame.current.contains(activeAround(frame.current))) return;
    leaveOneStop(frame.current, targetOf(cell));
    if (held.current && isNowhere(rootOf(frame.current))) targetOf(cell).focus();
  });

  const onFocus = ({ target }: FocusEvent<HTMLDivElement>): void => {
    const cell = cellOf(target);
    if (!cell || !frame.current || !isHTMLElement(target)) return;
    held.current = true;
    place.current = placeOf(cell);
    const wanted = target === cell ? targetOf(cell) : target;
    if (wanted === target) moveStop(frame.current, target);
    // A press next to the only button of a cell.
    else wanted.focus();
  };
  // Not fired when the focused element is removed.
  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLDivElement>): void => {
    held.current = frame.current?.contains(relatedTarget) === true;
    if (!held.current && frame.current && isHTMLElement(target)) leaveOneStop(frame.current, target);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const { target, key } = event;
    const cell = cellOf(target);
    if (!cell || !frame.current || event.defaultPrevented || event.altKey || event.metaKey) return;
    // Elements added to cells meanwhile must not be tab stops either.
    if (key === 'Tab' && isHTMLElement(target)) leaveOneStop(frame.current, target);
    const go = (to: HTMLElement | undefined): void => {
      if (!to) return;
      event.preventDefault();
      to.focus();
      // Firefox doesn't scroll it out from under a sticky header or first column.
      cellOf(to)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    };
    if (target !== targetOf(cell)) {
      // Inside a cell, keys belong to its elements, except one to return.
      if (key === 'Escape' && target !== cell) go(cell);
      return;
    }
    if (target === cell && (key === 'Enter' || key === 'F2')) {
      go(widgetsOf(cell)[0]);
      return;
    }
    const forward = getComputedStyle(frame.current).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const next = placeAfter(key, event.ctrlKey, placeOf(cell), forward);
    const to = next && cellAt(frame.current, next);
    if (to) go(targetOf(to));
  };
  return { ref: frame, grid: true, cards: false, tabIndex: undefined, onKeyDown, onFocus, onBlur };
}
