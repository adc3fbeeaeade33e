import type { Company } from '@hoster/contract';
import { sellerFor } from '@hoster/domain/money/seller';
import { DataList } from '@hoster/ui/data-list';
import { Grid } from '@hoster/ui/grid';
import { Heading } from '@hoster/ui/heading';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { WorldMap, type WorldMapPoint } from '@hoster/ui/world-map';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { companiesQuery } from '../../api/site.ts';
import { useApp } from '../../app/app-context.tsx';
import { places } from '../../parts/world-map/places.ts';
import { useCountries } from '../../app/visitor/use-countries.ts';
import { companyWords as words } from './words.ts';

/** Places of `parts/world-map` where the companies have their offices, by country. */
const OFFICES: Readonly<Record<string, string>> = { NL: 'rotterdam', RU: 'moscow' };

/** The companies as text and on the map, this visitor's seller first. */
export function Companies() {
  const countries = useCountries();
  const { data: companies = [] } = useQuery(companiesQuery(useApp()));
  if (companies.length === 0) return null;
  const seller = sellerFor(companies, countries);
  const sorted = companies.toSorted((a, b) => Number(b === seller) - Number(a === seller));
  return (
    <Section
      id="companies"
      title={
        <FormattedMessage
          id="contacts.companies"
          defaultMessage="Companies"
          description="Section of the contacts page: legal entities"
        />
      }
    >
      <Stack gap={32}>
        <Grid columns={{ base: 1, lg: 2 }} gap={48}>
          {sorted.map((company) => (
            <CompanyCard key={company.id} company={company} />
          ))}
        </Grid>
        <WorldMap label="" aria-hidden points={pointsOf(sorted, seller)} />
      </Stack>
    </Section>
  );
}

function pointsOf(companies: readonly Company[], seller: Company | null): WorldMapPoint[] {
  return companies.flatMap((company) => {
    const place = places[OFFICES[company.country_code] ?? ''];
    const state = company === seller ? 'active' : 'idle';
    return place ? [{ ...place, id: String(company.id), label: company.short_name, state }] : [];
  });
}

function CompanyCard({ company }: { company: Company }) {
  const { formatMessage } = useIntl();
  const { id, name, address, email, phone, registration_number: registration, vat_id: vat, bank } = company;
  // Russia has no VAT numbers; its two identifiers have their own names.
  const isRussian = company.country_code === 'RU';
  const facts = [
    {
      id: 'email',
      term: formatMessage(words.email),
      value: <TextLink href={`mailto:${email}`}>{email}</TextLink>,
    },
    phone !== null && {
      id: 'phone',
      term: formatMessage(words.phone),
      value: <TextLink href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</TextLink>,
    },
    registration !== null && {
      id: 'registration',
      term: formatMessage(isRussian ? words.ogrn : words.registration),
      value: registration,
    },
    vat !== null && { id: 'vat', term: formatMessage(isRussian ? words.inn : words.vat), value: vat },
    bank !== null && {
      id: 'bank',
      term: formatMessage(words.bank),
      value: `${bank.iban}, ${bank.swift}`,
      note: bank.name,
    },
  ].filter((fact) => fact !== false);
  return (
    <section aria-labelledby={`company-${id}`}>
      <Stack gap={12}>
        <Heading level={3} id={`company-${id}`}>
          {name}
        </Heading>
        <div>
          {address.map((line) => (
            <Text key={line} element="div">
              {line}
            </Text>
          ))}
        </div>
        <DataList items={facts} dense />
      </Stack>
    </section>
  );
}
