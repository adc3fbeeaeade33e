import type { StaffServicesPage } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Inline } from '@hoster/ui/inline';
import { SearchField } from '@hoster/ui/search-field';
import { Select } from '@hoster/ui/select';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { kindWords } from '../../parts/service/service-plan.tsx';
import { stateWords } from '../../parts/service/service-status.tsx';
import { type Filters, PATH } from './route.ts';
import { words } from './words.ts';

/** Filters of the list: a form that works without script. */
export function FilterForm({
  filters: { customer, line, location, search, state },
  locations,
}: {
  filters: Filters;
  locations: StaffServicesPage['locations'];
}) {
  const { formatMessage } = useIntl();
  const named = (options: Readonly<Record<string, MessageDescriptor>>) =>
    Object.entries(options).map(([value, word]) => ({ value, label: formatMessage(word) }));
  return (
    <form method="get" action={PATH} role="search">
      {customer === undefined ? null : <input type="hidden" name="customer" value={customer} />}
      <Inline gap={12} align="end">
        <SearchField
          name="search"
          label={formatMessage(words.search)}
          labelHidden
          placeholder={formatMessage(words.search)}
          title={formatMessage(words.searchHint)}
          defaultValue={search ?? ''}
          maxLength={100}
          clearLabel={formatMessage(words.all)}
        />
        <Select
          name="line"
          label={formatMessage(words.line)}
          labelHidden
          defaultValue={line ?? ''}
          options={[{ value: '', label: formatMessage(words.anyLine) }, ...named(kindWords)]}
        />
        <Select
          name="state"
          label={formatMessage(words.state)}
          labelHidden
          defaultValue={state ?? ''}
          options={[{ value: '', label: formatMessage(words.anyState) }, ...named(stateWords)]}
        />
        <Select
          name="location"
          label={formatMessage(words.location)}
          labelHidden
          defaultValue={location === undefined ? '' : String(location)}
          options={[
            { value: '', label: formatMessage(words.anyLocation) },
            ...locations.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <Button type="submit">{formatMessage(words.filter)}</Button>
      </Inline>
    </form>
  );
}
