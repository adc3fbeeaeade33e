import type { TicketDetails } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { Inline } from '@hoster/ui/inline';
import { Section } from '@hoster/ui/section';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readTicket, ticketMessagesQuery, ticketQuery } from '../../api/tickets.ts';
import { useApp } from '../../app/app-context.tsx';
import { useMay } from '../../app/visitor/use-may.ts';
import { usePageData } from '../../app/router/page-slot.tsx';
import { Thread } from '../../features/tickets/thread.tsx';
import { TicketStatus } from '../../features/tickets/ticket-status.tsx';
import { departmentWords, priorityWords } from '../../features/tickets/words.ts';
import { useDraft } from '../../features/tickets/use-saved-draft.ts';
import { useSent } from '../../features/tickets/use-sent.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { ReplyForm } from './reply-form.tsx';
import type { route } from './route.ts';
import { words } from './words.ts';

/** Milliseconds after which an open ticket looks for new messages. */
const REFRESH = 15_000;

/** `/my/tickets/:id/` */
export function Page() {
  const app = useApp();
  const { formatMessage } = useIntl();
  const { id } = usePageData<typeof route>();
  const { data: ticket } = useSuspenseQuery({ ...ticketQuery(app, id), refetchInterval: REFRESH });
  const { data: messages } = useSuspenseQuery({ ...ticketMessagesQuery(app, id), refetchInterval: REFRESH });
  const mayWrite = useMay('support');
  const isUnread = ticket.unread && mayWrite;
  useEffect(() => {
    // It arrived while the page was open.
    if (isUnread) void readTicket(app, id);
  }, [app, id, isUnread]);
  const sent = useSent();
  const canReply = ticket.status !== 'closed' || ticket.reopenable;
  return (
    <AccountPage
      above={
        <TextLink href="/my/tickets/" tone="quiet">
          {formatMessage(words.back)}
        </TextLink>
      }
      title={<bdi>{ticket.subject}</bdi>}
      status={<TicketStatus status={ticket.status} />}
      description={<Facts ticket={ticket} />}
      actions={mayWrite ? <CloseOrReopen ticket={ticket} /> : null}
    >
      <Thread messages={messages} answering={ticket.answering} />
      {ticket.merged_into !== null ? (
        <Callout>
          <TextLink href={`/my/tickets/${ticket.merged_into}/`}>
            {formatMessage(words.merged, { number: String(ticket.merged_into) })}
          </TextLink>
        </Callout>
      ) : !mayWrite ? null : canReply ? (
        <Section id="reply" title={formatMessage(words.reply)}>
          <Reply key={`${id} ${sent}`} ticket={ticket} />
        </Section>
      ) : (
        <Callout>
          <p>
            <FormattedMessage
              {...words.closedForGood}
              values={{ new: (text: ReactNode) => <TextLink href="/my/tickets/new/">{text}</TextLink> }}
            />
          </p>
        </Callout>
      )}
    </AccountPage>
  );
}

function Reply({ ticket }: { ticket: TicketDetails }) {
  const { draft, key } = useDraft(ticket.id);
  return <ReplyForm key={key} ticket={ticket} draft={draft} />;
}

function Facts({ ticket }: { ticket: TicketDetails }) {
  const { formatMessage } = useIntl();
  const { continues, department, id, priority, service, service_name: name } = ticket;
  return (
    <Inline gap={16} rowGap={4}>
      <span>
        {formatMessage(words.facts, { number: `#${id}`, department: formatMessage(departmentWords[department]) })}
      </span>
      <span>{formatMessage(words.priority, { priority: formatMessage(priorityWords[priority]) })}</span>
      {service === null ? null : (
        <span>
          <FormattedMessage
            {...words.service}
            values={{
              name: name ?? service,
              link: (text: ReactNode) => <TextLink href={`/my/services/${service}/`}>{text}</TextLink>,
            }}
          />
        </span>
      )}
      {continues === null ? null : (
        <span>
          <FormattedMessage
            {...words.continues}
            values={{
              number: `#${continues}`,
              link: (text: ReactNode) => <TextLink href={`/my/tickets/${continues}/`}>{text}</TextLink>,
            }}
          />
        </span>
      )}
    </Inline>
  );
}

function CloseOrReopen({ ticket: { id, reopenable, status } }: { ticket: TicketDetails }) {
  const { formatMessage } = useIntl();
  const isClosed = status === 'closed';
  if (isClosed && !reopenable) return null;
  return (
    <form method="post" action={`/my/tickets/${id}/`} data-keep-scroll>
      <Button type="submit" name="intent" value={isClosed ? 'reopen' : 'close'}>
        {formatMessage(isClosed ? words.reopen : words.close)}
      </Button>
    </form>
  );
}
