import type { PersonalInfo } from '@hoster/contract';
import { DataList } from '@hoster/ui/data-list';
import { defineMessages, useIntl } from 'react-intl';
import type { CountryOption } from '../../features/personal-info/country-options.ts';

const words = defineMessages({
  name: { id: 'account.person.name', defaultMessage: 'Name', description: 'First and last name of the profile' },
  address: { id: 'account.person.address', defaultMessage: 'Address' },
  phone: { id: 'account.person.phone', defaultMessage: 'Phone' },
  none: { id: 'account.person.none', defaultMessage: 'Not given', description: 'A part of the profile that is empty' },
});

/** The personal data as they are on invoices. */
export function ProfileFacts({ info, countries }: { info: PersonalInfo; countries: readonly CountryOption[] }) {
  const { formatMessage } = useIntl();
  const { user, address, zip_code: zip, city, country, phone } = info;
  const countryName = countries.find(({ value }) => value === country)?.label ?? country;
  const joined = (parts: readonly (string | null | undefined)[], glue: string) =>
    parts.filter(Boolean).join(glue) || formatMessage(words.none);
  return (
    <DataList
      mono={false}
      items={[
        { id: 'name', term: formatMessage(words.name), value: joined([user.first_name, user.last_name], ' ') },
        {
          id: 'address',
          term: formatMessage(words.address),
          value: joined([address, [zip, city].filter(Boolean).join(' '), countryName], ', '),
        },
        { id: 'phone', term: formatMessage(words.phone), value: joined([phone], '') },
      ]}
    />
  );
}
