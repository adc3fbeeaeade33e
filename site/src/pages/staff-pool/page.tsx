import type { PoolAddress } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { ChoiceLink, ChoiceLinks } from '@hoster/ui/choice-links';
import { DataList } from '@hoster/ui/data-list';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { Section } from '@hoster/ui/section';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { VisuallyHidden } from '@hoster/ui/visually-hidden';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { addressPoolQuery } from '../../api/address-pools.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import type { FormRefused } from '../../features/auth/session/staff-form-refused.ts';
import { useMay } from '../../features/staff/use-may.ts';
import { kindOf, netmaskOf } from '../../features/staff-pools/pool-facts.ts';
import { type AddressState, addressStates, poolKinds, poolWords as words } from '../../features/staff-pools/words.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { EditDialog } from '../../parts/account/edit-dialog.tsx';
import { Saved } from '../../parts/form/saved.tsx';
import { Day } from '../../parts/service/day.tsx';
import { BlockForm, EditForm } from './forms.tsx';
import { addressOf, pathOf, type route, states } from './route.ts';

/** `/admin/address-pools/:id/` */
export function Page() {
  const { formatMessage, formatNumber } = useIntl();
  const { blocks, edits, id, isSaved, query } = usePageData<typeof route>();
  const refused = useActionData<FormRefused>();
  const { data } = useSuspenseQuery(addressPoolQuery(useApp(), id, query));
  const { next, pool, results } = data;
  const path = pathOf(id);
  const asked = blocks ?? (refused?.form === 'pool' ? null : (refused?.typed['address'] ?? null));
  const blocked = asked === null ? undefined : results.find(({ address }) => address === asked);
  const blockPath = `${addressOf(id, query)}${Object.keys(query).length > 0 ? '&' : '?'}block=${asked ?? ''}`;
  const isEdited = edits || refused?.form === 'pool';
  const netmask = netmaskOf(pool);
  return (
    <AccountPage
      above={
        <TextLink href="/admin/address-pools/" tone="quiet">
          {formatMessage(words.title)}
        </TextLink>
      }
      title={<bdi>{pool.network}</bdi>}
      status={
        <Badge tone={pool.is_open ? 'success' : 'neutral'}>
          {formatMessage(pool.is_open ? words.open : words.closed)}
        </Badge>
      }
      actions={
        <LinkButton href={`${path}?edit`} data-keep-scroll>
          {formatMessage(words.edit)}
        </LinkButton>
      }
    >
      {isSaved && !refused ? <Saved>{formatMessage(words.saved)}</Saved> : null}
      <Section id="facts" title={formatMessage(words.facts)}>
        <DataList
          mono={false}
          items={[
            { term: formatMessage(words.location), value: pool.location_name },
            { term: formatMessage(words.kind), value: `${formatMessage(poolKinds[kindOf(pool)])}, /${pool.unit}` },
            ...(pool.gateway === null ? [] : [{ term: formatMessage(words.gateway), value: pool.gateway }]),
            ...(netmask === null ? [] : [{ term: formatMessage(words.netmask), value: netmask }]),
            { term: formatMessage(words.days), value: formatNumber(pool.quarantine_days) },
            ...states.map((state) => ({ term: formatMessage(addressStates[state]), value: formatNumber(pool[state]) })),
          ]}
        />
      </Section>
      <Section id="addresses" title={formatMessage(words.addresses)}>
        <ChoiceLinks label={formatMessage(words.state)}>
          {[undefined, ...states].map((one) => (
            <ChoiceLink
              key={one ?? ''}
              href={addressOf(id, one ? { state: one } : {})}
              {...(one === query.state && { 'aria-current': true })}
            >
              {formatMessage(one ? addressStates[one] : words.addresses)}
            </ChoiceLink>
          ))}
        </ChoiceLinks>
        <Table
          caption={pool.network}
          captionHidden
          columns={useColumns(id)}
          rows={results}
          rowKey={({ address }) => address}
          empty={<Text tone="muted">{formatMessage(words.noAddresses)}</Text>}
        />
        <Inline gap={16}>
          {query.after === undefined ? null : (
            <TextLink href={addressOf(id, query.state ? { state: query.state } : {})}>
              {formatMessage(words.first)}
            </TextLink>
          )}
          {next === null ? null : (
            <TextLink href={addressOf(id, { ...query, after: next })}>{formatMessage(words.next)}</TextLink>
          )}
        </Inline>
      </Section>
      <EditDialog open={isEdited} back={path} title={formatMessage(words.edit)} description={<bdi>{pool.network}</bdi>}>
        {isEdited ? <EditForm action={`${path}?edit`} pool={pool} refused={refused} /> : null}
      </EditDialog>
      <EditDialog
        open={blocked !== undefined}
        back={addressOf(id, query)}
        title={formatMessage(blocked?.blocked ? words.unblock : words.block)}
        description={<bdi>{asked}</bdi>}
      >
        {blocked ? <BlockForm action={blockPath} address={blocked} refused={refused} /> : null}
      </EditDialog>
    </AccountPage>
  );
}

const stateOf = ({ blocked, free_from: freeFrom, service }: PoolAddress): AddressState =>
  service === null ? (blocked === null ? (freeFrom === null ? 'free' : 'quarantined') : 'blocked') : 'taken';

function useColumns(id: number): TableColumn<PoolAddress>[] {
  const { formatMessage } = useIntl();
  const { query } = usePageData<typeof route>();
  const mayOpen = useMay('services');
  const here = addressOf(id, query);
  const sign = here.includes('?') ? '&' : '?';
  return [
    {
      id: 'address',
      header: formatMessage(words.address),
      rowHeader: true,
      cell: ({ address }) => (
        <Text element="span" mono wrap="anywhere">
          {address}
        </Text>
      ),
    },
    {
      id: 'state',
      header: formatMessage(words.state),
      nowrap: true,
      cell: (one) => formatMessage(addressStates[stateOf(one)]),
    },
    {
      id: 'service',
      header: formatMessage(words.service),
      nowrap: true,
      cell: ({ service }) =>
        service === null ? (
          '—'
        ) : mayOpen ? (
          <TextLink href={`/admin/services/${service}/`}>{`#${service}`}</TextLink>
        ) : (
          `#${service}`
        ),
    },
    {
      id: 'note',
      header: formatMessage(words.note),
      cell: ({ blocked, free_from: freeFrom, service, since }) =>
        blocked !== null ? (
          <bdi>{blocked}</bdi>
        ) : freeFrom !== null ? (
          <FormattedMessage {...words.until} values={{ day: <Day value={freeFrom} time /> }} />
        ) : service !== null && since !== null ? (
          <FormattedMessage {...words.since} values={{ day: <Day value={since} /> }} />
        ) : (
          '—'
        ),
    },
    {
      id: 'action',
      header: formatMessage(words.action),
      nowrap: true,
      cell: ({ address, blocked }) => (
        <TextLink href={`${here}${sign}block=${encodeURIComponent(address)}`} data-keep-scroll>
          {formatMessage(blocked === null ? words.block : words.unblock)}
          <VisuallyHidden> {address}</VisuallyHidden>
        </TextLink>
      ),
    },
  ];
}
