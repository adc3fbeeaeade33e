import type { AccountEvent } from '@hoster/contract';
import { Stack } from '@hoster/ui/stack';
import { Inline } from '@hoster/ui/inline';
import { ContentBlock } from '@hoster/ui/content-block';
import { useQuery } from '@tanstack/react-query';
import { Pagination } from '@hoster/ui/pagination';
import { Status } from '@hoster/ui/status';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { EVENTS_PER_PAGE, eventsQuery } from '../../../api/security.ts';
import { useApp } from '../../../app/app-context.tsx';
import { PartFailed } from '../../../parts/section/part-failed.tsx';
import { Section } from '@hoster/ui/section';
import { Day } from '../../../parts/service/day.tsx';
import { eventWords } from '../../../parts/events/event-words.ts';
import type { SecurityLogData } from './load-security-log.ts';
import { Origin, useDeviceName } from './origin.tsx';
import { useAuthConfig } from '../../../features/auth/session/use-auth-config.ts';

const words: Record<'list' | 'what' | 'where' | 'when' | 'pages' | 'previous' | 'next' | 'page', MessageDescriptor> =
  defineMessages({
    list: { id: 'security-log.events.list', defaultMessage: 'Activity', description: 'Name of the table of events' },
    what: { id: 'security-log.events.what', defaultMessage: 'Event', description: 'Column of the events' },
    where: {
      id: 'security-log.events.where',
      defaultMessage: 'Device and location',
      description: 'Column of the events',
    },
    when: { id: 'security-log.events.when', defaultMessage: 'Time', description: 'Column of the events' },
    pages: {
      id: 'security-log.events.pages',
      defaultMessage: 'Activity log pages',
      description: 'Name of the navigation between pages of the activity log',
    },
    previous: {
      id: 'security-log.events.previous',
      defaultMessage: 'Newer',
      description: 'Link to the page of events before',
    },
    next: { id: 'security-log.events.next', defaultMessage: 'Older', description: 'Link to the page of events after' },
    page: {
      id: 'security-log.events.page',
      defaultMessage: 'Page {page, number} of {count, number}',
      description: 'Link to a page of the activity log, for screen readers',
    },
  });

/** Activity log, newest first. */
export function EventsSection({ log }: { log: SecurityLogData }) {
  const { eventsPage, failed } = log;
  const { formatMessage } = useIntl();
  const { data: events, isError } = useQuery(eventsQuery(useApp(), eventsPage));
  const columns = useColumns(log.countries);
  const pageCount = Math.ceil((events?.count ?? 0) / EVENTS_PER_PAGE);
  return (
    <Section id="events" title={<FormattedMessage id="security-log.events.title" defaultMessage="Activity log" />}>
      {!events && (isError || failed.events) ? (
        <PartFailed
          href="/my/security/"
          title={
            <FormattedMessage
              id="security-log.events.failed"
              defaultMessage="We couldn’t load your activity log"
              description="Error: the events did not load"
            />
          }
        />
      ) : (
        <>
          <ContentBlock>
            <Text tone="muted">
              <FormattedMessage
                id="security-log.events.intro"
                defaultMessage="Sign-ins and security changes over the past year, newest first. If you don’t recognise something, change your password and sign out of all other sessions."
                description="Under the heading of the activity log"
              />
            </Text>
          </ContentBlock>
          <Table
            caption={formatMessage(words.list)}
            captionHidden
            columns={columns}
            rows={events?.results ?? []}
            rowKey={({ id }) => id}
            loadingRows={events ? undefined : 5}
            empty={
              <Text tone="muted">
                <FormattedMessage
                  id="security-log.events.none"
                  defaultMessage="No activity yet. Sign-ins and security changes will appear here."
                  description="The activity log is empty"
                />
              </Text>
            }
          />
          <Pagination
            label={formatMessage(words.pages)}
            page={eventsPage}
            pageCount={pageCount}
            hrefFor={(page) => `/my/security/?events=${page}#events`}
            pageLabel={(page) => formatMessage(words.page, { page, count: pageCount })}
            previousLabel={formatMessage(words.previous)}
            nextLabel={formatMessage(words.next)}
          />
        </>
      )}
    </Section>
  );
}

function useColumns(countries: SecurityLogData['countries']): TableColumn<AccountEvent>[] {
  const intl = useIntl();
  const deviceName = useDeviceName();
  const config = useAuthConfig();
  const providers = Object.fromEntries((config?.socialaccount?.providers ?? []).map(({ id, name }) => [id, name]));
  return [
    {
      id: 'what',
      header: intl.formatMessage(words.what),
      rowHeader: true,
      cell: (event) => {
        const { what, way, failed } = eventWords(intl, event, providers);
        return (
          <Stack element="span" gap={4}>
            {failed ? (
              <Status tone="danger">{what}</Status>
            ) : (
              <Text element="span" weight="semibold" wrap="anywhere">
                {what}
              </Text>
            )}
            {way === null ? null : (
              <Text element="span" size={14} tone="muted" lineHeight="inherit" weight="regular">
                {way}
              </Text>
            )}
          </Stack>
        );
      },
    },
    {
      id: 'where',
      header: intl.formatMessage(words.where),
      // What staff did has no place.
      cell: ({ device, country, ip }) =>
        ip === '' ? (
          '—'
        ) : (
          <Stack element="span" gap={4} align={{ base: 'end', md: 'stretch' }}>
            <span>{deviceName(device)}</span>
            <Text element="span" size={14} tone="muted" lineHeight="inherit">
              <Inline element="span" gap={12} rowGap={4} align="baseline" justify={{ base: 'end', md: 'start' }}>
                <Origin country={country} ip={ip} countries={countries} />
              </Inline>
            </Text>
          </Stack>
        ),
    },
    {
      id: 'when',
      header: intl.formatMessage(words.when),
      align: 'end',
      cell: ({ at }) => (
        <Text element="span" wrap="nowrap">
          <Day value={at} time />
        </Text>
      ),
    },
  ];
}
