import type { StaffTask } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { ChoiceLink, ChoiceLinks } from '@hoster/ui/choice-links';
import { Inline } from '@hoster/ui/inline';
import { Pagination } from '@hoster/ui/pagination';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { staffTasksQuery } from '../../api/staff.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { useAge } from '../../features/staff/use-age.ts';
import { TaskStatus } from '../../features/staff-tasks/task-status.tsx';
import { kindWord, taskStateWords } from '../../features/staff-tasks/words.ts';
import { Day } from '../../parts/service/day.tsx';
import { addressOf, PATH, type route, states } from './route.ts';
import { words } from './words.ts';

const PAGE_SIZE = 20;

/** `/admin/tasks/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { now, page, state } = usePageData<typeof route>();
  const { data } = useSuspenseQuery({ ...staffTasksQuery(useApp(), { page, state }), refetchInterval: 30_000 });
  const columns = useColumns(now);
  return (
    <AccountPage title={formatMessage(words.title)} description={<Text tone="muted">{formatMessage(words.lead)}</Text>}>
      <ChoiceLinks label={formatMessage(words.filter)}>
        {states.map((one) => (
          <ChoiceLink key={one} href={addressOf(one)} {...(one === state && { 'aria-current': true })}>
            {formatMessage(taskStateWords[one])}
          </ChoiceLink>
        ))}
      </ChoiceLinks>
      <Table
        caption={formatMessage(words.title)}
        captionHidden
        columns={columns}
        rows={data.results}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `${PATH}${id}/`}
        empty={formatMessage(words.none)}
      />
      <Pagination
        label={formatMessage(words.pages)}
        page={page}
        pageCount={Math.ceil(data.count / PAGE_SIZE)}
        hrefFor={(target) => addressOf(state, target)}
        pageLabel={(target) => formatMessage(words.page, { page: target })}
        previousLabel={formatMessage(words.previous)}
        nextLabel={formatMessage(words.next)}
      />
    </AccountPage>
  );
}

function useColumns(now: number): TableColumn<StaffTask>[] {
  const { formatMessage } = useIntl();
  const age = useAge(now);
  return [
    {
      id: 'task',
      header: formatMessage(words.task),
      rowHeader: true,
      cell: ({ id, kind }) => `#${id} ${formatMessage(kindWord(kind))}`,
    },
    {
      id: 'service',
      header: formatMessage(words.service),
      cell: ({ name, service }) => <bdi>{`${name} (${service})`}</bdi>,
    },
    {
      id: 'customer',
      header: formatMessage(words.customer),
      cell: ({ customer: { account, email, name } }) => <bdi>{name || (email ?? String(account))}</bdi>,
    },
    {
      id: 'due',
      header: formatMessage(words.due),
      cell: ({ due, is_overdue: isOverdue }) =>
        due === null ? (
          '—'
        ) : (
          <Inline gap={8}>
            <Day value={due} time />
            {isOverdue ? <Badge tone="danger">{formatMessage(words.overdue)}</Badge> : null}
          </Inline>
        ),
    },
    { id: 'age', header: formatMessage(words.age), nowrap: true, cell: ({ created }) => age(created) },
    {
      id: 'state',
      header: formatMessage(words.state),
      nowrap: true,
      cell: ({ state }) => <TaskStatus state={state} />,
    },
  ];
}
