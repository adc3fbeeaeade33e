import type { AccountSession, CustomerSessions, Device } from '@hoster/contract';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Table } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { customerSessionsQuery } from '../../api/staff-customers.ts';
import { useApp } from '../../app/app-context.tsx';
import { eventWords } from '../../parts/events/event-words.ts';
import { Day } from '../../parts/service/day.tsx';
import { words } from './words.ts';

/** Where a customer's people are signed in, and what they did last. */
export function Sessions({ id }: { id: number }) {
  const { data } = useSuspenseQuery(customerSessionsQuery(useApp(), id));
  return (
    <Stack gap={32} align="stretch">
      {data.map((person) => (
        <Person key={person.user} person={person} />
      ))}
    </Stack>
  );
}

function Person({ person: { events, name, sessions, user } }: { person: CustomerSessions[number] }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <>
      <Section id={`sessions-${user}`} title={formatMessage(words.sessionsOf, { name })}>
        <Table
          caption={formatMessage(words.sessionsList, { name })}
          captionHidden
          rows={sessions}
          rowKey={({ id }) => id}
          empty={<Text tone="muted">{formatMessage(words.noSessions)}</Text>}
          columns={[
            {
              id: 'browser',
              header: formatMessage(words.browser),
              rowHeader: true,
              cell: (session) => <Origin {...session} />,
            },
            {
              id: 'date',
              header: formatMessage(words.date),
              nowrap: true,
              cell: ({ created }) => <Day value={created} time />,
            },
          ]}
        />
      </Section>
      <Section id={`activity-${user}`} title={formatMessage(words.activityOf, { name })}>
        <Table
          caption={formatMessage(words.activityList, { name })}
          captionHidden
          rows={events}
          rowKey={({ id }) => id}
          empty={<Text tone="muted">{formatMessage(words.noActivity)}</Text>}
          columns={[
            {
              id: 'event',
              header: formatMessage(words.event),
              rowHeader: true,
              cell: (event) => {
                const { way, what } = eventWords(intl, event, {});
                return (
                  <Text element="span" wrap="anywhere">
                    {way === null ? what : `${what} ${way}`}
                  </Text>
                );
              },
            },
            { id: 'browser', header: formatMessage(words.browser), cell: (event) => <Origin {...event} /> },
            { id: 'date', header: formatMessage(words.date), nowrap: true, cell: ({ at }) => <Day value={at} time /> },
          ]}
        />
      </Section>
    </>
  );
}

/** The browser and address of a session or an event; nothing for what staff did. */
function Origin({ country, device, ip }: Pick<AccountSession, 'country' | 'device' | 'ip'>) {
  const { formatMessage } = useIntl();
  if (ip === '') return '—';
  return (
    <Stack element="span" gap={4}>
      <span>{nameOf(device) || formatMessage(words.unknownBrowser)}</span>
      <Text element="span" size={14} tone="muted" weight="regular" wrap="anywhere">
        {[ip, country].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  );
}

const nameOf = ({ browser, os }: Device): string => [browser, os].filter(Boolean).join(', ');
