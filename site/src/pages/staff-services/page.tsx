import type { StaffService, StaffServicesUpdated } from '@hoster/contract';
import { Inline } from '@hoster/ui/inline';
import { Checkbox } from '@hoster/ui/checkbox';
import { LinkButton } from '@hoster/ui/link-button';
import { Stack } from '@hoster/ui/stack';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { VisuallyHidden } from '@hoster/ui/visually-hidden';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type IntlShape, useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { staffServicesQuery } from '../../api/staff-services.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import type { FormRefused } from '../../features/auth/session/staff-form-refused.ts';
import { useMay } from '../../features/staff/use-may.ts';
import { StaffServiceState } from '../../features/staff-services/state.tsx';
import { REQUEST_KEY_FIELD } from '../../order/actions/request-key.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { Day } from '../../parts/service/day.tsx';
import { ServicePlan } from '../../parts/service/service-plan.tsx';
import { CustomerName } from '../../parts/staff-list/customer-name.tsx';
import { ListLinks } from '../../parts/staff-list/list-links.tsx';
import { BulkFields, BulkResult } from './bulk-form.tsx';
import { FilterForm } from './filter-form.tsx';
import { addressOf, PATH, type route } from './route.ts';
import { words } from './words.ts';

/** `/admin/services/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { filters, requestKey } = usePageData<typeof route>();
  const answer = useActionData<FormRefused | StaffServicesUpdated>();
  const refused = answer && 'typed' in answer ? answer : undefined;
  const chosen = new Set(refused?.typed['ids']?.split('\n'));
  const { data } = useSuspenseQuery(staffServicesQuery(useApp(), filters));
  const { before, ...asked } = filters;
  const mayOrder = useMay('orders');
  const isFiltered = Object.keys(asked).length > 0;
  return (
    <AccountPage
      title={formatMessage(words.title)}
      actions={
        <Inline gap={8}>
          {mayOrder ? (
            <LinkButton href={asked.customer ? `/admin/orders/new/?customer=${asked.customer}` : '/admin/orders/new/'}>
              {formatMessage(words.order)}
            </LinkButton>
          ) : null}
          <LinkButton href="/admin/services/adopt/">{formatMessage(words.adopt)}</LinkButton>
        </Inline>
      }
    >
      <FilterForm filters={asked} locations={data.locations} key={addressOf(asked)} />
      {asked.customer === undefined ? null : (
        <Text tone="muted">{formatMessage(words.ofCustomer, { id: String(asked.customer) })}</Text>
      )}
      {answer && 'results' in answer ? <BulkResult updated={answer} /> : null}
      <form method="post" action={addressOf(filters)} noValidate>
        <input type="hidden" name={REQUEST_KEY_FIELD} value={refused?.typed[REQUEST_KEY_FIELD] ?? requestKey} />
        <Stack gap={24} align="stretch">
          <Table
            caption={formatMessage(words.table)}
            captionHidden
            columns={[chooseColumn(formatMessage, chosen), ...useColumns()]}
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
          {data.results.length === 0 ? null : <BulkFields refused={refused} />}
        </Stack>
      </form>
      <ListLinks
        first={before === undefined ? null : addressOf(asked)}
        next={data.next === null ? null : addressOf({ ...asked, before: data.next })}
        csv={addressOf(asked, '/my/api/staff/services/csv/')}
      />
    </AccountPage>
  );
}

/** Checkboxes of a change of several services. */
const chooseColumn = (
  formatMessage: IntlShape['formatMessage'],
  chosen: ReadonlySet<string>,
): TableColumn<StaffService> => ({
  id: 'choose',
  header: formatMessage(words.choose),
  cell: ({ id, name }) => (
    <Checkbox
      name="ids"
      value={String(id)}
      defaultChecked={chosen.has(String(id))}
      label={<VisuallyHidden>{formatMessage(words.chooseOne, { name: `#${id} ${name}` })}</VisuallyHidden>}
    />
  ),
});

function useColumns(): TableColumn<StaffService>[] {
  const { formatMessage } = useIntl();
  return [
    {
      id: 'service',
      header: formatMessage(words.service),
      rowHeader: true,
      cell: ({ id, ips, line, location, name, tariff }) => (
        <Stack element="span" gap={4}>
          <bdi>{`#${id} ${name}`}</bdi>
          <Text element="span" size={14} tone="muted" weight="regular" wrap="anywhere">
            <ServicePlan service={{ kind: line, tariff: { id: null, name: tariff } }} />
            {[location, ips[0]].flatMap((text) => (text ? [` · ${text}`] : []))}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'customer',
      header: formatMessage(words.customer),
      cell: ({ customer }) => <CustomerName customer={customer} />,
    },
    { id: 'state', header: formatMessage(words.state), cell: (service) => <StaffServiceState service={service} /> },
    {
      id: 'paid',
      header: formatMessage(words.paidUntil),
      nowrap: true,
      cell: ({ paid_until: until }) => (until === null ? '—' : <Day value={until} />),
    },
    {
      id: 'price',
      header: formatMessage(words.price),
      align: 'end',
      nowrap: true,
      cell: ({ price }) => <LedgerPrice value={{ amount: price.toFixed(2), currency: 'EUR' }} column />,
    },
  ];
}
