import type { ReactNode } from 'react';

export interface MenuItem {
  /** Unique in the menu. */
  id: string;
  label: string;
  icon?: ReactNode;
  /** After the label: a shortcut or a value. */
  aside?: ReactNode;
  /** Makes it a link. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** Makes it disabled, and says why: it can still be reached. */
  disabledReason?: string | undefined;
  tone?: 'neutral' | 'danger' | undefined;
  /** Makes it a checkbox item; with `radio`, one of several. */
  checked?: boolean | undefined;
  radio?: boolean | undefined;
  /** Makes it the way into a submenu. */
  items?: readonly MenuItem[] | undefined;
}

export interface MenuGroup {
  id: string;
  /** Heading of the group. */
  label?: string | undefined;
  items: readonly MenuItem[];
}

/** Key presses closer than this, in milliseconds, are one word to search for. */
const WORD_PAUSE = 500;

/** Finds items by the first letters of what is typed, from the current one on; the same letter again goes on. */
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
