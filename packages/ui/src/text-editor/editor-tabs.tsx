'use client';

import { type KeyboardEvent, useRef } from 'react';
import { activeAround } from '../layers/realm.ts';
import { indexByKey } from '../layers/row-keys.ts';
import * as css from './text-editor.css.ts';

const MODES = ['write', 'preview'] as const;
export type Mode = (typeof MODES)[number];

interface EditorTabsProps {
  /** Prefix of the ids. */
  id: string;
  label: string;
  names: Record<Mode, string>;
  mode: Mode;
  onMode: (mode: Mode) => void;
}

/** Switches between the text and its preview (APG: tabs). */
export function EditorTabs({ id, label, names, mode, onMode }: EditorTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const tabs = [...(list.current?.querySelectorAll('button') ?? [])];
    const current = tabs.findIndex((tab) => tab === activeAround(list.current));
    const next = indexByKey(event, current, tabs.length);
    const chosen = next === undefined ? undefined : MODES[next];
    if (next === undefined || chosen === undefined) return;
    event.preventDefault();
    tabs[next]?.focus();
    onMode(chosen);
  };
  return (
    <div ref={list} role="tablist" aria-label={label} data-part="tabs" className={css.tabs} onKeyDown={onKeyDown}>
      {MODES.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`${id}-${one}-tab`}
          aria-selected={one === mode}
          // The preview is rendered only while it's shown.
          aria-controls={one === mode || one === 'write' ? `${id}-${one}` : undefined}
          tabIndex={one === mode ? 0 : -1}
          className={css.tab}
          onClick={() => onMode(one)}
        >
          <bdi>{names[one]}</bdi>
        </button>
      ))}
    </div>
  );
}
