'use client';

import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useAppleKeys } from '../layers/apple-keys.ts';
import { LineIcon } from '../layers/line-icon.tsx';
import { activeAround } from '../layers/realm.ts';
import { indexByKey } from '../layers/row-keys.ts';
import { actions, ORDER, type TextEditorAction } from './actions.ts';
import * as css from './text-editor.css.ts';

interface EditorToolbarProps {
  label: string;
  /** Id of the field. */
  controls: string;
  /** Names of the buttons. */
  names: Partial<Record<TextEditorAction, string>>;
  shortcutLabel: (name: string, key: string, isApple: boolean) => string;
  disabled: boolean;
  hidden: boolean;
  onAction: (action: TextEditorAction) => void;
}

/** Buttons that change the text (APG: toolbar). One tab stop; arrow keys move between them. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { label, controls, names, shortcutLabel, disabled, hidden, onAction } = props;
  const root = useRef<HTMLDivElement>(null);
  const isApple = useAppleKeys();
  const [stop, setStop] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])];
    const current = buttons.findIndex((button) => button === activeAround(root.current));
    const next = indexByKey(event, current, buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  const shown = ORDER.flatMap((action) => {
    const name = names[action];
    return name === undefined ? [] : { action, name, ...actions[action] };
  });
  return (
    <div
      ref={root}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      hidden={hidden}
      data-part="toolbar"
      className={css.toolbar}
      onKeyDown={onKeyDown}
    >
      {shown.map(({ action, name, key, path }, index) => (
        <IconButton
          key={action}
          size="small"
          label={name}
          title={key === undefined ? undefined : shortcutLabel(name, key, isApple)}
          aria-keyshortcuts={key === undefined ? undefined : `${isApple ? 'Meta' : 'Control'}+${key}`}
          icon={<LineIcon path={path} size={18} strokeWidth={1.75} />}
          disabled={disabled}
          tabIndex={index === Math.min(stop, shown.length - 1) ? 0 : -1}
          onFocus={() => setStop(index)}
          // Keeps the focus and the on-screen keyboard in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onAction(action)}
        />
      ))}
    </div>
  );
}
