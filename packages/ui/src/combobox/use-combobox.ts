import { useRef, useState } from 'react';
import { useEscapeLayer } from '../layers/use-escape-layer.ts';
import { useOutside } from '../popup/use-outside.ts';
import {
  type ComboboxFilter,
  type ComboboxOption,
  type ComboboxOptions,
  flatten,
  isOff,
  narrow,
  plain,
} from './options.ts';

interface Choice {
  options: ComboboxOptions;
  value: string | undefined;
  defaultValue: string;
  onValueChange: ((value: string) => void) | undefined;
  /** `undefined` if the caller filters the options. */
  filter: ComboboxFilter | undefined;
  clearable: boolean;
  /** Whether remote options are loading. */
  loading: boolean;
  /** Takes the place of the options that could not be loaded: choosing it loads them again. */
  again: { option: ComboboxOption; load: (text: string) => void } | undefined;
}

const NOT_FOUND = -1;

/** State of a combobox: the selection, the typed text, the visible options and the active one. */
export function useCombobox(choice: Choice) {
  const { options, value, defaultValue, onValueChange, filter, clearable, loading, again } = choice;
  const [own, setOwn] = useState(defaultValue);
  const current = value ?? own;
  const all = flatten(options);
  // With remote options, the selected one may no longer be among them.
  const [last, setLast] = useState<ComboboxOption>();
  const found = all.find((option) => option.value === current);
  if (found && (found.value !== last?.value || found.label !== last.label)) setLast(found);
  const chosen = found ?? (last?.value === current ? last : undefined);

  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  /** The typed text; `undefined` while the field shows the selection. */
  const [draft, setDraft] = useState<string>();
  const [pointed, setActive] = useState(NOT_FOUND);
  /** Whether the options still belong to an earlier text. */
  const waits = loading && draft !== undefined;
  const active = waits ? NOT_FOUND : pointed;

  const shownFor = (text: string | undefined): ComboboxOptions =>
    text === undefined || text.trim() === '' || filter === undefined ? options : narrow(options, filter, text);
  const shown = again ? [again.option] : shownFor(draft);
  const list = flatten(shown);

  const close = () => {
    setOpen(false);
    setDraft(undefined);
    setActive(NOT_FOUND);
  };
  const set = (next: string) => {
    if (next === current) return;
    setOwn(next);
    onValueChange?.(next);
  };
  const choose = (option: ComboboxOption | undefined) => {
    if (option === undefined || isOff(option)) return;
    if (option === again?.option) {
      again.load(draft ?? '');
      return;
    }
    setLast(option);
    set(option.value);
    close();
  };
  const show = (at: number = list.findIndex((option) => option.value === current)) => {
    setOpen(true);
    setActive(at);
  };
  const type = (text: string) => {
    setDraft(text);
    setOpen(true);
    setActive(text.trim() === '' ? NOT_FOUND : flatten(shownFor(text)).findIndex((option) => !isOff(option)));
  };
  /** On blur: selects an exact match, clears the value if the field is empty, and discards anything else. */
  const settle = () => {
    const typed = draft === undefined ? undefined : plain(draft);
    if (typed === '' && clearable) set('');
    const meant = typed && !again && list.find((option) => plain(option.label) === typed);
    if (meant) choose(meant);
    close();
  };
  useEscapeLayer(
    open,
    () => {
      close();
      return true;
    },
    () => root.current,
  );
  useOutside(open || draft !== undefined, root, settle);

  const read = { root, current, chosen, open, draft, waits, active, shown, list };
  return { ...read, setActive, close, set, choose, show, type, settle };
}

export type ComboboxState = ReturnType<typeof useCombobox>;
