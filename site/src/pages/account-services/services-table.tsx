import type { Page, Service } from '@hoster/contract';
import { isRunning } from '@hoster/domain/order/service-state';
import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { Copyable } from '@hoster/ui/copyable';
import { EmptyState } from '@hoster/ui/empty-state';
import { LinkButton } from '@hoster/ui/link-button';
import { Pagination } from '@hoster/ui/pagination';
import { Table, type TableColumn } from '@hoster/ui/table';
import { TextLink } from '@hoster/ui/text-link';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { DisplayPrice } from '../../parts/price/display-price.tsx';
import { Day } from '../../parts/service/day.tsx';
import { ServicePlan } from '../../parts/service/service-plan.tsx';
import { ServicePlace } from '../../parts/service/service-place.tsx';
import { ServiceStatus } from '../../parts/service/service-status.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { PartFailed } from '../../parts/section/part-failed.tsx';
import { Section } from '@hoster/ui/section';

const PAGE_SIZE = 20;

const words = defineMessages({
  title: { id: 'account.services.title', defaultMessage: 'Services' },
  list: { id: 'account.services.list', defaultMessage: 'Your services', description: 'Name of the table of services' },
  name: { id: 'account.services.name', defaultMessage: 'Service' },
  state: { id: 'account.services.state', defaultMessage: 'Status' },
  address: { id: 'account.services.address', defaultMessage: 'IP address' },
  paid: { id: 'account.services.paid', defaultMessage: 'Paid until' },
  price: { id: 'account.services.price', defaultMessage: 'Price', description: 'Column of the services: per month' },
  copied: { id: 'account.copied', defaultMessage: 'Copied' },
  pages: {
    id: 'account.services.pages',
    defaultMessage: 'Service list pages',
    description: 'Name of the navigation between pages of the list',
  },
  previous: { id: 'account.services.previous', defaultMessage: 'Previous', description: 'Link to the page before' },
  next: { id: 'account.services.next', defaultMessage: 'Next', description: 'Link to the page after' },
});

interface ServicesSectionProps {
  services: Page<Service> | undefined;
  failed: boolean;
  page: number;
}

/** The customer's services, one per line; on phones, one per card. */
export function ServicesSection({ services, failed, page }: ServicesSectionProps) {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const columns = useColumns();
  const order = '/#prices';
  return (
    <Section
      id="services"
      title={formatMessage(words.title)}
      aside={
        services && services.count > 0 ? (
          <LinkButton href={href(order)}>
            <FormattedMessage
              id="account.services.order"
              defaultMessage="Order a service"
              description="Button above the services"
            />
          </LinkButton>
        ) : null
      }
    >
      {services?.count === 0 ? (
        <EmptyState
          level={3}
          title={
            <FormattedMessage
              id="account.services.none"
              defaultMessage="No services yet"
              description="Title: the account has no services"
            />
          }
          actions={
            <LinkButton href={href(order)} variant="action">
              <FormattedMessage
                id="account.services.choose"
                defaultMessage="Choose a service"
                description="Button where there are no services"
              />
            </LinkButton>
          }
        >
          <p>
            <FormattedMessage
              id="account.services.none-text"
              defaultMessage="Your services and their login details will appear here. Most are ready about a minute after payment."
              description="The account has no services: what will be here"
            />
          </p>
        </EmptyState>
      ) : !services && failed ? (
        <PartFailed
          title={
            <FormattedMessage
              id="account.services.failed"
              defaultMessage="We couldn’t load your services"
              description="Error: the services did not load"
            />
          }
        />
      ) : (
        <>
          <Table
            caption={formatMessage(words.list)}
            captionHidden
            columns={columns}
            rows={services?.results ?? []}
            rowKey={({ id }) => id}
            loadingRows={services ? undefined : 3}
          />
          <Pagination
            label={formatMessage(words.pages)}
            page={page}
            pageCount={Math.ceil((services?.count ?? 0) / PAGE_SIZE)}
            hrefFor={(target) => `/my/?page=${target}#services`}
            pageLabel={(target) =>
              formatMessage(
                {
                  id: 'account.services.page',
                  defaultMessage: 'Page {page, number} of {count, number}',
                  description: 'Link to a page of the list, for screen readers',
                },
                { page: target, count: Math.ceil((services?.count ?? 0) / PAGE_SIZE) },
              )
            }
            previousLabel={formatMessage(words.previous)}
            nextLabel={formatMessage(words.next)}
          />
        </>
      )}
    </Section>
  );
}

function useColumns(): TableColumn<Service>[] {
  const { formatMessage } = useIntl();
  return [
    {
      id: 'name',
      header: formatMessage(words.name),
      rowHeader: true,
      cell: ({ id, name, kind, tariff, location }) => (
        <Stack element="span" id={`service-${id}`} gap={2} align="start">
          <Text element="span" mono wrap="anywhere">
            <TextLink href={`/my/services/${id}/`} tone="text">
              {name}
            </TextLink>
          </Text>
          <Text element="span" size={14} tone="muted" lineHeight="inherit">
            <Inline element="span" gap={12} rowGap={0} align="stretch">
              <ServicePlan service={{ kind, tariff }} />
              {location ? <ServicePlace location={location} /> : null}
            </Inline>
          </Text>
        </Stack>
      ),
    },
    {
      id: 'state',
      header: formatMessage(words.state),
      cell: ({ id, status }) => (
        <Stack element="span" gap={4} align="start">
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
      ),
    },
    {
      id: 'address',
      header: formatMessage(words.address),
      mono: true,
      cell: ({ ips: [address] }) =>
        address === undefined ? (
          '—'
        ) : (
          <Text element="span" wrap="nowrap">
            <Copyable
              value={address}
              copyLabel={formatMessage(
                {
                  id: 'account.copy.address',
                  defaultMessage: 'Copy {address}',
                  description: 'Button that copies an address',
                },
                { address },
              )}
              copiedLabel={formatMessage(words.copied)}
            />
          </Text>
        ),
    },
    {
      id: 'paid',
      header: formatMessage(words.paid),
      cell: ({ paid_until, auto_renew, status, trial_until }) =>
        // A cancelled service is deleted before the paid term ends.
        paid_until === null || status === 'canceled' ? (
          '—'
        ) : (
          <Stack element="span" gap={4} align="start">
            <Text element="span" wrap="nowrap">
              <Day value={paid_until} />
            </Text>
            {isRunning(status) && !auto_renew ? (
              <Text element="span" size={14} tone="muted" lineHeight="inherit">
                <FormattedMessage
                  id="account.services.ends"
                  defaultMessage="Auto-renewal is off"
                  description="Under the date of a service without auto-renewal"
                />
              </Text>
            ) : trial_until !== null ? (
              <Text element="span" size={14} tone="muted" lineHeight="inherit">
                <FormattedMessage
                  id="account.services.trial"
                  defaultMessage="Trial"
                  description="Under the date of the end of a trial"
                />
              </Text>
            ) : null}
          </Stack>
        ),
    },
    {
      id: 'price',
      header: formatMessage(words.price),
      align: 'end',
      mono: true,
      cell: ({ price }) => (
        <Text element="span" wrap="nowrap">
          <DisplayPrice eur={price} monthly column />
        </Text>
      ),
    },
  ];
}
