'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useAppleKeys } from '../layers/apple-keys.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './key-hint.css.ts';

/** Keys to press together. */
export interface KeyShortcut {
  /** The keys as they're labelled: `['Ctrl', 'K']` or `['⌘', 'K']`. */
  keys: readonly string[];
  /** The keys as they're read: "Control K". Symbols such as ⌘ are read differently or not at all. */
  label: string;
}

export interface KeyHintProps extends Omit<ComponentPropsWithRef<'kbd'>, 'children'>, KeyShortcut {
  /** The keys on Apple’s keyboards, if they differ. Shown after hydration, because the server doesn't know. */
  apple?: KeyShortcut | undefined;
}

/** Keys to press, beside the command that they stand for. */
export function KeyHint({ keys, label, apple, className, ...rest }: KeyHintProps) {
  const shown = useAppleKeys() && apple ? apple : { keys, label };
  return (
    <kbd data-component="key-hint" {...rest} className={classNames(css.root, className)}>
      {shown.keys.map((key) => (
        <kbd key={key} aria-hidden="true" data-part="key" className={css.key}>
          {key}
        </kbd>
      ))}
      <VisuallyHidden>{shown.label}</VisuallyHidden>
    </kbd>
  );
}
