import type { LedgerEntry } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { Inline } from '@hoster/ui/inline';
import { Section } from '@hoster/ui/section';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ledgerEntriesQuery, trialBalanceQuery } from '../../api/staff-finance.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { FinanceTabs } from '../../features/finance/finance-tabs.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { Day } from '../../parts/service/day.tsx';
import { ListLinks } from '../../parts/staff-list/list-links.tsx';
import { accountNames, addressOf, PATH, type route } from './route.ts';
import { TrialBalanceTable } from './trial-balance.tsx';
import { accountWords, words } from './words.ts';

/** `/admin/finance/` */
export function Page() {
  const { formatMessage } = useIntl();
  const app = useApp();
  const query = usePageData<typeof route>();
  const { data: books } = useSuspenseQuery(trialBalanceQuery(app));
  const { data } = useSuspenseQuery(ledgerEntriesQuery(app, query));
  const { account, before, customer } = query;
  const filter = { ...(account !== undefined && { account }), ...(customer !== undefined && { customer }) };
  return (
    <AccountPage
      title={formatMessage(words.title)}
      description={<Text tone="muted">{formatMessage(words.lead)}</Text>}
      tabs={<FinanceTabs />}
    >
      {books.is_balanced ? null : (
        <Callout tone="danger" role="alert">
          {formatMessage(words.unbalanced)}
        </Callout>
      )}
      {before === undefined && customer === undefined && account === undefined ? (
        <Section id="accounts" title={formatMessage(words.accounts)}>
          <TrialBalanceTable books={books} />
        </Section>
      ) : null}
      <Section
        id="entries"
        title={
          account === undefined
            ? formatMessage(words.entries)
            : formatMessage(words.entriesOf, { account: formatMessage(accountWords[account]) })
        }
      >
        <form method="get" action={PATH} key={addressOf(filter)}>
          <Inline gap={8} align="end">
            <Select
              id="ledger-account"
              name="account"
              label={formatMessage(words.account)}
              defaultValue={account ?? ''}
              options={[
                { value: '', label: formatMessage(words.all) },
                ...accountNames.map((name) => ({ value: name as string, label: formatMessage(accountWords[name]) })),
              ]}
            />
            <TextField
              id="ledger-customer"
              name="customer"
              inputMode="numeric"
              label={formatMessage(words.customer)}
              defaultValue={customer === undefined ? '' : String(customer)}
              maxLength={12}
              autoComplete="off"
            />
            <Button type="submit">{formatMessage(words.filter)}</Button>
          </Inline>
        </form>
        <Table
          caption={formatMessage(words.entriesList)}
          captionHidden
          columns={useColumns()}
          rows={data.results}
          rowKey={({ id }) => id}
          empty={formatMessage(words.none)}
        />
        <ListLinks
          first={before === undefined ? null : addressOf(filter)}
          next={data.next === null ? null : addressOf({ ...filter, before: data.next })}
          csv={addressOf(filter, '/my/api/staff/ledger/entries/csv/')}
        />
      </Section>
    </AccountPage>
  );
}

function useColumns(): TableColumn<LedgerEntry>[] {
  const { formatMessage } = useIntl();
  return [
    {
      id: 'entry',
      header: formatMessage(words.entry),
      rowHeader: true,
      cell: ({ description, reference }) => (
        <Stack element="span" gap={4}>
          <bdi>{description}</bdi>
          <Text element="span" size={14} tone="muted" weight="regular" wrap="anywhere">
            {reference}
          </Text>
        </Stack>
      ),
    },
    { id: 'when', header: formatMessage(words.when), nowrap: true, cell: ({ at }) => <Day value={at} time /> },
    {
      id: 'postings',
      header: formatMessage(words.postings),
      align: 'end',
      cell: ({ postings }) => (
        <Stack element="span" gap={4} align="end">
          {postings.map((posting, index) => (
            <Posting key={index} {...posting} />
          ))}
        </Stack>
      ),
    },
  ];
}

function Posting({ account, amount, country, customer, provider }: LedgerEntry['postings'][number]) {
  const { formatMessage } = useIntl();
  const of =
    customer === null ? (country ?? provider) : formatMessage(words.ofCustomer, { customer: String(customer) });
  return (
    <span>
      <Text element="span" size={14} tone="muted">
        {formatMessage(accountWords[account])}
        {of === null ? null : ` (${of})`}{' '}
      </Text>
      <LedgerPrice value={amount} signed column />
    </span>
  );
}
