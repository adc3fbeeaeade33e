import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import * as combobox from '../combobox/combobox.css.ts';
import { isComposing } from '../layers/escape-stack.ts';
import { hidden } from '../layers/hidden.css.ts';
import { rootOf } from '../layers/realm.ts';
import { SpinnerArc } from '../spinner/spinner-arc.tsx';
import * as css from './command-menu.css.ts';
import { CommandRow } from './command-row.tsx';
import { type Command, type CommandGroup, narrowGroups } from './commands.ts';

export interface CommandSearchOptions {
  /** Name of the dialog and its field: "Search pages and actions". */
  title: string;
  /** Placeholder of the empty field. */
  placeholder?: string | undefined;
  /** Commands and links that need no loading. Those that match the typed text are shown. */
  groups: readonly CommandGroup[];
  /** Shown first while nothing is typed: what was chosen last, by `onCommand`. Its ids may be those of `groups`. */
  recent?: CommandGroup | undefined;
  /** Called with the typed text on every change, to load `results`. Wait for a pause in typing before you do. */
  onSearch?: ((text: string) => void) | undefined;
  /** Loaded for the typed text, after the matching groups. Shown as they are. */
  results?: readonly CommandGroup[] | undefined;
  /** Message while results are loading: "Searching". @default none */
  loadingLabel?: string | undefined;
  /** Message when results couldn't be loaded: "Couldn’t search your servers". @default none */
  searchError?: string | undefined;
  /** With `searchError`, an option that calls `onSearch` again with the typed text: "Try again". */
  retryLabel?: string | undefined;
  /** Returns what is shown if nothing matches: "Nothing found for “dns”". */
  emptyLabel: (text: string) => string;
  /** Returns the number of matches, announced while typing: "12 results". */
  countLabel: (count: number) => string;
}

interface CommandSearchProps extends CommandSearchOptions {
  input: RefObject<HTMLInputElement | null>;
  onCommand: (command: Command) => void;
  /** Beside the field. */
  children: ReactNode;
}

/** The field and its list, which always shows. Mounted while the menu is open, so that it begins without a text. */
export function CommandSearch(props: CommandSearchProps) {
  const { input, title, placeholder, groups, recent, onSearch, results = [], loadingLabel, ...others } = props;
  const { searchError, retryLabel, emptyLabel, countLabel, onCommand, children } = others;
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const typed = text.trim() !== '';

  const failed = typed && searchError !== undefined && loadingLabel === undefined;
  const again: Command | undefined =
    failed && onSearch && retryLabel !== undefined ? { id: `${id}-again`, label: retryLabel } : undefined;
  const shown = typed ? [...narrowGroups(groups, text), ...results] : recent ? [recent, ...groups] : groups;
  const commands = [...shown.flatMap((group) => group.commands), ...(again ? [again] : [])];
  // Results may have become fewer.
  const at = Math.min(active, commands.length - 1);
  const current = commands[at];
  const optionId = (index: number) => `${id}-option-${index}`;

  useEffect(() => {
    rootOf(input.current).getElementById(`${id}-option-${at}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, at, input]);

  const choose = (command: Command) => {
    if (command !== again) onCommand(command);
    else onSearch?.(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const by = event.key === 'ArrowDown' ? 1 : -1;
      if (commands.length > 0) setActive((at + by + commands.length) % commands.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // A click, so that a router follows links, and keys held down open tabs as everywhere.
      const { ctrlKey, metaKey, shiftKey } = event;
      const row = rootOf(input.current).getElementById(optionId(at));
      row?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
    }
  };

  const nothing = commands.length === 0 && loadingLabel === undefined && !failed;
  const message = failed ? searchError : nothing ? emptyLabel(text.trim()) : undefined;
  const spoken = typed ? (loadingLabel ?? message ?? countLabel(commands.length)) : '';
  let index = -1;
  const draw = (command: Command) => {
    index += 1;
    const place = index;
    return (
      <CommandRow
        key={command.id}
        id={optionId(place)}
        command={command}
        active={place === at}
        onChoose={() => choose(command)}
        onPoint={() => setActive(place)}
      />
    );
  };
  const drawGroup = ({ label, commands: own }: CommandGroup) => (
    <div key={label} role="group" aria-label={label} data-part="group">
      <div aria-hidden="true" className={combobox.heading}>
        <span>{label}</span>
      </div>
      {own.map(draw)}
    </div>
  );
  return (
    <>
      <div data-part="field" className={css.field}>
        <Search size={20} aria-hidden="true" />
        <input
          ref={input}
          type="text"
          role="combobox"
          data-part="input"
          aria-label={title}
          placeholder={placeholder}
          aria-autocomplete="list"
          aria-expanded={commands.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={current ? optionId(at) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setActive(0);
            onSearch?.(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
          className={css.input}
        />
        {children}
      </div>
      <div className={css.scroller}>
        <div id={`${id}-list`} role="listbox" aria-label={title} data-part="list" className={css.list}>
          {shown.map(drawGroup)}
          {message === undefined ? null : (
            // Announced by the live region.
            <div data-part="message" aria-hidden="true" className={combobox.message}>
              <span>{message}</span>
            </div>
          )}
          {again ? draw(again) : null}
          {loadingLabel === undefined ? null : (
            <div data-part="message" aria-hidden="true" className={combobox.message}>
              <SpinnerArc />
              <span>{loadingLabel}</span>
            </div>
          )}
        </div>
      </div>
      {/* Always rendered, because a live region added together with its text is often not announced. */}
      <span role="status" className={hidden}>
        {spoken}
      </span>
    </>
  );
}
