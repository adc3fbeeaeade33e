import type { StaffTicketDetails } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { DataList } from '@hoster/ui/data-list';
import { Section } from '@hoster/ui/section';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { staffTicketQuery } from '../../api/tickets.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { Thread } from '../../features/tickets/thread.tsx';
import { TicketStatus } from '../../features/tickets/ticket-status.tsx';
import { departmentWords, priorityWords } from '../../features/tickets/words.ts';
import { useDraft } from '../../features/tickets/use-saved-draft.ts';
import { useSent } from '../../features/tickets/use-sent.ts';
import { AnswerForm } from './answer-form.tsx';
import { OtherMail } from './other-mail.tsx';
import { HeldActions, Participants } from './participants.tsx';
import type { route } from './route.ts';
import { words } from './words.ts';

/** Milliseconds after which an open ticket looks for new messages. */
const REFRESH = 15_000;

/** `/admin/tickets/:id/` */
export function Page() {
  const app = useApp();
  const { formatMessage } = useIntl();
  const { id } = usePageData<typeof route>();
  const { data: ticket } = useSuspenseQuery({ ...staffTicketQuery(app, id), refetchInterval: REFRESH });
  const sent = useSent();
  return (
    <AccountPage
      above={
        <TextLink href="/admin/tickets/" tone="quiet">
          {formatMessage(words.back)}
        </TextLink>
      }
      title={<bdi>{ticket.subject}</bdi>}
      status={<TicketStatus status={ticket.status} forStaff />}
      actions={
        ticket.status === 'closed' ? undefined : (
          <form method="post" action={`/admin/tickets/${id}/`} data-keep-scroll>
            <Button type="submit" name="intent" value="close">
              {formatMessage(words.close)}
            </Button>
          </form>
        )
      }
    >
      <Facts ticket={ticket} />
      <Thread
        messages={ticket.messages}
        answering={ticket.answering}
        keptOf={({ address, author, held }) =>
          held === null
            ? null
            : {
                author: <bdi>{address === null ? author.name : `${author.name} <${address}>`}</bdi>,
                label: formatMessage(held === 'waiting' ? words.notInvited : words.rejected),
                actions: <HeldActions ticket={id} address={address ?? ''} isRejected={held === 'rejected'} />,
              }
        }
      />
      <OtherMail mails={ticket.mail} />
      <Participants id={id} participants={ticket.participants} />
      <Section id="answer" title={formatMessage(words.answer)}>
        <Answer key={`${id} ${sent}`} id={id} />
      </Section>
    </AccountPage>
  );
}

function Answer({ id }: { id: number }) {
  const { draft, key } = useDraft(id);
  return <AnswerForm key={key} id={id} draft={draft} />;
}

function Facts({ ticket }: { ticket: StaffTicketDetails }) {
  const { formatMessage } = useIntl();
  const { customer, department, id, priority, service, service_name: name } = ticket;
  const facts = [
    { id: 'number', term: formatMessage(words.number), value: `#${id}` },
    {
      id: 'customer',
      term: formatMessage(words.customer),
      value: <bdi>{[customer.name, customer.email].filter(Boolean).join(', ')}</bdi>,
      ...(customer.account !== null && { note: formatMessage(words.account, { id: String(customer.account) }) }),
    },
    service !== null && { id: 'service', term: formatMessage(words.service), value: `${name ?? ''} (${service})` },
    {
      id: 'department',
      term: formatMessage(words.department),
      value: formatMessage(departmentWords[department]),
    },
    { id: 'priority', term: formatMessage(words.priority), value: formatMessage(priorityWords[priority]) },
  ].filter((fact) => fact !== false);
  return <DataList items={facts} mono={false} dense />;
}
