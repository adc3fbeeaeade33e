import type { StaffTransfer } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { Button } from '@hoster/ui/button';
import { ChoiceLink, ChoiceLinks } from '@hoster/ui/choice-links';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { SearchField } from '@hoster/ui/search-field';
import { Stack } from '@hoster/ui/stack';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { staffTransfersQuery } from '../../api/staff-transfers.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { FinanceTabs } from '../../features/finance/finance-tabs.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { ListLinks } from '../../parts/staff-list/list-links.tsx';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { Day } from '../../parts/service/day.tsx';
import { addressOf, PATH, type route, states } from './route.ts';
import { transferStateWords as stateWords, transferWords as words } from '../../features/finance/transfer-words.ts';

const tones = { unmatched: 'warning', matched: 'success', aside: 'neutral' } as const;

/** `/admin/finance/transfers/` */
export function Page() {
  const { formatMessage } = useIntl();
  const query = usePageData<typeof route>();
  const { before, search, state } = query;
  const { data } = useSuspenseQuery(staffTransfersQuery(useApp(), query));
  return (
    <AccountPage
      title={formatMessage(words.title)}
      description={<Text tone="muted">{formatMessage(words.lead)}</Text>}
      tabs={<FinanceTabs />}
      actions={
        <LinkButton href="/admin/finance/statements/" variant="action">
          {formatMessage(words.upload)}
        </LinkButton>
      }
    >
      <ChoiceLinks label={formatMessage(words.filter)}>
        {states.map((one) => (
          <ChoiceLink
            key={one}
            href={addressOf({ state: one, search })}
            {...(one === state && { 'aria-current': true })}
          >
            {formatMessage(stateWords[one])}
          </ChoiceLink>
        ))}
      </ChoiceLinks>
      <form method="get" action={PATH} role="search" key={search}>
        {state === 'unmatched' ? null : <input type="hidden" name="state" value={state} />}
        <Inline gap={8}>
          <SearchField
            name="search"
            label={formatMessage(words.search)}
            labelHidden
            placeholder={formatMessage(words.search)}
            defaultValue={search}
            maxLength={100}
            clearLabel={formatMessage(words.clear)}
          />
          <Button type="submit">{formatMessage(words.find)}</Button>
        </Inline>
      </form>
      <Table
        caption={formatMessage(words.list)}
        captionHidden
        columns={useColumns()}
        rows={data.results}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `${PATH}${id}/`}
        empty={formatMessage(state === 'unmatched' && search === '' ? words.noneUnmatched : words.none)}
      />
      <ListLinks
        first={before === undefined ? null : addressOf({ state, search })}
        next={data.next === null ? null : addressOf({ state, search, before: data.next })}
        csv={addressOf({ state, search }, '/my/api/staff/transfers/csv/')}
      />
    </AccountPage>
  );
}

function useColumns(): TableColumn<StaffTransfer>[] {
  const { formatMessage } = useIntl();
  return [
    {
      id: 'payer',
      header: formatMessage(words.payer),
      rowHeader: true,
      cell: ({ iban, payer }) => (
        <Stack element="span" gap={4}>
          {payer === '' ? formatMessage(words.noPayer) : <bdi>{payer}</bdi>}
          {iban === null ? null : (
            <Text element="span" size={14} tone="muted" weight="regular" wrap="anywhere">
              {iban}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'text',
      header: formatMessage(words.text),
      cell: ({ remittance }) => (
        <Text element="span" size={14} wrap="anywhere">
          <bdi>{remittance.length > 140 ? `${remittance.slice(0, 140)}…` : remittance}</bdi>
        </Text>
      ),
    },
    {
      id: 'booked',
      header: formatMessage(words.booked),
      nowrap: true,
      cell: ({ booked, received }) => <Day value={booked ?? received} />,
    },
    {
      id: 'state',
      header: formatMessage(words.state),
      nowrap: true,
      cell: ({ state }) => <Badge tone={tones[state]}>{formatMessage(stateWords[state])}</Badge>,
    },
    {
      id: 'amount',
      header: formatMessage(words.amount),
      align: 'end',
      nowrap: true,
      cell: ({ amount }) => <LedgerPrice value={amount} column />,
    },
  ];
}
