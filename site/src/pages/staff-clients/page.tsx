import type { StaffClient } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { Button } from '@hoster/ui/button';
import { Icon } from '@hoster/ui/icon';
import { IconButton } from '@hoster/ui/icon-button';
import { ArrowDown, ArrowUp } from '@hoster/ui/icons';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { Stack } from '@hoster/ui/stack';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { staffClientsQuery } from '../../api/staff-clients.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { FormNotes } from '../../features/auth/session/staff-form-notes.tsx';
import type { FormRefused } from '../../features/auth/session/staff-form-refused.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { EditDialog } from '../../parts/account/edit-dialog.tsx';
import { Saved } from '../../parts/form/saved.tsx';
import { ClientForm } from './client-form.tsx';
import { PATH, type route } from './route.ts';
import { words } from './words.ts';

type Placed = StaffClient & { place: number };

/** `/admin/clients/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { edits, isSaved } = usePageData<typeof route>();
  const answer = useActionData<FormRefused>();
  const { data } = useSuspenseQuery(staffClientsQuery(useApp()));
  const { clients, version } = data;
  const place = edits === 'new' || (edits !== null && clients[edits]) ? edits : null;
  const index = place === 'new' || place === null ? clients.length : place;
  return (
    <AccountPage
      title={formatMessage(words.title)}
      description={<Text tone="muted">{formatMessage(words.lead)}</Text>}
      actions={<LinkButton href={`${PATH}?edit=new`}>{formatMessage(words.add)}</LinkButton>}
    >
      {isSaved && !answer ? <Saved>{formatMessage(words.saved)}</Saved> : null}
      {answer && place === null ? <FormNotes refused={answer} next={PATH} fieldOf={() => undefined} /> : null}
      <Table
        caption={formatMessage(words.title)}
        captionHidden
        columns={useColumns(clients.length, version)}
        rows={clients.map((client, at) => ({ ...client, place: at }))}
        rowKey={(client) => `${client.place} ${client.name}`}
        empty={
          <Stack gap={8}>
            <Text tone="muted">{formatMessage(words.none)}</Text>
            <Text tone="muted">{formatMessage(words.samples)}</Text>
          </Stack>
        }
      />
      <EditDialog open={place !== null} back={PATH} title={formatMessage(place === 'new' ? words.add : words.edit)}>
        {place === null ? null : (
          <ClientForm
            key={version}
            client={place === 'new' ? null : (clients[place] ?? null)}
            index={index}
            place={place}
            version={version}
            refused={answer}
          />
        )}
      </EditDialog>
    </AccountPage>
  );
}

function useColumns(count: number, version: string): TableColumn<Placed>[] {
  const { formatMessage } = useIntl();
  return [
    {
      id: 'client',
      header: formatMessage(words.client),
      rowHeader: true,
      cell: ({ name, quote, url }) => (
        <Stack element="span" gap={4}>
          <bdi>{name}</bdi>
          <Text element="span" size={14} tone="muted" weight="regular" wrap="anywhere">
            <bdi>{quote?.en ?? url}</bdi>
          </Text>
        </Stack>
      ),
    },
    {
      id: 'state',
      header: formatMessage(words.state),
      nowrap: true,
      cell: ({ is_hidden: isHidden }) => (
        <Badge tone={isHidden ? 'neutral' : 'success'}>{formatMessage(isHidden ? words.hidden : words.shown)}</Badge>
      ),
    },
    {
      id: 'actions',
      header: formatMessage(words.actions),
      cell: ({ is_hidden: isHidden, name, place }) => (
        <form method="post" action={PATH}>
          <input type="hidden" name="place" value={place} />
          <input type="hidden" name="version" value={version} />
          <Inline gap={8}>
            <IconButton
              type="submit"
              name="intent"
              value="up"
              disabled={place === 0}
              label={formatMessage(words.up, { name })}
              icon={<Icon icon={ArrowUp} />}
            />
            <IconButton
              type="submit"
              name="intent"
              value="down"
              disabled={place === count - 1}
              label={formatMessage(words.down, { name })}
              icon={<Icon icon={ArrowDown} />}
            />
            <LinkButton href={`${PATH}?edit=${place}`} size="small">
              {formatMessage(words.change)}
            </LinkButton>
            <Button type="submit" name="intent" value={isHidden ? 'show' : 'hide'} size="small">
              {formatMessage(isHidden ? words.show : words.hide)}
            </Button>
            <Button type="submit" name="intent" value="remove" size="small">
              {formatMessage(words.remove)}
            </Button>
          </Inline>
        </form>
      ),
    },
  ];
}
