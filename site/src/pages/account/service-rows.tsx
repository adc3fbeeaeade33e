import type { Service } from '@hoster/contract';
import { Heading } from '@hoster/ui/heading';
import { Spread } from '@hoster/ui/spread';
import { Stack } from '@hoster/ui/stack';
import { Table } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { DisplayPrice } from '../../parts/price/display-price.tsx';
import { Day } from '../../parts/service/day.tsx';
import { ServicePlan } from '../../parts/service/service-plan.tsx';
import { ServiceStatus } from '../../parts/service/service-status.tsx';

/** Rows of the overview; the list has all of them. */
const MOST = 8;

const words = defineMessages({
  title: { id: 'account.services.title', defaultMessage: 'Services' },
  list: { id: 'account.services.list', defaultMessage: 'Your services', description: 'Name of the table of services' },
  name: { id: 'account.services.name', defaultMessage: 'Service' },
  state: { id: 'account.services.state', defaultMessage: 'Status' },
  paid: { id: 'account.services.paid', defaultMessage: 'Paid until' },
  price: { id: 'account.services.price', defaultMessage: 'Price', description: 'Column of the services: per month' },
});

/** The services with their state and renewal. */
export function ServiceRows({ services, count }: { services: readonly Service[]; count: number }) {
  const { formatMessage } = useIntl();
  const held = services.filter(({ status }) => status !== 'canceled');
  return (
    <Stack element="section" gap={8} id="services" aria-labelledby="services-title">
      <Spread gap={16} align="baseline">
        <Heading level={2} size={18} id="services-title">
          {formatMessage(words.title)}
        </Heading>
        <TextLink href="/my/services/">
          <FormattedMessage
            id="account.services.all"
            defaultMessage="All services ({count, number})"
            description="Link from the overview to the list of services"
            values={{ count }}
          />
        </TextLink>
      </Spread>
      <Table
        caption={formatMessage(words.list)}
        captionHidden
        density="compact"
        rows={held.slice(0, MOST)}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/my/services/${id}/`}
        columns={[
          {
            id: 'name',
            header: formatMessage(words.name),
            rowHeader: true,
            cell: ({ name, kind, tariff }) => (
              <Stack element="span" gap={2} align="start">
                <Text element="span" mono wrap="anywhere">
                  {name}
                </Text>
                <Text element="span" size={14} tone="muted" lineHeight="inherit">
                  <ServicePlan service={{ kind, tariff }} />
                </Text>
              </Stack>
            ),
          },
          { id: 'state', header: formatMessage(words.state), cell: ({ status }) => <ServiceStatus status={status} /> },
          {
            id: 'paid',
            header: formatMessage(words.paid),
            nowrap: true,
            cell: ({ paid_until: until }) => (until === null ? '—' : <Day value={until} />),
          },
          {
            id: 'price',
            header: formatMessage(words.price),
            align: 'end',
            mono: true,
            nowrap: true,
            cell: ({ price }) => <DisplayPrice eur={price} monthly column />,
          },
        ]}
      />
    </Stack>
  );
}
