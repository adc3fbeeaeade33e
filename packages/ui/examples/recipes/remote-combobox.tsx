import { Combobox, type ComboboxOption } from '@hoster/ui/combobox';
import { useEffect, useState } from 'react';

interface Search {
  text: string;
}

interface Answer {
  search: Search;
  options: readonly ComboboxOption[];
  failed: boolean;
}

interface CityFieldProps {
  /** Loads the cities that match a text, from your API. Rejects if they can’t be loaded. */
  load: (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;
}

export function CityField({ load }: CityFieldProps) {
  const [search, setSearch] = useState<Search>();
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (!search) return undefined;
    const request = new AbortController();
    const show = (options: readonly ComboboxOption[], failed: boolean) => {
      if (!request.signal.aborted) setAnswer({ search, options, failed });
    };
    // Wait for a pause in typing.
    const timer = setTimeout(() => {
      load(search.text, request.signal).then(
        (options) => show(options, false),
        () => show([], true),
      );
    }, 250);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [load, search]);

  const loading = search !== answer?.search;
  return (
    <Combobox
      label="City"
      name="city"
      placeholder="Type the name of a city"
      options={answer?.options ?? []}
      // A new object each time, so that "Try again" loads the same text again.
      onSearch={(text) => setSearch({ text })}
      loadingLabel={loading ? 'Searching' : undefined}
      searchError={answer?.failed && !loading ? 'We couldn’t load the cities.' : undefined}
      retryLabel="Try again"
      emptyLabel="No such city"
      countLabel={(count) => (count === 1 ? '1 city' : `${count} cities`)}
      clearLabel="Clear city"
    />
  );
}
