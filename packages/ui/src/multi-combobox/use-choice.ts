import { useRef, useState } from 'react';
import {
  type ComboboxFilter,
  type ComboboxOption,
  type ComboboxOptions,
  flatten,
  isOff,
  narrow,
  plain,
} from '../combobox/options.ts';
import { useEscapeLayer } from '../layers/use-escape-layer.ts';
import { useOutside } from '../popup/use-outside.ts';

interface Choice {
  /** Id of the field, a prefix for the values of rows that aren't options. */
  id: string;
  options: ComboboxOptions;
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  onValueChange: ((value: string[]) => void) | undefined;
  /** `undefined` if the caller filters the options. */
  filter: ComboboxFilter | undefined;
  max: number;
  limitLabel: string | undefined;
  onSearch: ((text: string) => void) | undefined;
  /** Whether remote options are loading. */
  loading: boolean;
  /** Label of the row that loads remote options again, after a failure. */
  retryLabel: string | undefined;
  createLabel: ((text: string) => string) | undefined;
  allLabel: ((count: number) => string) | undefined;
  addedLabel: (labels: readonly string[]) => string;
  removedLabel: (labels: readonly string[]) => string;
}

const labelsOf = (options: readonly ComboboxOption[]): string[] => options.map(({ label }) => label);

/** State of a multiple choice: the selected options, the typed text, the visible rows and the active one. */
export function useChoice(choice: Choice) {
  const { id, options, value, defaultValue, onValueChange, filter, max, limitLabel, onSearch, loading } = choice;
  const [own, setOwn] = useState(defaultValue);
  const current = value ?? own;
  const isSelected = (one: string): boolean => current.includes(one);
  const all = flatten(options);
  // Options that were added or found by an earlier search.
  const [known, setKnown] = useState<readonly ComboboxOption[]>([]);
  const chosen = current.map(
    (one): ComboboxOption =>
      all.find((option) => option.value === one) ??
      known.find((option) => option.value === one) ?? { value: one, label: one },
  );

  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState('');
  /** The active row; `first` while it's the first one that matches the typed text. */
  const [pointed, setPointed] = useState<{ value?: string | undefined; first?: boolean }>({});
  const [said, setSaid] = useState({ text: '', count: 0 });
  const say = (text: string): void => setSaid({ text, count: said.count + 1 });

  const text = draft.trim();
  /** Whether the options still belong to an earlier text. */
  const waits = loading && text !== '';
  const full = current.length >= max;
  const found = text === '' || filter === undefined ? options : narrow(options, filter, text);
  const matching = flatten(found);
  const left = matching.filter((option) => !isOff(option) && !isSelected(option.value));
  const row = (name: string, label: string | undefined): ComboboxOption[] =>
    label === undefined ? [] : [{ value: `${id}-${name}`, label }];
  const retry = row('retry', onSearch && choice.retryLabel);
  const everything = row(
    'all',
    left.length > 1 && left.length <= max - current.length ? choice.allLabel?.(left.length) : undefined,
  );
  const isNew = text !== '' && !full && ![...matching, ...chosen].some(({ label }) => plain(label) === plain(text));
  const creation = row('create', isNew ? choice.createLabel?.(text) : undefined);
  /** At the limit, only selected options can be chosen, to deselect them. */
  const limit = (option: ComboboxOption): ComboboxOption =>
    full && !isSelected(option.value) ? { ...option, disabled: true } : option;
  const limited: ComboboxOptions = full
    ? found.map((one) => ('options' in one ? { ...one, options: one.options.map(limit) } : limit(one)))
    : found;
  const shown = retry.length > 0 ? retry : waits ? found : [...everything, ...limited, ...creation];
  const list = flatten(shown);
  const isFirst = (option: ComboboxOption): boolean => !isOff(option) && option !== everything[0];
  const active = waits
    ? -1
    : list.findIndex((option) => (pointed.first ? isFirst(option) : option.value === pointed.value));

  const write = (next: string): void => {
    if (next !== draft) onSearch?.(next);
    setDraft(next);
  };
  const close = (): void => {
    setOpen(false);
    write('');
    setPointed({});
  };
  const set = (next: readonly string[]): void => {
    if (next.length === current.length && next.every(isSelected)) return;
    setOwn(next);
    onValueChange?.([...next]);
  };
  const add = (added: readonly ComboboxOption[]): void => {
    setKnown([...known, ...added]);
    set([...current, ...added.map((option) => option.value)]);
    const reached = current.length + added.length >= max ? limitLabel : undefined;
    say([choice.addedLabel(labelsOf(added)), reached].filter(Boolean).join(' '));
  };
  const remove = (values: readonly string[]): void => {
    set(current.filter((one) => !values.includes(one)));
    say(choice.removedLabel(labelsOf(chosen.filter((option) => values.includes(option.value)))));
  };
  const choose = (option: ComboboxOption | undefined): void => {
    if (option === undefined || isOff(option)) return;
    if (option === retry[0]) {
      onSearch?.(draft);
      return;
    }
    if (option === everything[0]) add(left);
    else if (option === creation[0]) add([{ value: text, label: text }]);
    else if (isSelected(option.value)) remove([option.value]);
    else add([option]);
    // The list stays open for the next choice, without the text that found this one.
    write('');
    setPointed(option === everything[0] || option === creation[0] ? {} : { value: option.value });
  };
  const show = (at?: number): void => {
    setOpen(true);
    setPointed({ value: at === undefined ? undefined : list[at]?.value });
  };
  const type = (next: string): void => {
    write(next);
    setOpen(true);
    setPointed({ first: next.trim() !== '' });
  };
  /** On leaving: adds what was typed if it's an option or can be created, and discards anything else. */
  const settle = (): void => {
    const same = waits || retry.length > 0 ? undefined : left.find(({ label }) => plain(label) === plain(text));
    const meant = text === '' || full ? undefined : (same ?? creation[0]);
    if (!meant) {
      close();
      return;
    }
    choose(meant);
    setOpen(false);
  };
  useEscapeLayer(
    open,
    () => {
      close();
      return true;
    },
    () => root.current,
  );
  useOutside(open || draft !== '', root, settle);

  const read = { root, current, isSelected, chosen, open, draft, waits, full, active, shown, list, said };
  return {
    ...read,
    matches: matching.length,
    creates: creation.length > 0,
    close,
    set,
    remove,
    choose,
    show,
    type,
    settle,
  };
}
