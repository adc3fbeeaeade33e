import { sellerFor } from '@hoster/domain/money/seller';
import { DataList } from '@hoster/ui/data-list';
import { Stack } from '@hoster/ui/stack';
import { Stat } from '@hoster/ui/stat';
import { TextLink } from '@hoster/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { companiesQuery } from '../../api/site.ts';
import { useApp } from '../../app/app-context.tsx';
import { useCountries } from '../../app/visitor/use-countries.ts';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { useServiceHref } from '../../parts/service-host/use-service-href.ts';
import { companyWords, wayWords as words } from './words.ts';

/** Support hours, and every way to reach support. Email and phone are those of this visitor’s seller. */
export function Ways() {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const account = useServiceHref();
  const countries = useCountries();
  const { data: companies = [] } = useQuery(companiesQuery(useApp()));
  const seller = sellerFor(companies, countries);
  return (
    <Stack gap={24}>
      <Stat
        size="large"
        label={
          <FormattedMessage
            id="contacts.hours.support"
            defaultMessage={'Technical support, in English and Russian. First reply usually in 2–3\u00a0minutes.'}
            description="Under 24/7"
          />
        }
        value="24/7"
      />
      <DataList
        mono={false}
        items={[
          {
            id: 'ticket',
            term: formatMessage(words.ticket),
            value: <TextLink href={account('/my/tickets/new/')}>{formatMessage(words.ticketLink)}</TextLink>,
            note: formatMessage(words.ticketNote),
          },
          ...(seller
            ? [
                {
                  id: 'email',
                  term: formatMessage(companyWords.email),
                  value: <TextLink href={`mailto:${seller.email}`}>{seller.email}</TextLink>,
                },
              ]
            : []),
          ...(seller && seller.phone !== null
            ? [
                {
                  id: 'phone',
                  term: formatMessage(companyWords.phone),
                  value: <TextLink href={`tel:${seller.phone.replaceAll(/[^\d+]/g, '')}`}>{seller.phone}</TextLink>,
                },
              ]
            : []),
          {
            id: 'status',
            term: formatMessage(words.status),
            value: <TextLink href={href('/status/')}>{formatMessage(words.statusLink)}</TextLink>,
          },
        ]}
      />
    </Stack>
  );
}
