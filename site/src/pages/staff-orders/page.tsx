import type { StaffOrder } from '@hoster/contract';
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
import { staffOrdersQuery } from '../../api/staff-orders.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { useAge } from '../../features/staff/use-age.ts';
import { OrderState } from '../../features/staff-orders/state.tsx';
import { orderStates, orderWords as words } from '../../features/staff-orders/words.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { CustomerName } from '../../parts/staff-list/customer-name.tsx';
import { ListLinks } from '../../parts/staff-list/list-links.tsx';
import { addressOf, type Filters, PATH, type route } from './route.ts';

/** `/admin/orders/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { filters } = usePageData<typeof route>();
  const { data } = useSuspenseQuery(staffOrdersQuery(useApp(), filters));
  const { before, ...asked } = filters;
  const isFiltered = Object.keys(asked).length > 0;
  return (
    <AccountPage
      title={formatMessage(words.title)}
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
        csv={addressOf(asked, '/my/api/staff/orders/csv/')}
      />
    </AccountPage>
  );
}

/** Filters of the list: a form that works without script. */
function FilterForm({ filters: { by, customer, state } }: { filters: Filters }) {
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
            ...Object.entries(orderStates).map(([value, word]) => ({ value, label: formatMessage(word) })),
          ]}
        />
        <Select
          name="by"
          label={formatMessage(words.by)}
          labelHidden
          defaultValue={by ?? ''}
          options={[
            { value: '', label: formatMessage(words.anyone) },
            { value: 'staff', label: formatMessage(words.byStaff) },
            { value: 'customer', label: formatMessage(words.byCustomer) },
          ]}
        />
        <Button type="submit">{formatMessage(words.filter)}</Button>
      </Inline>
    </form>
  );
}

function useColumns(): TableColumn<StaffOrder>[] {
  const { formatMessage } = useIntl();
  const age = useAge(usePageData<typeof route>().now);
  return [
    {
      id: 'order',
      header: formatMessage(words.order),
      rowHeader: true,
      cell: ({ id, is_by_staff: isByStaff, names }) => (
        <Stack element="span" gap={4}>
          <bdi>{`#${id} ${names[0] ?? ''}${names.length > 1 ? ` +${names.length - 1}` : ''}`}</bdi>
          {isByStaff ? (
            <Text element="span" size={14} tone="muted" weight="regular">
              {formatMessage(words.byStaff)}
            </Text>
          ) : null}
        </Stack>
      ),
    },
    {
      id: 'customer',
      header: formatMessage(words.customer),
      cell: ({ customer }) => <CustomerName customer={customer} />,
    },
    { id: 'state', header: formatMessage(words.state), cell: ({ state }) => <OrderState state={state} /> },
    { id: 'age', header: formatMessage(words.age), nowrap: true, cell: ({ created }) => age(created) },
    {
      id: 'total',
      header: formatMessage(words.total),
      align: 'end',
      nowrap: true,
      cell: ({ total }) => <LedgerPrice value={total} column />,
    },
  ];
}
