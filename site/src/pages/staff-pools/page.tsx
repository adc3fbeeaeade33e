import type { AddressPool } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
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
import { useActionData } from 'react-router-dom';
import { addressPoolsQuery } from '../../api/address-pools.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import type { FormRefused } from '../../features/auth/session/staff-form-refused.ts';
import { kindOf } from '../../features/staff-pools/pool-facts.ts';
import { addressStates, poolKinds, poolWords as words } from '../../features/staff-pools/words.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { EditDialog } from '../../parts/account/edit-dialog.tsx';
import { ListLinks } from '../../parts/staff-list/list-links.tsx';
import { PoolForm } from './pool-form.tsx';
import { addressOf, kinds, PATH, type route, states } from './route.ts';

/** `/admin/address-pools/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { adds, query } = usePageData<typeof route>();
  const refused = useActionData<FormRefused>();
  const { data } = useSuspenseQuery(addressPoolsQuery(useApp(), query));
  const { before, ...asked } = query;
  const isFiltered = Object.keys(asked).length > 0;
  const isOpen = adds || refused !== undefined;
  const filters = [
    {
      name: 'location',
      label: words.location,
      any: words.anyLocation,
      value: asked.location?.toString(),
      options: data.locations.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      name: 'kind',
      label: words.kind,
      any: words.anyKind,
      value: asked.kind,
      options: kinds.map((kind) => ({ value: kind, label: formatMessage(poolKinds[kind]) })),
    },
    {
      name: 'state',
      label: words.state,
      any: words.anyState,
      value: asked.state,
      options: states.map((state) => ({ value: state, label: formatMessage(words[state]) })),
    },
  ];
  return (
    <AccountPage
      title={formatMessage(words.title)}
      description={<Text tone="muted">{formatMessage(words.lead)}</Text>}
      actions={<LinkButton href={`${PATH}?edit=new`}>{formatMessage(words.add)}</LinkButton>}
    >
      <form method="get" action={PATH} role="search" key={addressOf(asked)}>
        <Inline gap={12} align="end">
          {filters.map(({ any, label, name, options, value }) => (
            <Select
              key={name}
              name={name}
              label={formatMessage(label)}
              labelHidden
              defaultValue={value ?? ''}
              options={[{ value: '', label: formatMessage(any) }, ...options]}
            />
          ))}
          <Button type="submit">{formatMessage(words.filter)}</Button>
        </Inline>
      </form>
      <Table
        caption={formatMessage(words.title)}
        captionHidden
        columns={useColumns()}
        rows={data.results}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `${PATH}${id}/`}
        empty={
          <Stack gap={8}>
            <Text tone="muted">{formatMessage(words.none)}</Text>
            {isFiltered ? <TextLink href={PATH}>{formatMessage(words.all)}</TextLink> : null}
          </Stack>
        }
      />
      <ListLinks
        first={before === undefined ? null : addressOf(asked)}
        next={data.next === null ? null : addressOf({ ...asked, before: data.next })}
        csv={addressOf(asked, '/my/api/staff/address-pools/csv/')}
      />
      <EditDialog open={isOpen} back={PATH} title={formatMessage(words.add)}>
        {isOpen ? <PoolForm action={`${PATH}?edit=new`} locations={data.locations} refused={refused} /> : null}
      </EditDialog>
    </AccountPage>
  );
}

function useColumns(): TableColumn<AddressPool>[] {
  const { formatMessage, formatNumber } = useIntl();
  const count = (id: 'free' | 'taken' | 'quarantined'): TableColumn<AddressPool> => ({
    id,
    header: formatMessage(addressStates[id]),
    align: 'end',
    nowrap: true,
    cell: (pool) => formatNumber(pool[id]),
  });
  return [
    {
      id: 'network',
      header: formatMessage(words.network),
      rowHeader: true,
      cell: ({ location_name: location, network }) => (
        <Stack element="span" gap={4}>
          <Text element="span" mono wrap="anywhere">
            {network}
          </Text>
          <Text element="span" size={14} tone="muted" weight="regular">
            {location}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'kind',
      header: formatMessage(words.kind),
      cell: (pool) => `${formatMessage(poolKinds[kindOf(pool)])}, /${pool.unit}`,
    },
    count('free'),
    count('taken'),
    count('quarantined'),
    {
      id: 'state',
      header: formatMessage(words.state),
      nowrap: true,
      cell: ({ is_open: isOpen }) => (
        <Badge tone={isOpen ? 'success' : 'neutral'}>{formatMessage(isOpen ? words.open : words.closed)}</Badge>
      ),
    },
  ];
}
