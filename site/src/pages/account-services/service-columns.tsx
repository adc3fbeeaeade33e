import type { ProjectSummary, Service } from '@hoster/contract';
import { isRunning } from '@hoster/domain/order/service-state';
import { Copyable } from '@hoster/ui/copyable';
import type { DataTableColumn } from '@hoster/ui/data-table';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage, type IntlShape } from 'react-intl';
import { DisplayPrice } from '../../parts/price/display-price.tsx';
import { Day } from '../../parts/service/day.tsx';
import { kindWords, ServicePlan } from '../../parts/service/service-plan.tsx';
import { ServicePlace } from '../../parts/service/service-place.tsx';
import { ServiceStatus, stateWords } from '../../parts/service/service-status.tsx';
import { listColumns } from './services-view.ts';
import { words } from './words.ts';

/** The choices of the filters that depend on the account. */
export interface FilterChoices {
  projects: readonly ProjectSummary[];
  locations: readonly NonNullable<Service['location']>[];
}

/** The columns of the list of services. */
export function serviceColumns({ formatMessage }: IntlShape, choices: FilterChoices): DataTableColumn<Service>[] {
  const { projects, locations } = choices;
  const [name, address, kind, status, project, location, paid, price] = listColumns;
  return [
    {
      ...name,
      header: formatMessage(words.name),
      filter: { label: formatMessage(words.search) },
      // The row is the link.
      cell: ({ id, name: title }) => (
        <Text element="span" id={`service-${id}`} mono wrap="anywhere">
          {title}
        </Text>
      ),
    },
    {
      ...address,
      header: formatMessage(words.address),
      mono: true,
      nowrap: true,
      cell: ({ ips: [ip] }) =>
        ip === undefined ? (
          '—'
        ) : (
          <Copyable
            value={ip}
            copyLabel={formatMessage(words.copyAddress, { address: ip })}
            copiedLabel={formatMessage(words.copied)}
          />
        ),
    },
    {
      ...kind,
      header: formatMessage(words.plan),
      filter: {
        label: formatMessage(words.byKind),
        allLabel: formatMessage(words.allKinds),
        options: Object.entries(kindWords).map(([value, word]) => ({ value, label: formatMessage(word) })),
      },
      cell: (service) => <ServicePlan service={service} />,
    },
    {
      ...status,
      header: formatMessage(words.state),
      filter: {
        label: formatMessage(words.byState),
        allLabel: formatMessage(words.allStates),
        options: Object.entries(stateWords).map(([value, word]) => ({ value, label: formatMessage(word) })),
      },
      cell: (service) => <State service={service} />,
    },
    {
      ...project,
      header: formatMessage(words.project),
      filter:
        projects.length < 2
          ? undefined
          : {
              label: formatMessage(words.byProject),
              allLabel: formatMessage(words.allProjects),
              options: projects.map(({ id, name: label }) => ({ value: String(id), label })),
            },
      cell: ({ project: its }) => its.name,
    },
    {
      ...location,
      header: formatMessage(words.location),
      filter:
        locations.length < 2
          ? undefined
          : {
              label: formatMessage(words.byLocation),
              allLabel: formatMessage(words.allLocations),
              options: locations.map(({ id, city }) => ({ value: String(id), label: city })),
            },
      cell: ({ location: place }) => (place ? <ServicePlace location={place} /> : '—'),
    },
    {
      ...paid,
      header: formatMessage(words.paid),
      cell: (service) => <PaidUntil service={service} />,
    },
    {
      ...price,
      header: formatMessage(words.price),
      align: 'end',
      mono: true,
      nowrap: true,
      cell: ({ price: eur }) => <DisplayPrice eur={eur} monthly column />,
    },
  ];
}

/** The state, and a link to pay where it waits for that. */
function State({ service: { id, status } }: { service: Service }) {
  return (
    <Stack element="span" gap={4} align={{ base: 'end', md: 'start' }}>
      <ServiceStatus status={status} />
      {status === 'awaiting_payment' ? (
        <TextLink href={`/my/services/${id}/`}>
          <FormattedMessage
            id="account.services.pay"
            defaultMessage="Go to payment"
            description="Link beside a service that is not paid"
          />
        </TextLink>
      ) : null}
    </Stack>
  );
}

/** When the next term begins, and how it's paid for. */
function PaidUntil({ service }: { service: Service }) {
  const { paid_until: until, auto_renew: renews, auto_pay: pays, status, trial_until: trial } = service;
  // A cancelled service is deleted before the paid term ends.
  if (until === null || status === 'canceled') return '—';
  return (
    <Stack element="span" gap={4} align={{ base: 'end', md: 'start' }}>
      <Text element="span" wrap="nowrap">
        <Day value={until} />
      </Text>
      <Text element="span" size={14} tone="muted" lineHeight="inherit">
        {isRunning(status) && !renews ? (
          <FormattedMessage
            id="account.services.ends"
            defaultMessage="Ends then"
            description="Under the date at which a cancelled service ends"
          />
        ) : trial !== null ? (
          <FormattedMessage
            id="account.services.trial"
            defaultMessage="Trial"
            description="Under the date of the end of a trial"
          />
        ) : pays ? (
          <FormattedMessage
            id="account.services.renews"
            defaultMessage="Renews automatically"
            description="Under the date of the next renewal"
          />
        ) : (
          <FormattedMessage
            id="account.services.off"
            defaultMessage="Auto-renewal is off"
            description="Under the date until which a service is paid for"
          />
        )}
      </Text>
    </Stack>
  );
}
