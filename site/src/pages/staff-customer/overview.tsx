import type { Customer, CustomerConsent } from '@hoster/contract';
import { DataList } from '@hoster/ui/data-list';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Table } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { type IntlShape, useIntl } from 'react-intl';
import { asLang, LANGUAGE_NAMES } from '../../i18n/languages.ts';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { Day } from '../../parts/service/day.tsx';
import { People } from './people.tsx';
import { tabHref } from './tabs.ts';
import { useMay } from '../../features/staff/use-may.ts';
import { dialogTitles, documentWords, words } from './words.ts';

/** Who a customer is: data, people, companies, consents and where they came from. */
export function Overview({ customer }: { customer: Customer }) {
  const { formatMessage } = useIntl();
  const { attribution, companies, consents } = customer;
  return (
    <Stack gap={32} align="stretch">
      <Facts customer={customer} />
      <People customer={customer} />
      {companies.length === 0 ? null : (
        <Section id="companies" title={formatMessage(words.companies)}>
          <Table
            caption={formatMessage(words.companiesList)}
            captionHidden
            rows={companies}
            rowKey={({ id }) => id}
            columns={[
              {
                id: 'name',
                header: formatMessage(words.company),
                rowHeader: true,
                cell: ({ name }) => <bdi>{name}</bdi>,
              },
              { id: 'country', header: formatMessage(words.country), cell: ({ country }) => country },
              { id: 'vat', header: formatMessage(words.vatId), cell: ({ vat_id: vatId }) => vatId ?? '—' },
            ]}
          />
        </Section>
      )}
      <Section id="attribution" title={formatMessage(words.attribution)}>
        <Table
          caption={formatMessage(words.attributionList)}
          captionHidden
          rows={attribution}
          rowKey={({ purchase }) => purchase}
          empty={<Text tone="muted">{formatMessage(words.noAttribution)}</Text>}
          columns={[
            {
              id: 'order',
              header: formatMessage(words.order),
              rowHeader: true,
              cell: ({ purchase }) => purchase,
            },
            {
              id: 'source',
              header: formatMessage(words.source),
              cell: ({ values }) => (
                <Text element="span" wrap="anywhere">
                  <bdi>
                    {Object.entries(values)
                      .map(([name, value]) => `${name}=${value}`)
                      .join(', ')}
                  </bdi>
                </Text>
              ),
            },
            { id: 'date', header: formatMessage(words.date), nowrap: true, cell: ({ at }) => <Day value={at} time /> },
          ]}
        />
      </Section>
      <Consents consents={consents} />
    </Stack>
  );
}

function Facts({ customer }: { customer: Customer }) {
  const { formatMessage } = useIntl();
  const { balance, cards, closed, created, id, overdraft, profile, referred_by: partner } = customer;
  const { former_emails: former, merged_into: mergedInto } = customer;
  const { address, city, country, phone, zip_code: zip } = profile;
  const postal = [address, [zip, city].filter(Boolean).join(' '), country].filter(Boolean).join(', ');
  const none = formatMessage(words.none);
  const mayErase = useMay('erasure');
  const mayLook = useMay('see_as');
  const actions = [...(mayLook ? (['look'] as const) : []), ...(mayErase ? (['merge', 'erase'] as const) : [])];
  return (
    <Section
      id="facts"
      title={formatMessage(words.facts)}
      aside={
        customer.state === 'closed' || actions.length === 0 ? null : (
          <Inline gap={8}>
            {actions.map((dialog) => (
              <LinkButton key={dialog} href={tabHref(id, 'overview', { dialog })} size="small" data-keep-scroll>
                {formatMessage(dialogTitles[dialog])}
              </LinkButton>
            ))}
          </Inline>
        )
      }
    >
      <DataList
        mono={false}
        dense
        items={[
          { term: formatMessage(words.number), value: `#${id}` },
          { term: formatMessage(words.created), value: <Day value={created} time /> },
          ...(closed === null ? [] : [{ term: formatMessage(words.closedOn), value: <Day value={closed} time /> }]),
          ...(mergedInto === null
            ? []
            : [
                {
                  term: formatMessage(words.mergedInto),
                  value: <TextLink href={tabHref(mergedInto, 'overview')}>#{mergedInto}</TextLink>,
                },
              ]),
          ...(former.length === 0
            ? []
            : [{ term: formatMessage(words.formerEmails), value: <bdi>{former.join(', ')}</bdi> }]),
          { term: formatMessage(words.balance), value: <LedgerPrice value={balance} /> },
          ...(overdraft === null
            ? []
            : [{ term: formatMessage(words.overdraft), value: <LedgerPrice value={overdraft} /> }]),
          { term: formatMessage(words.address), value: postal === '' ? none : postal },
          { term: formatMessage(words.phone), value: phone ?? none },
          {
            term: formatMessage(words.cards),
            value:
              cards.length === 0
                ? none
                : cards
                    .map(({ brand, expires, last4 }) => formatMessage(words.card, { brand, expires, last4 }))
                    .join('; '),
          },
          {
            term: formatMessage(words.referredBy),
            value: partner ? (
              <TextLink href={`/admin/customers/${partner.id}/`}>{partner.name || `#${partner.id}`}</TextLink>
            ) : (
              formatMessage(words.nobody)
            ),
          },
        ]}
      />
    </Section>
  );
}

/** Name of a document that customers accept; a new one has its address. */
const documentName = (formatMessage: IntlShape['formatMessage'], document: string): string => {
  const word = documentWords[document];
  return word ? formatMessage(word) : document;
};

function Consents({ consents }: { consents: readonly CustomerConsent[] }) {
  const { formatMessage } = useIntl();
  return (
    <Section id="consents" title={formatMessage(words.consents)}>
      <Table
        caption={formatMessage(words.consentsList)}
        captionHidden
        rows={consents}
        rowKey={({ document, purchase, user }) => `${document} ${user} ${purchase}`}
        empty={<Text tone="muted">{formatMessage(words.noConsents)}</Text>}
        columns={[
          {
            id: 'document',
            header: formatMessage(words.document),
            rowHeader: true,
            cell: ({ document, language }) =>
              `${documentName(formatMessage, document)} (${LANGUAGE_NAMES[asLang(language) ?? 'en']})`,
          },
          { id: 'version', header: formatMessage(words.version), nowrap: true, cell: ({ version }) => version },
          {
            id: 'by',
            header: formatMessage(words.acceptedBy),
            cell: ({ ip, purchase }) => (
              <Stack element="span" gap={4} align={{ base: 'end', md: 'stretch' }}>
                <span>
                  {purchase === null ? formatMessage(words.atSignup) : formatMessage(words.atOrder, { id: purchase })}
                </span>
                <Text element="span" size={14} tone="muted">
                  {ip}
                </Text>
              </Stack>
            ),
          },
          { id: 'date', header: formatMessage(words.date), nowrap: true, cell: ({ at }) => <Day value={at} time /> },
        ]}
      />
    </Section>
  );
}
