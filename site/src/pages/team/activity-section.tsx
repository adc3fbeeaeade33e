import type { Page, TeamEvent } from '@hoster/contract';
import { Pagination } from '@hoster/ui/pagination';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { defineMessages, FormattedMessage, type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import { TEAM_EVENTS_PER_PAGE } from '../../api/team.ts';
import { Day } from '../../parts/service/day.tsx';
import { actionWords, otherAction } from './action-words.ts';
import { TEAM } from './load-team.ts';
import { roleNames, roles } from './role-words.ts';

type Word = 'list' | 'what' | 'who' | 'when' | 'token' | 'pages' | 'previous' | 'next' | 'page';

const words: Readonly<Record<Word, MessageDescriptor>> = defineMessages({
  list: { id: 'team.activity.list', defaultMessage: 'Account activity', description: 'Name of the table' },
  what: { id: 'team.activity.what', defaultMessage: 'Change', description: 'Column of the activity' },
  who: { id: 'team.activity.who', defaultMessage: 'Member', description: 'Column of the activity' },
  when: { id: 'team.activity.when', defaultMessage: 'Time', description: 'Column of the activity' },
  token: {
    id: 'team.activity.token',
    defaultMessage: 'with the token {name}',
    description: 'Below the name of a member, whose API token has made a change',
  },
  pages: {
    id: 'team.activity.pages',
    defaultMessage: 'Activity pages',
    description: 'Name of the navigation between pages of the activity',
  },
  previous: { id: 'team.activity.previous', defaultMessage: 'Newer', description: 'Link to the page before' },
  next: { id: 'team.activity.next', defaultMessage: 'Older', description: 'Link to the page after' },
  page: {
    id: 'team.activity.page',
    defaultMessage: 'Page {page, number} of {count, number}',
    description: 'Link to a page of the activity, for screen readers',
  },
});

/** Who has changed what in the account, newest first. */
export function ActivitySection({ events, page }: { events: Page<TeamEvent>; page: number }) {
  const { formatMessage } = useIntl();
  const pageCount = Math.ceil(events.count / TEAM_EVENTS_PER_PAGE);
  return (
    <Section
      id="activity"
      title={<FormattedMessage id="team.activity" defaultMessage="Activity" description="Heading of the team page" />}
    >
      <Table
        caption={formatMessage(words.list)}
        captionHidden
        columns={useColumns()}
        rows={events.results}
        rowKey={({ id }) => id}
        empty={
          <Text tone="muted">
            <FormattedMessage
              id="team.activity.none"
              defaultMessage="No activity yet. Changes that members make will appear here."
              description="The activity of an account is empty"
            />
          </Text>
        }
      />
      <Pagination
        label={formatMessage(words.pages)}
        page={page}
        pageCount={pageCount}
        hrefFor={(other) => `${TEAM}?events=${other}#activity`}
        pageLabel={(other) => formatMessage(words.page, { page: other, count: pageCount })}
        previousLabel={formatMessage(words.previous)}
        nextLabel={formatMessage(words.next)}
      />
    </Section>
  );
}

/** What was changed, with the role of a member in the visitor’s language: `ada@example.com (technical)`. */
function targetWords(target: string, formatMessage: IntlShape['formatMessage']): string {
  const [all, who, role] = /^(.*) \((\w+)\)$/.exec(target) ?? [];
  const known = roles.find((one) => one === role);
  return all === undefined || known === undefined ? target : `${who} (${formatMessage(roleNames[known])})`;
}

function useColumns(): TableColumn<TeamEvent>[] {
  const { formatMessage } = useIntl();
  return [
    {
      id: 'what',
      header: formatMessage(words.what),
      rowHeader: true,
      cell: ({ action, target }) => (
        <Stack element="span" gap={4}>
          <Text element="span" weight="semibold">
            {formatMessage(actionWords[action] ?? otherAction)}
          </Text>
          {target === null ? null : (
            <Text element="span" size={14} tone="muted" lineHeight="inherit" weight="regular" wrap="anywhere">
              {targetWords(target, formatMessage)}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'who',
      header: formatMessage(words.who),
      cell: ({ by, ip, token }) => (
        <Stack element="span" gap={4} align={{ base: 'end', md: 'stretch' }}>
          <span>{by}</span>
          <Text element="span" size={14} tone="muted" lineHeight="inherit" wrap="anywhere">
            {token === null ? ip : formatMessage(words.token, { name: token })}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'when',
      header: formatMessage(words.when),
      align: 'end',
      cell: ({ at }) => (
        <Text element="span" wrap="nowrap">
          <Day value={at} time />
        </Text>
      ),
    },
  ];
}
