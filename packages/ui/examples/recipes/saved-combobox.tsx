import { Combobox, type ComboboxOption } from '@hoster/ui/combobox';
import { useEffect, useState } from 'react';
import { type LoadOptions, useRemoteOptions } from './use-remote-options.ts';

export interface OwnerFieldProps {
  /** The saved value. */
  ownerId: string;
  /** Loads the option of a value. */
  loadOwner: (id: string) => Promise<ComboboxOption>;
  /** Loads the options that match a text. */
  searchOwners: LoadOptions;
  /** Offered before anything is typed. */
  recent: readonly ComboboxOption[];
}

export function OwnerField({ ownerId, loadOwner, searchOwners, recent }: OwnerFieldProps) {
  const [saved, setSaved] = useState<ComboboxOption>();
  useEffect(() => {
    let current = true;
    loadOwner(ownerId).then(
      (option) => current && setSaved(option),
      // The value is kept, shown by its id.
      () => current && setSaved({ value: ownerId, label: ownerId }),
    );
    return () => {
      current = false;
    };
  }, [loadOwner, ownerId]);
  const others = recent.filter(({ value }) => value !== ownerId);
  const { options, loading, failed, onSearch } = useRemoteOptions(searchOwners, {
    initial: saved ? [saved, ...others] : others,
  });
  return (
    <Combobox
      label="Owner"
      name="owner"
      defaultValue={ownerId}
      // Not changed before it’s known what is changed. A disabled field isn’t sent, so the value stays.
      disabled={saved === undefined}
      placeholder={saved === undefined ? 'Loading' : 'Type a name'}
      options={options}
      onSearch={onSearch}
      loadingLabel={loading ? 'Searching' : undefined}
      searchError={failed ? 'We couldn’t load the people.' : undefined}
      retryLabel="Try again"
      emptyLabel="Nobody with this name"
      countLabel={(count) => (count === 1 ? '1 person' : `${count} people`)}
    />
  );
}
