import type { ReactNode } from 'react';
import { matches } from '../combobox/options.ts';
import type { KeyShortcut } from '../key-hint/key-hint.tsx';

export interface Command {
  /** Unique in the menu. */
  id: string;
  /** What it does or where it leads, also searched: "Order server". */
  label: string;
  /** Second line, also searched: "Frankfurt, 203.0.113.24". */
  note?: string | undefined;
  /** Additional search terms: "buy new VPS". */
  keywords?: string | undefined;
  /** Decorative icon. */
  icon?: ReactNode;
  /** Keys that do the same anywhere on the page. */
  shortcut?: KeyShortcut | undefined;
  /** Address that it leads to. A link, so that it can be opened in a new tab. */
  href?: string | undefined;
  /** What it does, called after `onClose`. */
  onChoose?: (() => void) | undefined;
}

export interface CommandGroup {
  /** Name of the group: "Servers". */
  label: string;
  /** Its commands, the most used first. */
  commands: readonly Command[];
}

/** Returns the groups with the commands that match a text, without empty groups. */
export const narrowGroups = (groups: readonly CommandGroup[], text: string): readonly CommandGroup[] =>
  groups.flatMap((group) => {
    const commands = group.commands.filter(({ id, label, note, keywords }) =>
      matches({ value: id, label, description: note, keywords }, text),
    );
    return commands.length === 0 ? [] : [{ ...group, commands }];
  });
