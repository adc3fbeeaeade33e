import { LinkButton } from '@hoster/ui/link-button';
import { Table } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import type { CannedAnswer } from '@hoster/contract';
import { cannedAnswersQuery } from '../../api/ticket-desk.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { departmentWords } from '../../features/tickets/words.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { EditDialog } from '../../parts/account/edit-dialog.tsx';
import { Saved } from '../../parts/form/saved.tsx';
import { Day } from '../../parts/service/day.tsx';
import { AnswerForm } from './answer-form.tsx';
import { type AnswerRefused, PATH, type route } from './route.ts';
import { words } from './words.ts';

/** `/admin/tickets/answers/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { done, edits } = usePageData<typeof route>();
  const refused = useActionData<AnswerRefused>();
  const { data: answers } = useSuspenseQuery(cannedAnswersQuery(useApp()));
  const id = refused?.id ?? edits;
  const edited = answers.find((answer) => answer.id === id);
  const isOpen = id === 'new' || edited !== undefined;
  return (
    <AccountPage
      above={
        <TextLink href="/admin/tickets/" tone="quiet">
          {formatMessage(words.back)}
        </TextLink>
      }
      title={formatMessage(words.title)}
      description={<Text tone="muted">{formatMessage(words.lead)}</Text>}
      actions={
        <LinkButton href={`${PATH}?edit=new`} variant="action" data-keep-scroll>
          {formatMessage(words.add)}
        </LinkButton>
      }
    >
      {done && !refused ? <Saved key={done}>{formatMessage(words[done])}</Saved> : null}
      <Table
        caption={formatMessage(words.list)}
        captionHidden
        columns={[
          {
            id: 'name',
            header: formatMessage(words.name),
            rowHeader: true,
            cell: ({ name }: CannedAnswer) => <bdi>{name}</bdi>,
          },
          {
            id: 'department',
            header: formatMessage(words.department),
            cell: ({ department }) => formatMessage(department === null ? words.every : departmentWords[department]),
          },
          {
            id: 'updated',
            header: formatMessage(words.updated),
            nowrap: true,
            cell: ({ updated }) => <Day value={updated} time />,
          },
        ]}
        rows={answers}
        rowKey={(answer) => answer.id}
        rowHref={(answer) => `${PATH}?edit=${answer.id}`}
        empty={formatMessage(words.none)}
      />
      <EditDialog open={isOpen} back={PATH} title={formatMessage(edited ? words.change : words.add)}>
        {isOpen ? <AnswerForm key={id} answer={edited ?? null} refused={refused} /> : null}
      </EditDialog>
    </AccountPage>
  );
}
