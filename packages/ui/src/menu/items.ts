import type { ReactNode } from 'react';

export interface MenuItem {
  /** Unique in the menu. */
  id: string;
  /** Label: a verb for commands, the name of the target for links. */
  label: string;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Text after the label, such as a shortcut or a value. */
  aside?: ReactNode;
  /** Makes the item a link. */
  href?: string | undefined;
  /** Called when the item is activated. */
  onSelect?: (() => void) | undefined;
  /** Whether the item is disabled. Prefer `disabledReason`, which also says why. */
  disabled?: boolean | undefined;
  /** Disables the item and explains why. It stays focusable. */
  disabledReason?: string | undefined;
  /** `danger` for destructive commands. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** Makes it a checkbox item or, with `radio`, a radio item. */
  checked?: boolean | undefined;
  /** Makes an item with `checked` one of several to choose from. */
  radio?: boolean | undefined;
  /** Items of a submenu. */
  items?: readonly MenuItem[] | undefined;
}

export interface MenuGroup {
  /** Unique id. */
  id: string;
  /** Heading of the group. */
  label?: string | undefined;
  /** The items in order. */
  items: readonly MenuItem[];
}

/** Maximum interval between key presses of one search text, in milliseconds. */
const WORD_PAUSE = 500;

/** Finds the next item that starts with the typed text. Repeating a letter moves to the next match. */
export function createTypeahead() {
  let word = '';
  let last = 0;
  return (key: string, labels: readonly string[], current: number, now: number): number => {
    word = now - last > WORD_PAUSE ? key : word + key;
    last = now;
    const same = word.split('').every((letter) => letter === word[0]);
    const wanted = (same ? key : word).toLocaleLowerCase();
    const from = same ? current + 1 : Math.max(current, 0);
    for (let i = 0; i < labels.length; i++) {
      const index = (from + i) % labels.length;
      if (labels[index]?.toLocaleLowerCase().startsWith(wanted)) return index;
    }
    return -1;
  };
}
