import type RFB from '@novnc/novnc';
import { Button } from '@hoster/ui/button';
import { IconButton } from '@hoster/ui/icon-button';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from '@hoster/ui/icons';
import { Inline } from '@hoster/ui/inline';
import { type FormEvent, type MouseEvent, type RefObject, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import * as css from './page.css.ts';
import { keysyms, typedKeys } from './typed-keys.ts';
import { words } from './words.ts';

/** Never empty, so that the keyboard of a phone has something to erase. */
const FILLER = '_'.repeat(20);
/** Characters that are typed before the field starts anew. */
const MOST = 200;

const keys = ['Escape', 'Tab'] as const;
const arrows = [
  ['Left', ArrowLeft],
  ['Up', ArrowUp],
  ['Down', ArrowDown],
  ['Right', ArrowRight],
] as const;

/** A press on a button leaves the focus where it is: otherwise the keyboard of a phone closes with every key. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

interface ConsoleKeysProps {
  /** The connection; null without one. */
  screen: RFB | null;
  /** First button: where the focus goes from the screen. */
  first: RefObject<HTMLButtonElement | null>;
}

/** Keys that a phone doesn’t have, or that the browser keeps for itself, and the keyboard of a phone. */
export function ConsoleKeys({ first, screen }: ConsoleKeysProps) {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLTextAreaElement>(null);
  const typed = useRef(FILLER);
  // Sent around the next key, so that the server is never left with a key held down.
  const [control, setControl] = useState(false);
  const isOff = screen === null || undefined;

  const send = (pressed: readonly number[]) => {
    if (screen === null || pressed.length === 0) return;
    if (control) screen.sendKey(keysyms.Control, 'ControlLeft', true);
    for (const key of pressed) screen.sendKey(key, null);
    if (control) screen.sendKey(keysyms.Control, 'ControlLeft', false);
    setControl(false);
  };
  const type = ({ currentTarget: { value } }: FormEvent<HTMLTextAreaElement>) => {
    send(typedKeys(typed.current, value));
    typed.current = value;
    if (value.length > FILLER.length / 2 && value.length < FILLER.length + MOST) return;
    typed.current = FILLER;
    if (field.current) field.current.value = FILLER;
  };
  return (
    <Inline role="group" aria-label={formatMessage(words.keys)} gap={8} rowGap={8} onMouseDown={keepFocus}>
      <Button ref={first} size="small" aria-disabled={isOff} onClick={() => screen?.sendCtrlAltDel()}>
        {formatMessage(words.restart)}
      </Button>
      {keys.map((key) => (
        <Button key={key} size="small" aria-disabled={isOff} onClick={() => send([keysyms[key]])}>
          {formatMessage(words[key])}
        </Button>
      ))}
      <Button
        size="small"
        aria-disabled={isOff}
        aria-pressed={control}
        variant={control ? 'action' : 'secondary'}
        onClick={() => setControl(!control)}
      >
        {formatMessage(words.control)}
      </Button>
      {arrows.map(([key, Icon]) => (
        <IconButton
          key={key}
          size="small"
          variant="secondary"
          label={formatMessage(words[key])}
          icon={<Icon size={16} />}
          aria-disabled={isOff}
          onClick={() => send([keysyms[key]])}
        />
      ))}
      <Button size="small" className={css.keyboard} aria-disabled={isOff} onClick={() => field.current?.focus()}>
        {formatMessage(words.keyboard)}
      </Button>
      <textarea
        ref={field}
        className={css.typed}
        aria-label={formatMessage(words.typed)}
        tabIndex={-1}
        defaultValue={FILLER}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onFocus={({ currentTarget }) => currentTarget.setSelectionRange(MOST * 2, MOST * 2)}
        onInput={type}
      />
    </Inline>
  );
}
