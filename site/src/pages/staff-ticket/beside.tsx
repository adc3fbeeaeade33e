import type { StaffTicketDetails } from '@hoster/contract';
import { hasPermission } from '@hoster/domain/visitor/access';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { DataList } from '@hoster/ui/data-list';
import { Inline } from '@hoster/ui/inline';
import { Section } from '@hoster/ui/section';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { colleaguesQuery } from '../../api/staff-queue.ts';
import { useApp } from '../../app/app-context.tsx';
import { useDuration } from '../../features/staff/use-duration.ts';
import { departmentWords, priorityWords } from '../../features/tickets/words.ts';
import { Day } from '../../parts/service/day.tsx';
import { ServiceStatus } from '../../parts/service/service-status.tsx';
import type { DeskRefused } from './desk-form.ts';
import { departments, priorities } from './desk-form.ts';
import { MergeForm } from './merge-form.tsx';
import { words } from './words.ts';

interface BesideProps {
  ticket: StaffTicketDetails;
  refused: DeskRefused | null;
}

/** What is beside the messages: facts, who answers, the customer's services, and merging. */
export function Beside({ refused, ticket }: BesideProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={32}>
      <Facts ticket={ticket} />
      {refused?.problem ? (
        <Callout tone="danger" role="alert">
          {refused.problem}
        </Callout>
      ) : null}
      <Assignment ticket={ticket} error={refused?.errors['owner']} />
      <Sorting ticket={ticket} />
      <Section id="services" title={formatMessage(words.services)} level={2}>
        {ticket.services.length === 0 ? (
          <Text tone="muted">{formatMessage(words.noServices)}</Text>
        ) : (
          <Stack gap={8} element="ul" role="list">
            {ticket.services.map(({ id, name, status }) => (
              <li key={id}>
                <Inline gap={8}>
                  <TextLink href={`/admin/services/${id}/`}>
                    <bdi>{`${name} (${id})`}</bdi>
                  </TextLink>
                  <ServiceStatus status={status} />
                </Inline>
              </li>
            ))}
          </Stack>
        )}
      </Section>
      <MergeForm ticket={ticket} error={refused?.errors['into']} />
    </Stack>
  );
}

function Facts({ ticket }: { ticket: StaffTicketDetails }) {
  const { formatMessage } = useIntl();
  const duration = useDuration();
  const { customer, due, first_answer_minutes: minutes, id, is_overdue: isOverdue } = ticket;
  const facts = [
    { id: 'number', term: formatMessage(words.number), value: `#${id}` },
    {
      id: 'customer',
      term: formatMessage(words.customer),
      value:
        customer.account === null ? (
          <bdi>{customer.name}</bdi>
        ) : (
          <TextLink href={`/admin/customers/${customer.account}/`}>
            <bdi>{customer.name}</bdi>
          </TextLink>
        ),
      ...(customer.email !== null && { note: customer.email }),
    },
    ticket.service !== null && {
      id: 'service',
      term: formatMessage(words.service),
      value: <bdi>{`${ticket.service_name ?? ''} (${ticket.service})`}</bdi>,
    },
    due !== null && {
      id: 'due',
      term: formatMessage(words.due),
      value: <Day value={due} time />,
      ...(isOverdue && { note: formatMessage(words.late) }),
    },
    {
      id: 'first-answer',
      term: formatMessage(words.firstAnswer),
      value: minutes === null ? '—' : duration(minutes),
    },
  ].filter((fact) => fact !== false);
  return <DataList items={facts} mono={false} dense />;
}

function Assignment({ error, ticket }: { ticket: StaffTicketDetails; error: readonly string[] | undefined }) {
  const { formatMessage } = useIntl();
  const { data: colleagues } = useSuspenseQuery(colleaguesQuery(useApp()));
  const self = colleagues.find(({ is_self: isSelf }) => isSelf);
  const { id, owner } = ticket;
  return (
    <form method="post" action={`/admin/tickets/${id}/`} data-keep-scroll key={owner?.id ?? 0}>
      <input type="hidden" name="was" value={owner?.id ?? ''} />
      <Stack gap={12}>
        <Select
          name="owner"
          label={formatMessage(words.owner)}
          defaultValue={owner?.id ?? ''}
          error={error}
          options={[
            { value: '', label: formatMessage(words.nobody) },
            ...colleagues
              .filter(({ role }) => hasPermission(role, 'tickets'))
              .map((one) => ({
                value: String(one.id),
                label: one.is_self ? formatMessage(words.you, { name: one.name }) : one.name,
              })),
          ]}
        />
        <Inline gap={8}>
          <Button type="submit" name="intent" value="assign" size="small">
            {formatMessage(words.assign)}
          </Button>
          {owner?.is_self === true || !self ? null : (
            <Button type="submit" name="intent" value="take" size="small">
              {formatMessage(words.take)}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}

function Sorting({ ticket: { department, id, priority } }: { ticket: StaffTicketDetails }) {
  const { formatMessage } = useIntl();
  return (
    <form method="post" action={`/admin/tickets/${id}/`} data-keep-scroll key={`${department} ${priority}`}>
      <Stack gap={12}>
        <Select
          name="department"
          label={formatMessage(words.department)}
          defaultValue={department}
          options={departments.map((value) => ({ value, label: formatMessage(departmentWords[value]) }))}
        />
        <Select
          name="priority"
          label={formatMessage(words.priority)}
          defaultValue={priority}
          options={priorities.map((value) => ({ value, label: formatMessage(priorityWords[value]) }))}
        />
        <Inline>
          <Button type="submit" name="intent" value="sort" size="small">
            {formatMessage(words.sort)}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
