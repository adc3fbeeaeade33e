import type { StaffDisputesQuery, StaffRefundsQuery } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { ChoiceLink, ChoiceLinks } from '@hoster/ui/choice-links';
import { Inline } from '@hoster/ui/inline';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { Table } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { staffDisputesQuery, staffRefundsQuery } from '../../api/staff-finance.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { FinanceTabs } from '../../features/finance/finance-tabs.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { ListLinks } from '../../parts/staff-list/list-links.tsx';
import { useDisputeColumns, useRefundColumns } from './columns.tsx';
import { addressOf, csvOf, PATH, type route, type StaffRefundsData } from './route.ts';
import { disputeStates, refundStates, words } from './words.ts';

const lists = ['refunds', 'disputes'] as const;

/** `/admin/finance/refunds/` */
export function Page() {
  const { formatMessage } = useIntl();
  const data = usePageData<typeof route>();
  const { customer } = data.query;
  return (
    <AccountPage
      title={formatMessage(words.title)}
      description={<Text tone="muted">{formatMessage(words.lead)}</Text>}
      tabs={<FinanceTabs />}
    >
      <ChoiceLinks label={formatMessage(words.list)}>
        {lists.map((list) => (
          <ChoiceLink
            key={list}
            href={addressOf({ list, query: customer === undefined ? {} : { customer } })}
            {...(list === data.list && { 'aria-current': true })}
          >
            {formatMessage(words[list])}
          </ChoiceLink>
        ))}
      </ChoiceLinks>
      <FilterForm data={data} key={addressOf(data)} />
      {data.list === 'refunds' ? <Refunds query={data.query} /> : <Disputes query={data.query} />}
    </AccountPage>
  );
}

/** Filters of the list: a form that works without script. */
function FilterForm({ data: { list, query } }: { data: StaffRefundsData }) {
  const { formatMessage } = useIntl();
  const states = list === 'refunds' ? refundStates : disputeStates;
  return (
    <form method="get" action={PATH} role="search">
      {list === 'refunds' ? null : <input type="hidden" name="list" value={list} />}
      <Inline gap={8} align="end">
        <Select
          id="refund-state"
          name="state"
          label={formatMessage(words.state)}
          defaultValue={query.state ?? ''}
          options={[
            { value: '', label: formatMessage(words.anyState) },
            ...Object.entries(states).map(([value, word]) => ({ value, label: formatMessage(word) })),
          ]}
        />
        <TextField
          id="refund-customer"
          name="customer"
          inputMode="numeric"
          label={formatMessage(words.account)}
          defaultValue={query.customer === undefined ? '' : String(query.customer)}
          maxLength={9}
          autoComplete="off"
        />
        <Button type="submit">{formatMessage(words.show)}</Button>
      </Inline>
    </form>
  );
}

function Refunds({ query }: { query: StaffRefundsQuery }) {
  const { formatMessage } = useIntl();
  const { data } = useSuspenseQuery(staffRefundsQuery(useApp(), query));
  return (
    <>
      <Table
        caption={formatMessage(words.refunds)}
        captionHidden
        columns={useRefundColumns()}
        rows={data.results}
        rowKey={({ id }) => id}
        empty={<Empty data={{ list: 'refunds', query }} />}
      />
      <Links data={{ list: 'refunds', query }} next={data.next} />
    </>
  );
}

function Disputes({ query }: { query: StaffDisputesQuery }) {
  const { formatMessage } = useIntl();
  const { data } = useSuspenseQuery(staffDisputesQuery(useApp(), query));
  return (
    <>
      <Table
        caption={formatMessage(words.disputes)}
        captionHidden
        columns={useDisputeColumns()}
        rows={data.results}
        rowKey={({ id }) => id}
        empty={<Empty data={{ list: 'disputes', query }} />}
      />
      <Links data={{ list: 'disputes', query }} next={data.next} />
    </>
  );
}

function Empty({ data: { list, query } }: { data: StaffRefundsData }) {
  const { formatMessage } = useIntl();
  const isFiltered = Object.keys(query).length > 0;
  const none = list === 'refunds' ? words.noRefunds : words.noDisputes;
  return (
    <Stack gap={8}>
      <Text tone="muted">{formatMessage(isFiltered ? words.noneFound : none)}</Text>
      {isFiltered ? <TextLink href={addressOf({ list, query: {} })}>{formatMessage(words.all)}</TextLink> : null}
    </Stack>
  );
}

function Links({ data, next }: { data: StaffRefundsData; next: number | null }) {
  const { list, query } = data;
  const { before, ...asked } = query;
  return (
    <ListLinks
      first={before === undefined ? null : addressOf({ list, query: asked })}
      next={next === null ? null : addressOf({ list, query: { ...asked, before: next } })}
      csv={csvOf(data)}
    />
  );
}
