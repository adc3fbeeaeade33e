import type { StaffTicketDetails } from '@hoster/contract';
import { fillCanned } from '@hoster/domain/text/canned-answer';
import { Button } from '@hoster/ui/button';
import { Inline } from '@hoster/ui/inline';
import { Select } from '@hoster/ui/select';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { cannedAnswersQuery } from '../../api/ticket-desk.ts';
import { useApp } from '../../app/app-context.tsx';
import { insertText } from './insert-text.ts';
import { words } from './words.ts';

type Ticket = Pick<StaffTicketDetails, 'customer' | 'department' | 'id' | 'language' | 'service_name' | 'services'>;

/** Returns a function that gives the text of a canned answer for a ticket, in its language; null for an unknown one. */
export function useCannedText(ticket: Ticket): (id: number | null) => string | null {
  const { data: answers } = useSuspenseQuery(cannedAnswersQuery(useApp()));
  return (id) => {
    const answer = answers.find((one) => one.id === id);
    if (!answer) return null;
    return fillCanned(answer.body[ticket.language], {
      customer: ticket.customer.name,
      service: ticket.service_name ?? ticket.services[0]?.name ?? '',
      ticket: `#${ticket.id}`,
    });
  };
}

interface CannedFormProps {
  ticket: Ticket;
  /** Id of the text area. */
  area: string;
}

/** Puts a canned answer into the editor: where the cursor is, or, without script, below the draft. */
export function CannedForm({ area, ticket }: CannedFormProps) {
  const { formatMessage } = useIntl();
  const { data: answers } = useSuspenseQuery(cannedAnswersQuery(useApp()));
  const textOf = useCannedText(ticket);
  const chosen = useRef<HTMLSelectElement>(null);
  const offered = answers.filter(({ department }) => department === null || department === ticket.department);
  if (offered.length === 0) return null;
  const insert = (event: FormEvent): void => {
    const field = document.getElementById(area);
    const text = textOf(Number(chosen.current?.value));
    if (!(field instanceof HTMLTextAreaElement) || text === null) return;
    event.preventDefault();
    insertText(field, text);
  };
  return (
    <form method="get" action={`/admin/tickets/${ticket.id}/`} onSubmit={insert}>
      <Inline gap={12} align="end">
        <Select
          ref={chosen}
          name="answer"
          label={formatMessage(words.canned)}
          options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <Button type="submit">{formatMessage(words.insert)}</Button>
        <TextLink href="/admin/tickets/answers/">{formatMessage(words.manageCanned)}</TextLink>
      </Inline>
    </form>
  );
}
