import type { StaffTaskDetails } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { DataList } from '@hoster/ui/data-list';
import { Inline } from '@hoster/ui/inline';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { staffTaskQuery } from '../../api/staff.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { TaskStatus } from '../../features/staff-tasks/task-status.tsx';
import { kindWord, refusalWords } from '../../features/staff-tasks/words.ts';
import { Saved } from '../../parts/form/saved.tsx';
import { Day } from '../../parts/service/day.tsx';
import { kindWords } from '../../parts/service/service-plan.tsx';
import { isRefusable } from './form.ts';
import { RefusalForm } from './refusal-form.tsx';
import { ResultForm } from './result-form.tsx';
import type { route, TaskRefused } from './route.ts';
import { factWords, fieldWords, words } from './words.ts';

/** `/admin/tasks/:id/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { id, isSaved } = usePageData<typeof route>();
  const { data: task } = useSuspenseQuery(staffTaskQuery(useApp(), id));
  const refused = useActionData<TaskRefused>();
  const { facts, kind, name, state, survey } = task;
  return (
    <AccountPage
      above={
        <TextLink href="/admin/tasks/" tone="quiet">
          {formatMessage(words.back)}
        </TextLink>
      }
      title={<bdi>{`${formatMessage(kindWord(kind))}: ${name}`}</bdi>}
      status={<TaskStatus state={state} />}
    >
      {isSaved ? <Saved>{formatMessage(words.saved)}</Saved> : null}
      <Facts task={task} />
      <Section id="wanted" title={formatMessage(words.wanted)}>
        {facts.length === 0 ? <Text tone="muted">{formatMessage(words.nothing)}</Text> : <Wanted facts={facts} />}
      </Section>
      {survey.length > 0 ? (
        <Section id="survey" title={formatMessage(words.survey)}>
          <DataList
            layout="stacked"
            mono={false}
            dense
            items={survey.map(({ answer, question }) => ({ term: question, value: answer }))}
          />
        </Section>
      ) : null}
      {state === 'open' ? (
        <>
          <Section id="result" title={formatMessage(words.result)}>
            <ResultForm task={task} refused={refused?.intent === 'finish' ? refused : undefined} />
          </Section>
          {isRefusable(kind) ? (
            <Section id="refusal" title={formatMessage(words.refusal)}>
              <RefusalForm task={task} refused={refused?.intent === 'refuse' ? refused : undefined} />
            </Section>
          ) : null}
        </>
      ) : (
        <Entered task={task} />
      )}
    </AccountPage>
  );
}

/** What is wanted, with all of a kind in one row. */
function Wanted({ facts }: Pick<StaffTaskDetails, 'facts'>) {
  const { formatMessage } = useIntl();
  const kinds = [...new Set(facts.map(({ kind }) => kind))];
  return (
    <DataList
      dense
      items={kinds.map((kind) => ({
        id: kind,
        term: formatMessage(factWords[kind]),
        value: (
          <Stack gap={4}>
            {facts
              .filter((fact) => fact.kind === kind)
              .map(({ text }, index) => (
                <span key={index}>{text}</span>
              ))}
          </Stack>
        ),
      }))}
    />
  );
}

function Facts({ task }: { task: StaffTaskDetails }) {
  const { formatMessage } = useIntl();
  const { by, created, customer, due, finished, is_overdue: isOverdue, line, location, name, service } = task;
  const facts = [
    {
      term: formatMessage(words.customer),
      value: <bdi>{[customer.name, customer.email].filter(Boolean).join(', ') || '—'}</bdi>,
      note: formatMessage(words.account, { id: String(customer.account) }),
    },
    {
      term: formatMessage(words.service),
      value: <bdi>{`${name} (${service})`}</bdi>,
      note: formatMessage(kindWords[line]),
    },
    location !== null && { term: formatMessage(words.location), value: location },
    { term: formatMessage(words.created), value: <Day value={created} time /> },
    due !== null && {
      term: formatMessage(words.due),
      value: (
        <Inline gap={8}>
          <Day value={due} time />
          {isOverdue ? <Badge tone="danger">{formatMessage(words.overdue)}</Badge> : null}
        </Inline>
      ),
    },
    finished !== null && {
      term: formatMessage(words.finished),
      value: <Day value={finished} time />,
      ...(by !== null && { note: formatMessage(words.by, { name: by }) }),
    },
  ].filter((fact) => fact !== false);
  return <DataList items={facts} mono={false} dense />;
}

/** What was entered about a finished task. */
function Entered({ task: { entered, notes, refused } }: { task: StaffTaskDetails }) {
  const { formatMessage } = useIntl();
  const values = [
    refused !== null && { term: formatMessage(words.refused), value: formatMessage(refusalWords[refused]) },
    ...(['ipv4', 'ipv6', 'host', 'login'] as const).map((name) => {
      const value = entered?.[name] ?? null;
      return value !== null && { term: formatMessage(fieldWords[name]), value };
    }),
    entered !== null &&
      entered.host_keys.length > 0 && {
        term: formatMessage(fieldWords.host_keys),
        value: entered.host_keys.join(' '),
      },
    entered !== null &&
      entered.console !== null && { term: formatMessage(fieldWords['console.url']), value: entered.console },
    notes !== '' && { term: formatMessage(fieldWords.notes), value: notes },
  ].filter((item) => item !== false);
  if (values.length === 0) return null;
  return (
    <Section id="result" title={formatMessage(words.result)}>
      <DataList items={values} mono={false} dense />
    </Section>
  );
}
