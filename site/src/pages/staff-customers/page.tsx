import type { CustomerRow } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { Button } from '@hoster/ui/button';
import { Inline } from '@hoster/ui/inline';
import { SearchField } from '@hoster/ui/search-field';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { customersQuery } from '../../api/staff-customers.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { ListLinks } from '../../parts/staff-list/list-links.tsx';
import { Day } from '../../parts/service/day.tsx';
import { addressOf, PATH, type route } from './route.ts';
import { matchWords, words } from './words.ts';

/** `/admin/customers/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { before, search, state } = usePageData<typeof route>();
  const query = { search, state, ...(before !== undefined && { before }) };
  const { data } = useSuspenseQuery(customersQuery(useApp(), query));
  return (
    <AccountPage
      title={formatMessage(words.title)}
      description={<Text tone="muted">{formatMessage(words.searchHint)}</Text>}
    >
      <form method="get" action={PATH} role="search" key={`${search} ${state}`}>
        <Inline gap={8}>
          <SearchField
            name="search"
            label={formatMessage(words.search)}
            labelHidden
            placeholder={formatMessage(words.search)}
            defaultValue={search}
            maxLength={100}
            clearLabel={formatMessage(words.all)}
          />
          <Select
            name="state"
            label={formatMessage(words.state)}
            labelHidden
            defaultValue={state}
            options={[
              { value: 'all', label: formatMessage(words.everybody) },
              { value: 'blocked', label: formatMessage(words.onlyBlocked) },
            ]}
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
        empty={
          <Stack gap={8}>
            <Text tone="muted">
              {formatMessage(search !== '' ? words.noneFound : state === 'blocked' ? words.noneBlocked : words.none, {
                search,
              })}
            </Text>
            {search === '' && state === 'all' ? null : <TextLink href={PATH}>{formatMessage(words.all)}</TextLink>}
          </Stack>
        }
      />
      <ListLinks
        first={before === undefined ? null : addressOf({ search, state })}
        next={data.next === null ? null : addressOf({ search, state, before: data.next })}
        csv={addressOf({ search, state }, '/my/api/staff/customers/csv/')}
      />
    </AccountPage>
  );
}

function useColumns(): TableColumn<CustomerRow>[] {
  const { formatList, formatMessage } = useIntl();
  return [
    {
      id: 'customer',
      header: formatMessage(words.customer),
      rowHeader: true,
      cell: ({ email, id, matches, name, state }) => (
        <Stack element="span" gap={4}>
          <Inline element="span" gap={8}>
            <bdi>{name === '' ? formatMessage(words.nameless) : name}</bdi>
            {state === 'active' ? null : (
              <Badge tone={state === 'blocked' ? 'danger' : 'neutral'}>{formatMessage(words[state])}</Badge>
            )}
          </Inline>
          <Text element="span" size={14} tone="muted" weight="regular" wrap="anywhere">
            {[`#${id}`, email].filter(Boolean).join(' · ')}
          </Text>
          {matches.length === 0 ? null : (
            <Text element="span" size={14} tone="muted" weight="regular">
              {formatMessage(words.found, {
                matches: formatList(matches.map((one) => formatMessage(matchWords[one]))),
              })}
            </Text>
          )}
        </Stack>
      ),
    },
    { id: 'country', header: formatMessage(words.country), cell: ({ country }) => country ?? '—' },
    { id: 'services', header: formatMessage(words.services), align: 'end', cell: ({ services }) => services },
    {
      id: 'balance',
      header: formatMessage(words.balance),
      align: 'end',
      nowrap: true,
      cell: ({ balance }) => <LedgerPrice value={balance} column />,
    },
    {
      id: 'created',
      header: formatMessage(words.created),
      nowrap: true,
      cell: ({ created }) => <Day value={created} />,
    },
  ];
}
