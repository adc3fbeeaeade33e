import { ChoiceLink, ChoiceLinks } from '@hoster/ui/choice-links';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ticketQueuesQuery } from '../../api/ticket-desk.ts';
import { useApp } from '../../app/app-context.tsx';
import { useAge } from '../../features/staff/use-age.ts';
import { useDuration } from '../../features/staff/use-duration.ts';
import { departmentWords } from '../../features/tickets/words.ts';
import { addressOf, type TicketsFilter } from './address.ts';
import { words } from './words.ts';

/** Departments with their open and late tickets, and their time to the first answer. */
export function Departments({ filter, now }: { filter: TicketsFilter; now: number }) {
  const { formatMessage } = useIntl();
  const { data: queues } = useSuspenseQuery(ticketQueuesQuery(useApp()));
  const age = useAge(now);
  const duration = useDuration();
  const all = {
    open: queues.reduce((sum, { open }) => sum + open, 0),
    late: queues.reduce((sum, { late }) => sum + late, 0),
  };
  return (
    <ChoiceLinks label={formatMessage(words.department)} look="cards">
      <ChoiceLink
        href={addressOf({ ...filter, department: null, after: null })}
        note={formatMessage(words.figures, all)}
        {...(filter.department === null && { 'aria-current': true })}
      >
        {formatMessage(words.everyDepartment)}
      </ChoiceLink>
      {queues.map(({ department, first_answer_minutes: minutes, late, oldest, open }) => (
        <ChoiceLink
          key={department}
          href={addressOf({ ...filter, department, after: null })}
          note={[
            formatMessage(words.figures, { open, late }),
            oldest && formatMessage(words.oldest, { age: age(oldest) }),
            minutes !== null && formatMessage(words.firstAnswer, { time: duration(minutes) }),
          ]
            .filter(Boolean)
            .join(' · ')}
          {...(department === filter.department && { 'aria-current': true })}
        >
          {formatMessage(departmentWords[department])}
        </ChoiceLink>
      ))}
    </ChoiceLinks>
  );
}
