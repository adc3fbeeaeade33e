import type { KeyboardEvent } from 'react';
import { isComposing } from '../layers/escape-stack.ts';
import type { createTypeahead } from '../menu/items.ts';
import type { ComboboxState } from './use-combobox.ts';

type State = Pick<
  ComboboxState,
  'open' | 'active' | 'list' | 'current' | 'chosen' | 'waits' | 'show' | 'close' | 'choose' | 'settle'
>;

/** Number of options that Page Up and Page Down move by, about one screen of the list. */
const PAGE = 10;

/**
 * Handles the keys of APG's combobox with a listbox popup, except Escape, which the layer handles. If not editable,
 * letters move to options and Space selects.
 */
export function pressKey(
  event: KeyboardEvent,
  state: State,
  searchable: boolean,
  search: ReturnType<typeof createTypeahead>,
): void {
  const { open, active, list, current, chosen } = state;
  const move = (by: 1 | -1) => {
    const at = open ? active : list.findIndex((option) => option.value === current);
    const edge = by > 0 ? 0 : list.length - 1;
    state.show(at < 0 ? edge : open ? (at + by + list.length) % list.length : at);
  };
  if (isComposing(event.nativeEvent)) return;
  const { key, altKey } = event;
  const letter = key.length === 1 && !event.ctrlKey && !event.metaKey && !altKey;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    if (!altKey) move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'ArrowDown') state.show();
    else state.close();
  } else if (open && (key === 'PageDown' || key === 'PageUp')) {
    event.preventDefault();
    state.show(Math.max(0, Math.min(active + (key === 'PageDown' ? PAGE : -PAGE), list.length - 1)));
  } else if (key === 'Enter' && open) {
    event.preventDefault();
    if (list[active]) state.choose(list[active]);
    else if (!state.waits) state.settle();
  } else if (key === 'Tab') {
    state.settle();
  } else if (!searchable && key === ' ') {
    event.preventDefault();
    if (open) state.choose(list[active]);
    else state.show();
  } else if (!searchable && letter) {
    event.preventDefault();
    const labels = list.map((option) => option.label);
    const found = search(key, labels, open ? active : labels.indexOf(chosen?.label ?? ''), event.timeStamp);
    if (found >= 0) state.show(found);
  }
}
