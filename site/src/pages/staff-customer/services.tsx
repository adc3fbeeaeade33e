import { Stack } from '@hoster/ui/stack';
import { Table } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { customerServicesQuery } from '../../api/staff-customers.ts';
import { useApp } from '../../app/app-context.tsx';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { Day } from '../../parts/service/day.tsx';
import { ServiceStatus } from '../../parts/service/service-status.tsx';
import { useMay } from '../../features/staff/use-may.ts';
import { OlderLinks } from './older-links.tsx';
import { words } from './words.ts';

/** The services of a customer. */
export function Services({ before, id }: { before: number | undefined; id: number }) {
  const { formatMessage } = useIntl();
  const mayOpen = useMay('services');
  const { data } = useSuspenseQuery(customerServicesQuery(useApp(), id, before === undefined ? {} : { before }));
  return (
    <Stack gap={24} align="stretch">
      <Table
        caption={formatMessage(words.services)}
        captionHidden
        rows={data.results}
        rowKey={(service) => service.id}
        empty={<Text tone="muted">{formatMessage(words.noServices)}</Text>}
        columns={[
          {
            id: 'service',
            header: formatMessage(words.service),
            rowHeader: true,
            cell: (service) => (
              <Stack element="span" gap={4}>
                {mayOpen ? (
                  <TextLink href={`/admin/services/${service.id}/`}>
                    <bdi>{service.name}</bdi>
                  </TextLink>
                ) : (
                  <bdi>{service.name}</bdi>
                )}
                <Text element="span" size={14} tone="muted" weight="regular" wrap="anywhere">
                  {[`#${service.id}`, service.line, service.location, service.host].filter(Boolean).join(' · ')}
                </Text>
              </Stack>
            ),
          },
          {
            id: 'status',
            header: formatMessage(words.status),
            nowrap: true,
            cell: ({ status }) => <ServiceStatus status={status} />,
          },
          {
            id: 'ips',
            header: formatMessage(words.addresses),
            cell: ({ ips }) => (
              <Text element="span" wrap="anywhere">
                {ips.length === 0 ? '—' : ips.join(', ')}
              </Text>
            ),
          },
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
            cell: ({ price }) => <LedgerPrice value={price} column />,
          },
        ]}
      />
      <OlderLinks id={id} tab="services" list="services" before={before} next={data.next} />
    </Stack>
  );
}
