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
  /** Id of the field, a prefix for the value of the row that isn't an option. */
  id: string;
  options: ComboboxOptions;
  value: string | undefined;
  defaultValue: string;
  onValueChange: ((value: string) => void) | undefined;
  /** `undefined` if the caller filters the options. */
  filter: ComboboxFilter | undefined;
  clearable: boolean;
  /** Whether remote options are loading. */
  loading: boolean;
  createLabel: ((text: string) => string) | undefined;
  /** Takes the place of the options that could not be loaded: choosing it loads them again. */
  again: { option: ComboboxOption; load: (text: string) => void } | undefined;
}

const NOT_FOUND = -1;

/** State of a combobox: the selection, the typed text, the visible options and the active one. */
export function useCombobox(choice: Choice) {
  const { options, value, defaultValue, onValueChange, filter, clearable, loading, again } = choice;
  const { id, createLabel } = choice;
  const [own, setOwn] = useState(defaultValue);
  const current = value ?? own;
  const all = flatten(options);
  // With remote options, the selected one may no longer be among them.
  const [last, setLast] = useState<ComboboxOption>();
  const created: ComboboxOption | undefined =
    createLabel && current !== '' ? { value: current, label: current } : undefined;
  const listed = all.find((option) => option.value === current);
  if (listed && (listed.value !== last?.value || listed.label !== last.label)) setLast(listed);
  const chosen = listed ?? (last?.value === current ? last : undefined) ?? created;

  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  /** The typed text; `undefined` while the field shows the selection. */
  const [draft, setDraft] = useState<string>();
  const [pointed, setActive] = useState(NOT_FOUND);
  /** Whether the options still belong to an earlier text. */
  const waits = loading && draft !== undefined;
  const active = waits ? NOT_FOUND : pointed;

  const foundFor = (text: string): ComboboxOptions =>
    text === '' || filter === undefined ? options : narrow(options, filter, text);
  /** Returns the row that makes the typed text the value, unless it's an option. */
  const creationFor = (text: string, found: ComboboxOptions): ComboboxOption[] => {
    const same = [...flatten(found), ...(chosen ? [chosen] : [])].some(({ label }) => plain(label) === plain(text));
    return !createLabel || text === '' || same ? [] : [{ value: `${id}-create`, label: createLabel(text) }];
  };
  const text = draft?.trim() ?? '';
  const found = foundFor(text);
  const creation = again ? [] : creationFor(text, found);
  const shown = again ? [again.option] : [...found, ...(waits ? [] : creation)];
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
    const meant = option === creation[0] ? { value: text, label: text } : option;
    setLast(meant);
    set(meant.value);
    close();
  };
  const show = (at: number = list.findIndex((option) => option.value === current)) => {
    setOpen(true);
    setActive(at);
  };
  const type = (typed: string) => {
    setDraft(typed);
    setOpen(true);
    const next = typed.trim();
    const options = foundFor(next);
    const rows = [...flatten(options), ...creationFor(next, options)];
    setActive(next === '' ? NOT_FOUND : rows.findIndex((option) => !isOff(option)));
  };
  /**
   * On blur: selects an exact match or what can be created, clears the value if the field is empty, and discards
   * anything else.
   */
  const settle = () => {
    const typed = draft === undefined ? undefined : plain(draft);
    if (typed === '' && clearable) set('');
    const same = typed && !again && list.find((option) => plain(option.label) === typed);
    choose(same || creation[0]);
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
  return {
    ...read,
    matches: flatten(found).length,
    creates: creation.length > 0,
    setActive,
    close,
    set,
    choose,
    show,
    type,
    settle,
  };
}

export type ComboboxState = ReturnType<typeof useCombobox>;
