'use client';

import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
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
  /** A grid has two directions; a column of cards has one. */
  cards: false;
  /** Not the frame, its cells take the focus. */
  tabIndex: undefined;
  onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
  onFocus: (event: FocusEvent<HTMLDivElement>) => void;
  onBlur: (event: FocusEvent<HTMLDivElement>) => void;
}

/**
 * Props for a `Table` through whose cells the arrow keys go: one stop for Tab, however many buttons the rows hold.
 * For tables that are worked in; one that is read needs no keys of its own.
 */
export function useTableGrid(): TableGridProps {
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<Place>({ row: 0, column: 0 });

  const held = useRef(false);

  // After every drawing: rows and what they hold may be others, and one of them has to be there for Tab. Where the one
  // that had the focus has gone, its neighbour takes it.
  useEffect(() => {
    const cell = frame.current && cellAt(frame.current, place.current);
    if (!cell || !frame.current || frame.current.contains(document.activeElement)) return;
    leaveOneStop(frame.current, targetOf(cell));
    if (held.current && document.activeElement === document.body) targetOf(cell).focus();
  });

  const onFocus = ({ target }: FocusEvent<HTMLDivElement>): void => {
    const cell = cellOf(target);
    if (!cell || !frame.current || !(target instanceof HTMLElement)) return;
    held.current = true;
    place.current = placeOf(cell);
    const wanted = target === cell ? targetOf(cell) : target;
    if (wanted === target) moveStop(frame.current, target);
    // A press beside the one button of a cell.
    else wanted.focus();
  };
  // Not told of what is taken away with the focus in it.
  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLDivElement>): void => {
    held.current = frame.current?.contains(relatedTarget) === true;
    if (!held.current && frame.current && target instanceof HTMLElement) leaveOneStop(frame.current, target);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const { target, key } = event;
    const cell = cellOf(target);
    if (!cell || !frame.current || event.defaultPrevented || event.altKey || event.metaKey) return;
    // What the cells hold may have come since: it is no stop either.
    if (key === 'Tab' && target instanceof HTMLElement) leaveOneStop(frame.current, target);
    const go = (to: HTMLElement | undefined): void => {
      if (!to) return;
      event.preventDefault();
      to.focus();
      // Firefox leaves it where it is when it lies under a head or a first column that stay.
      cellOf(to)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    };
    if (target !== targetOf(cell)) {
      // Inside a cell keys are those of what it holds; one leads back.
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
