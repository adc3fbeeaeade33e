import type { StaffPerson } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { Stack } from '@hoster/ui/stack';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { staffPeopleQuery } from '../../api/staff-people.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { staffRoleNames } from '../../features/staff/role-words.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { EditDialog } from '../../parts/account/edit-dialog.tsx';
import { Saved } from '../../parts/form/saved.tsx';
import { Day } from '../../parts/service/day.tsx';
import { RoleForm } from './role-form.tsx';
import { PATH, type RoleRefused, type route } from './route.ts';
import { words } from './words.ts';

/** `/admin/staff/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { edits, isAdded, isSaved } = usePageData<typeof route>();
  const refused = useActionData<RoleRefused>();
  const { data: people } = useSuspenseQuery(staffPeopleQuery(useApp()));
  const edited = people.find(({ id, is_self: isSelf }) => id === (refused?.id ?? edits) && !isSelf);
  const isAdding = (refused?.id ?? edits) === 'new';
  return (
    <AccountPage
      title={formatMessage(words.title)}
      description={<Text tone="muted">{formatMessage(words.lead)}</Text>}
      actions={
        <LinkButton href={`${PATH}?edit=new`} variant="action" data-keep-scroll>
          {formatMessage(words.add)}
        </LinkButton>
      }
    >
      {isAdded && !refused ? <Saved>{formatMessage(words.added)}</Saved> : null}
      {isSaved && !refused ? <Saved>{formatMessage(words.saved)}</Saved> : null}
      <Table
        caption={formatMessage(words.title)}
        captionHidden
        columns={useColumns()}
        rows={people}
        rowKey={({ id }) => id}
        stickyLast
      />
      <EditDialog
        open={edited !== undefined}
        back={PATH}
        title={formatMessage(words.change)}
        description={edited?.name}
      >
        {edited ? <RoleForm key={edited.id} person={edited} refused={refused} /> : null}
      </EditDialog>
      <EditDialog
        open={isAdding}
        back={PATH}
        title={formatMessage(words.add)}
        description={formatMessage(words.addLead)}
      >
        {isAdding ? <RoleForm person={null} refused={refused} /> : null}
      </EditDialog>
    </AccountPage>
  );
}

function useColumns(): TableColumn<StaffPerson>[] {
  const { formatMessage } = useIntl();
  return [
    {
      id: 'name',
      header: formatMessage(words.name),
      rowHeader: true,
      cell: ({ email, is_self: isSelf, name }) => (
        <Stack element="span" gap={4}>
          <Inline element="span" gap={8}>
            <bdi>{name}</bdi>
            {isSelf ? <Badge>{formatMessage(words.you)}</Badge> : null}
          </Inline>
          <Text element="span" size={14} tone="muted" weight="regular" wrap="anywhere">
            {email}
          </Text>
        </Stack>
      ),
    },
    { id: 'role', header: formatMessage(words.role), cell: ({ role }) => formatMessage(staffRoleNames[role]) },
    {
      id: 'factor',
      header: formatMessage(words.factor),
      cell: ({ has_second_factor: isOn }) =>
        isOn ? formatMessage(words.factorOn) : <Badge tone="warning">{formatMessage(words.factorOff)}</Badge>,
    },
    {
      id: 'login',
      header: formatMessage(words.login),
      nowrap: true,
      cell: ({ last_login: at }) => (at === null ? formatMessage(words.never) : <Day value={at} time />),
    },
    {
      id: 'action',
      header: formatMessage(words.action),
      labelHidden: true,
      align: 'end',
      nowrap: true,
      cell: ({ id, is_self: isSelf, name }) =>
        isSelf ? null : (
          <LinkButton
            href={`${PATH}?edit=${id}`}
            size="small"
            data-keep-scroll
            aria-label={formatMessage(words.changeNamed, { name })}
          >
            {formatMessage(words.change)}
          </LinkButton>
        ),
    },
  ];
}
