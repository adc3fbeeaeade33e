import type { ComboboxOption } from '@hoster/ui/combobox';
import { useEffect, useState } from 'react';

/** Loads the options that match a text. Rejects if they can’t be loaded. */
export type LoadOptions = (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;

export interface RemoteOptionsSettings {
  /** Shown until enough is typed, such as the last used ones. @default none */
  initial?: readonly ComboboxOption[];
  /** Number of characters to load options for. @default 1 */
  minLength?: number;
  /** Pause in typing to wait for, in milliseconds. @default 250 */
  pause?: number;
}

interface Answer {
  search: { text: string };
  options: readonly ComboboxOption[];
  failed: boolean;
}

/** Options that are loaded while typing. Pass a `load` that doesn’t change with each rendering. */
export function useRemoteOptions(load: LoadOptions, settings: RemoteOptionsSettings = {}) {
  const { initial = [], minLength = 1, pause = 250 } = settings;
  const [search, setSearch] = useState({ text: '' });
  const [answer, setAnswer] = useState<Answer>();
  const tooShort = search.text.trim().length < minLength;
  useEffect(() => {
    if (tooShort) return undefined;
    const request = new AbortController();
    const show = (options: readonly ComboboxOption[], failed: boolean) => {
      // An answer to an earlier text must not win, even if `load` ignores the signal.
      if (!request.signal.aborted) setAnswer({ search, options, failed });
    };
    const timer = setTimeout(() => {
      load(search.text.trim(), request.signal).then(
        (options) => show(options, false),
        () => show([], true),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [load, search, tooShort, pause]);

  const loading = !tooShort && answer?.search !== search;
  return {
    options: tooShort ? initial : (answer?.options ?? []),
    loading,
    failed: !tooShort && !loading && answer?.failed === true,
    tooShort,
    // A new object each time, so that "Try again" loads the same text again.
    onSearch: (text: string) => setSearch({ text }),
  };
}
