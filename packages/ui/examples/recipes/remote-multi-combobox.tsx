import { MultiCombobox } from '@hoster/ui/multi-combobox';
import { type LoadOptions, useRemoteOptions } from './use-remote-options.ts';

export interface MembersFieldProps {
  /** Loads the people that match a text, from your API. */
  searchPeople: LoadOptions;
}

export function MembersField({ searchPeople }: MembersFieldProps) {
  const { options, loading, failed, tooShort, onSearch } = useRemoteOptions(searchPeople);
  return (
    <MultiCombobox
      label="Members"
      name="members"
      placeholder="Add people"
      options={options}
      onSearch={onSearch}
      loadingLabel={loading ? 'Searching' : undefined}
      searchError={failed ? 'We couldn’t load the people.' : undefined}
      retryLabel="Try again"
      emptyLabel={tooShort ? 'Type a name' : 'Nobody with this name'}
      countLabel={(count) => (count === 1 ? '1 person' : `${count} people`)}
      removeLabel={(label) => `Remove ${label}`}
      addedLabel={(labels) => `Added: ${labels.join(', ')}`}
      removedLabel={(labels) => `Removed: ${labels.join(', ')}`}
    />
  );
}
