import type { Customer, CustomerPerson } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useIntl } from 'react-intl';
import { Day } from '../../parts/service/day.tsx';
import { tabHref } from './tabs.ts';
import { dialogTitles, roleWords, words } from './words.ts';

/** The people of an account, and what can be done to them. */
export function People({ customer: { id, people } }: { customer: Customer }) {
  const { formatMessage } = useIntl();
  return (
    <Section id="people" title={formatMessage(words.people)}>
      <Table
        caption={formatMessage(words.peopleList)}
        captionHidden
        columns={useColumns(id)}
        rows={people}
        rowKey={({ user }) => user}
      />
    </Section>
  );
}

function useColumns(id: number): TableColumn<CustomerPerson>[] {
  const { formatMessage } = useIntl();
  return [
    {
      id: 'person',
      header: formatMessage(words.person),
      rowHeader: true,
      cell: ({ blocked, name, role, staff_role: staffRole, username }) => (
        <Stack element="span" gap={4}>
          <Inline element="span" gap={8}>
            <bdi>{name}</bdi>
            {staffRole === null ? null : <Badge tone="warning">{formatMessage(words.staff)}</Badge>}
            {blocked === null ? null : <Badge tone="danger">{formatMessage(words.blocked)}</Badge>}
          </Inline>
          <Text element="span" size={14} tone="muted" weight="regular" wrap="anywhere">
            {[formatMessage(roleWords[role]), username].join(' · ')}
          </Text>
          {blocked === null ? null : (
            <Text element="span" size={14} weight="regular" wrap="anywhere">
              {formatMessage(words.blockedSince, {
                date: <Day value={blocked.at} />,
                reason: <bdi>{blocked.reason}</bdi>,
              })}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'emails',
      header: formatMessage(words.emails),
      cell: ({ emails, staff_role: staffRole, user }) => (
        <Stack element="span" gap={4} align={{ base: 'end', md: 'start' }}>
          {emails.map(({ email, verified }) => (
            <Inline element="span" gap={8} key={email}>
              <Text element="span" wrap="anywhere">
                {email}
              </Text>
              {verified ? null : <Badge>{formatMessage(words.unconfirmed)}</Badge>}
              {verified || staffRole !== null ? null : (
                <TextLink href={tabHref(id, 'overview', { dialog: 'confirm', user, email })} data-keep-scroll>
                  {formatMessage(dialogTitles.confirm)}
                </TextLink>
              )}
            </Inline>
          ))}
        </Stack>
      ),
    },
    {
      id: 'sign-in',
      header: formatMessage(words.signIn),
      cell: ({ has_second_factor: hasFactor, last_login: at, sessions }) => (
        <Stack element="span" gap={4} align={{ base: 'end', md: 'start' }}>
          <span>
            {at === null
              ? formatMessage(words.never)
              : formatMessage(words.lastLogin, { date: <Day key="day" value={at} time /> })}
          </span>
          <Text element="span" size={14} tone="muted">
            {[
              formatMessage(hasFactor ? words.factorOn : words.factorOff),
              formatMessage(words.signedIn, { count: sessions }),
            ].join(' · ')}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'actions',
      header: formatMessage(words.actions),
      labelHidden: true,
      align: 'end',
      cell: (person) => (person.staff_role === null ? <Actions id={id} person={person} /> : null),
    },
  ];
}

function Actions({ id, person: { blocked, name, sessions, user } }: { id: number; person: CustomerPerson }) {
  const { formatMessage } = useIntl();
  const names = [...(sessions > 0 ? (['sign-out'] as const) : []), blocked ? ('unblock' as const) : ('block' as const)];
  return (
    <Inline element="span" gap={8} justify="end">
      {names.map((action) => (
        <LinkButton
          key={action}
          href={tabHref(id, 'overview', { dialog: action, user })}
          size="small"
          data-keep-scroll
          aria-label={`${formatMessage(dialogTitles[action])}: ${name}`}
        >
          {formatMessage(dialogTitles[action])}
        </LinkButton>
      ))}
    </Inline>
  );
}
