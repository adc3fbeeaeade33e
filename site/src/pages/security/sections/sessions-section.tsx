import type { AccountSession } from '@hoster/contract';
import { Inline } from '@hoster/ui/inline';
import { ContentBlock } from '@hoster/ui/content-block';
import { Item, ItemList } from '@hoster/ui/item-list';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '@hoster/ui/badge';
import { Skeleton } from '@hoster/ui/skeleton';
import { Text } from '@hoster/ui/text';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { sessionsQuery } from '../../../api/security.ts';
import { useVisitKey } from '../../../app/browser/visit-key.ts';
import { useApp } from '../../../app/app-context.tsx';
import { PartFailed } from '../../../parts/section/part-failed.tsx';
import { Saved } from '../../../parts/form/saved.tsx';
import { Section } from '@hoster/ui/section';
import { ProblemList } from '../../../features/auth/form/problem-list.tsx';
import { SmallForm } from '../../../features/auth/identity-check/small-form.tsx';
import { Day } from '../../../parts/service/day.tsx';
import type { SecurityLogAnswer } from './security-log-action.ts';
import type { SecurityLogData } from './load-security-log.ts';
import { Origin, useDeviceName } from './origin.tsx';

const words: Record<'end' | 'endNamed' | 'endOthers' | 'ending', MessageDescriptor> = defineMessages({
  end: {
    id: 'security-log.sessions.end',
    defaultMessage: 'End session',
    description: 'Button beside a session',
  },
  endNamed: {
    id: 'security-log.sessions.end-named',
    defaultMessage: 'End session: {device}, {ip}',
    description: 'Name of the button that ends a session, for screen readers',
  },
  endOthers: {
    id: 'security-log.sessions.end-others',
    defaultMessage: 'Sign out of all other sessions',
    description: 'Button above the sessions',
  },
  ending: {
    id: 'security-log.sessions.ending',
    defaultMessage: 'Ending…',
    description: 'On the button while sessions are being ended',
  },
});

const noFields = {};

/** Active sessions of the customer; all but the current one can be signed out from here. */
export function SessionsSection({ log }: { log: SecurityLogData }) {
  const { saved, failed, countries } = log;
  const { data: sessions, isError } = useQuery(sessionsQuery(useApp()));
  const answer = useActionData<SecurityLogAnswer>();
  const key = useVisitKey();
  // The current session first, then by date.
  const sorted = sessions?.toReversed().toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
  return (
    <Section
      id="sessions"
      title={
        <FormattedMessage
          id="security-log.sessions.title"
          defaultMessage="Active sessions"
          description="Section of the security page: browsers that are signed in"
        />
      }
      aside={sorted && sorted.length > 1 ? <EndOthers /> : null}
    >
      {answer?.intent === 'sessions' ? (
        <ProblemList problems={answer.problems} fields={noFields} />
      ) : saved === 'session' || saved === 'sessions' ? (
        <Saved key={key}>
          {saved === 'session' ? (
            <FormattedMessage
              id="security-log.sessions.ended"
              defaultMessage="Session ended."
              description="After a session was ended"
            />
          ) : (
            <FormattedMessage
              id="security-log.sessions.ended-others"
              defaultMessage="You’ve been signed out of all other sessions."
              description="After all other sessions were ended"
            />
          )}
        </Saved>
      ) : null}
      <ContentBlock>
        <Text tone="muted">
          <FormattedMessage
            id="security-log.sessions.intro"
            defaultMessage="Browsers where you’re signed in. If you don’t recognise one, end its session and change your password."
            description="Under the heading of the sessions"
          />
        </Text>
      </ContentBlock>
      {sorted ? (
        <ItemList>
          {sorted.map((session) => (
            <SessionRow key={session.id} session={session} countries={countries} />
          ))}
        </ItemList>
      ) : isError || failed.sessions ? (
        <PartFailed
          href="/my/security/"
          title={
            <FormattedMessage
              id="security-log.sessions.failed"
              defaultMessage="We couldn’t load your sessions"
              description="Error: the sessions did not load"
            />
          }
        />
      ) : (
        <Skeleton lines={4} />
      )}
    </Section>
  );
}

function SessionRow({ session, countries }: { session: AccountSession } & Pick<SecurityLogData, 'countries'>) {
  const { formatMessage } = useIntl();
  const device = useDeviceName()(session.device);
  return (
    <Item
      actions={
        session.is_current ? null : (
          <SmallForm
            fields={{ intent: 'end-session', id: String(session.id) }}
            size="small"
            busyLabel={formatMessage(words.ending)}
            label={formatMessage(words.endNamed, { device, ip: session.ip })}
          >
            {formatMessage(words.end)}
          </SmallForm>
        )
      }
    >
      <Inline element="span" gap={12} rowGap={4} align="baseline">
        <Text element="span" weight="semibold" wrap="anywhere">
          {device}
        </Text>
        {session.is_current ? (
          <Badge tone="success">
            <FormattedMessage
              id="security-log.sessions.current"
              defaultMessage="This browser"
              description="Mark of the session that is looking at the list"
            />
          </Badge>
        ) : null}
      </Inline>
      <Text element="span" size={14} tone="muted" lineHeight="inherit">
        <Inline element="span" gap={12} rowGap={4} align="baseline">
          <Origin country={session.country} ip={session.ip} countries={countries} />
          <Text element="span" wrap="nowrap">
            <FormattedMessage
              id="security-log.sessions.since"
              defaultMessage="since {day}"
              description="Start of a session"
              values={{ day: <Day value={session.created} time /> }}
            />
          </Text>
        </Inline>
      </Text>
    </Item>
  );
}

function EndOthers() {
  const { formatMessage } = useIntl();
  return (
    <SmallForm
      fields={{ intent: 'end-other-sessions' }}
      size="small"
      variant="danger"
      busyLabel={formatMessage(words.ending)}
    >
      {formatMessage(words.endOthers)}
    </SmallForm>
  );
}
