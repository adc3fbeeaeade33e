import { Combobox } from '@hoster/ui/combobox';
import { type LoadOptions, useRemoteOptions } from './use-remote-options.ts';

/** Answers with a list such as `[{ "value": "ber", "label": "Berlin" }]`. */
const loadCities: LoadOptions = async (text, signal) => {
  const response = await fetch(`/api/cities?search=${encodeURIComponent(text)}`, { signal });
  if (!response.ok) throw new Error(`Cities: ${response.status}`);
  return await response.json();
};

export function CityField() {
  const { options, loading, failed, tooShort, onSearch } = useRemoteOptions(loadCities, { minLength: 2 });
  return (
    <Combobox
      label="City"
      name="city"
      placeholder="Type the name of a city"
      options={options}
      onSearch={onSearch}
      loadingLabel={loading ? 'Searching' : undefined}
      searchError={failed ? 'We couldn’t load the cities.' : undefined}
      retryLabel="Try again"
      emptyLabel={tooShort ? 'Type at least two letters' : 'No such city'}
      countLabel={(count) => (count === 1 ? '1 city' : `${count} cities`)}
      clearLabel="Clear city"
    />
  );
}
