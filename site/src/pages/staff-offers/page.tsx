import type { StaffOffer } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { staffOffersQuery } from '../../api/staff-offers.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { OfferState } from '../../features/staff-offers/state.tsx';
import { offerStates, offerWords as words } from '../../features/staff-offers/words.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { Day } from '../../parts/service/day.tsx';
import { CustomerName } from '../../parts/staff-list/customer-name.tsx';
import { ListLinks } from '../../parts/staff-list/list-links.tsx';
import { addressOf, type Filters, PATH, type route } from './route.ts';

/** `/admin/offers/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { filters } = usePageData<typeof route>();
  const { data } = useSuspenseQuery(staffOffersQuery(useApp(), filters));
  const { before, ...asked } = filters;
  const isFiltered = Object.keys(asked).length > 0;
  return (
    <AccountPage
      title={formatMessage(words.title)}
      description={<Text tone="muted">{formatMessage(words.lead)}</Text>}
      actions={
        <LinkButton href={asked.customer ? `${PATH}new/?customer=${asked.customer}` : `${PATH}new/`}>
          {formatMessage(words.add)}
        </LinkButton>
      }
    >
      <FilterForm filters={asked} key={addressOf(asked)} />
      {asked.customer === undefined ? null : (
        <Text tone="muted">{formatMessage(words.ofCustomer, { id: String(asked.customer) })}</Text>
      )}
      <Table
        caption={formatMessage(words.table)}
        captionHidden
        columns={useColumns()}
        rows={data.results}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `${PATH}${id}/`}
        empty={
          <Stack gap={8}>
            <Text tone="muted">{formatMessage(isFiltered ? words.noneFound : words.none)}</Text>
            {isFiltered ? <TextLink href={PATH}>{formatMessage(words.all)}</TextLink> : null}
          </Stack>
        }
      />
      <ListLinks
        first={before === undefined ? null : addressOf(asked)}
        next={data.next === null ? null : addressOf({ ...asked, before: data.next })}
        csv={addressOf(asked, '/my/api/staff/offers/csv/')}
      />
    </AccountPage>
  );
}

/** Filters of the list: a form that works without script. */
function FilterForm({ filters: { customer, state } }: { filters: Filters }) {
  const { formatMessage } = useIntl();
  return (
    <form method="get" action={PATH} role="search">
      {customer === undefined ? null : <input type="hidden" name="customer" value={customer} />}
      <Inline gap={12} align="end">
        <Select
          name="state"
          label={formatMessage(words.state)}
          labelHidden
          defaultValue={state ?? ''}
          options={[
            { value: '', label: formatMessage(words.anyState) },
            ...Object.entries(offerStates).map(([value, word]) => ({ value, label: formatMessage(word) })),
          ]}
        />
        <Button type="submit">{formatMessage(words.filter)}</Button>
      </Inline>
    </form>
  );
}

function useColumns(): TableColumn<StaffOffer>[] {
  const { formatMessage } = useIntl();
  return [
    {
      id: 'offer',
      header: formatMessage(words.offer),
      rowHeader: true,
      cell: ({ name, plan }) => (
        <Stack element="span" gap={4}>
          <bdi>{name}</bdi>
          {name === plan ? null : (
            <Text element="span" size={14} tone="muted" weight="regular">
              <bdi>{plan}</bdi>
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'customer',
      header: formatMessage(words.customer),
      cell: ({ customer }) => <CustomerName customer={customer} />,
    },
    { id: 'state', header: formatMessage(words.state), cell: ({ state }) => <OfferState state={state} /> },
    { id: 'until', header: formatMessage(words.until), nowrap: true, cell: ({ expires }) => <Day value={expires} /> },
    {
      id: 'price',
      header: formatMessage(words.price),
      align: 'end',
      nowrap: true,
      cell: ({ price }) => <LedgerPrice value={{ amount: price.toFixed(2), currency: 'EUR' }} column />,
    },
  ];
}
