import type { StaffTicketDetails } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { PageLayout } from '@hoster/ui/page-layout';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { staffTicketQuery } from '../../api/tickets.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { Thread } from '../../features/tickets/thread.tsx';
import { TicketStatus } from '../../features/tickets/ticket-status.tsx';
import type { TicketRefused } from '../../features/tickets/send.ts';
import { useDraft } from '../../features/tickets/use-saved-draft.ts';
import { useSent } from '../../features/tickets/use-sent.ts';
import { AnswerForm, fieldIds } from './answer-form.tsx';
import { Beside } from './beside.tsx';
import { CannedForm, useCannedText } from './canned.tsx';
import type { DeskRefused } from './desk-form.ts';
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
  const { canned, id } = usePageData<typeof route>();
  const answer = useActionData<TicketRefused | DeskRefused>();
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
      {ticket.merged_into === null ? null : (
        <Callout>
          <TextLink href={`/admin/tickets/${ticket.merged_into}/`}>
            {formatMessage(words.merged, { number: String(ticket.merged_into) })}
          </TextLink>
        </Callout>
      )}
      <PageLayout aside={<Beside ticket={ticket} refused={answer && 'desk' in answer ? answer : null} />}>
        <Stack gap={32}>
          <Thread
            messages={ticket.messages}
            answering={ticket.answering ?? (ticket.is_customer_typing ? { name: ticket.customer.name } : null)}
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
          {ticket.merged_into === null ? (
            <Section id="answer" title={formatMessage(words.answer)}>
              <CannedForm ticket={ticket} area={fieldIds.body} />
              <Answer key={`${id} ${sent} ${canned ?? ''}`} ticket={ticket} canned={canned} />
            </Section>
          ) : null}
        </Stack>
      </PageLayout>
    </AccountPage>
  );
}

function Answer({ canned, ticket }: { ticket: StaffTicketDetails; canned: number | null }) {
  const { draft, key } = useDraft(ticket.id);
  const textOf = useCannedText(ticket);
  return <AnswerForm key={key} id={ticket.id} draft={draft} canned={textOf(canned)} />;
}
