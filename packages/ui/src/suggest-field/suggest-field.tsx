'use client';

import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { activeAround, rootOf } from '../layers/realm.ts';
import { useEarlyInput } from '../field/use-early-input.ts';
import { isComposing } from '../layers/escape-stack.ts';
import { useEscapeLayer } from '../layers/use-escape-layer.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import { useOutside } from '../popup/use-outside.ts';
import { usePlacement } from '../popup/use-placement.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import * as css from './suggest-field.css.ts';
import { type Suggestion, SuggestionList } from './suggestion-list.tsx';

export type { Suggestion } from './suggestion-list.tsx';

export interface SuggestFieldProps extends Omit<TextFieldProps, 'type' | 'role' | 'leading' | 'component'> {
  /** Pages that match the typed text, best first. Update them as the user types. */
  suggestions: readonly Suggestion[];
  /** Called with the text on every change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Name of the list: "Suggested articles". */
  listLabel: string;
  /** Returns the announced number of suggestions: "3 suggestions". */
  countLabel: (count: number) => string;
}

const NONE = -1;

/**
 * A search field that suggests pages while typing (APG: editable combobox with a listbox popup). Suggestions are links.
 * In a GET form, Enter without a chosen suggestion submits the search, also without JavaScript.
 */
export function SuggestField(props: SuggestFieldProps) {
  const { suggestions, onValueChange, listLabel, countLabel, ref, ...rest } = props;
  const listId = useId();
  const root = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const setInput = useMergedRef(input, ref);
  const anchor = useRef<HTMLElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(NONE);
  const open = wanted && suggestions.length > 0;
  const current = open ? suggestions[active] : undefined;

  const close = () => {
    setWanted(false);
    setActive(NONE);
  };
  useEscapeLayer(
    open,
    () => {
      close();
      return true;
    },
    () => input.current,
  );
  useOutside(wanted, root, close);
  useLayoutEffect(() => {
    root.current = input.current?.closest<HTMLElement>('[data-component="suggest-field"]') ?? null;
    anchor.current = input.current?.closest<HTMLElement>('[data-part="box"]') ?? null;
    if (open && popup.current && anchor.current) popup.current.style.inlineSize = `${anchor.current.offsetWidth}px`;
  }, [open]);
  usePlacement(open, anchor, popup, 'bottom', 'start', 4);

  useEarlyInput(() => {
    const typed = input.current?.value ?? '';
    if (typed === String(rest.value ?? rest.defaultValue ?? '')) return false;
    setWanted(activeAround(input.current) === input.current);
    onValueChange?.(typed);
    return true;
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    if (isComposing(event.nativeEvent)) return;
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && suggestions.length > 0) {
      event.preventDefault();
      const by = event.key === 'ArrowDown' ? 1 : -1;
      const from = open && active !== NONE ? active : by > 0 ? -1 : suggestions.length;
      setWanted(true);
      setActive((from + by + suggestions.length) % suggestions.length);
    } else if (event.key === 'Enter') {
      if (current) {
        event.preventDefault();
        rootOf(input.current).getElementById(`${listId}-${active}`)?.click();
      }
      close();
    } else if (event.key === 'Tab') close();
  };
  return (
    <TextField
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="search"
      {...rest}
      component="suggest-field"
      ref={setInput}
      type="text"
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={open}
      aria-controls={open ? listId : undefined}
      aria-activedescendant={current ? `${listId}-${active}` : undefined}
      onKeyDown={onKeyDown}
      onChange={(event) => {
        rest.onChange?.(event);
        setWanted(true);
        setActive(NONE);
        onValueChange?.(event.currentTarget.value);
      }}
      leading={<Search size={18} aria-hidden="true" />}
      below={
        <>
          {open ? (
            <SuggestionList {...{ popup, suggestions, active }} id={listId} label={listLabel} onChoose={close} />
          ) : null}
          {/* Always rendered, because a live region added together with its text is often not announced. */}
          <span role="status" className={css.spoken}>
            {open ? countLabel(suggestions.length) : null}
          </span>
          {rest.below}
        </>
      }
    />
  );
}
