import type { AuditEntry } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { Button } from '@hoster/ui/button';
import { Inline } from '@hoster/ui/inline';
import { SearchField } from '@hoster/ui/search-field';
import { Stack } from '@hoster/ui/stack';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { auditQuery } from '../../api/staff-people.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { staffRoleNames } from '../../features/staff/role-words.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { ListLinks } from '../../parts/staff-list/list-links.tsx';
import { Day } from '../../parts/service/day.tsx';
import { actionWords } from './action-words.ts';
import { addressOf, PATH, type route } from './route.ts';
import { outcomeWords, words } from './words.ts';

const tones = { done: 'success', refused: 'warning', failed: 'danger', unknown: 'neutral' } as const;

/** `/admin/audit/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { before, search } = usePageData<typeof route>();
  const { data } = useSuspenseQuery(auditQuery(useApp(), { search, ...(before !== undefined && { before }) }));
  return (
    <AccountPage title={formatMessage(words.title)} description={<Text tone="muted">{formatMessage(words.lead)}</Text>}>
      <form method="get" action={PATH} role="search" key={search}>
        <Inline gap={8}>
          <SearchField
            name="search"
            label={formatMessage(words.search)}
            labelHidden
            placeholder={formatMessage(words.search)}
            defaultValue={search}
            maxLength={100}
            clearLabel={formatMessage(words.all)}
          />
          <Button type="submit">{formatMessage(words.find)}</Button>
        </Inline>
      </form>
      <Table
        caption={formatMessage(words.title)}
        captionHidden
        columns={useColumns()}
        rows={data.results}
        rowKey={({ id }) => id}
        empty={
          <Stack gap={8}>
            <Text tone="muted">{formatMessage(search === '' ? words.none : words.noneFound, { search })}</Text>
            {search === '' ? null : <TextLink href={PATH}>{formatMessage(words.all)}</TextLink>}
          </Stack>
        }
      />
      <ListLinks
        first={before === undefined ? null : addressOf({ search })}
        next={data.next === null ? null : addressOf({ search, before: data.next })}
        csv={addressOf({ search }, '/my/api/staff/audit/csv/')}
      />
    </AccountPage>
  );
}

function useColumns(): TableColumn<AuditEntry>[] {
  const { formatMessage } = useIntl();
  return [
    {
      id: 'what',
      header: formatMessage(words.what),
      rowHeader: true,
      cell: ({ action, object, reason, ...entry }) => {
        const word = actionWords[action];
        return (
          <Stack element="span" gap={4}>
            <Text element="span" weight="semibold">
              {word ? formatMessage(word) : action}
              {object === null ? null : (
                <>
                  {' '}
                  <bdi>{/^\d+$/.test(object) ? `#${object}` : object}</bdi>
                </>
              )}
            </Text>
            <Changes {...entry} />
            {reason === '' ? null : (
              <Text element="span" size={14} weight="regular" wrap="anywhere">
                <bdi>{`“${reason}”`}</bdi>
              </Text>
            )}
          </Stack>
        );
      },
    },
    {
      id: 'who',
      header: formatMessage(words.who),
      cell: ({ ip, role, who }) => (
        <Stack element="span" gap={4} align={{ base: 'end', md: 'stretch' }}>
          <bdi>{who ?? formatMessage(words.operator)}</bdi>
          <Text element="span" size={14} tone="muted" wrap="anywhere">
            {[role && formatMessage(staffRoleNames[role]), ip].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'outcome',
      header: formatMessage(words.outcome),
      nowrap: true,
      cell: ({ outcome }) => (
        <Badge tone={tones[outcome ?? 'unknown']}>{formatMessage(outcomeWords[outcome ?? 'unknown'])}</Badge>
      ),
    },
    { id: 'when', header: formatMessage(words.when), nowrap: true, cell: ({ at }) => <Day value={at} time /> },
  ];
}

/** What an action has changed, as far as it says. */
function Changes({ after, before }: Pick<AuditEntry, 'after' | 'before'>) {
  const { formatMessage } = useIntl();
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.map((field) => (
    <Text key={field} element="span" size={14} tone="muted" weight="regular" wrap="anywhere">
      {formatMessage(words.changed, { field, before: shown(before?.[field]), after: shown(after?.[field]) })}
    </Text>
  ));
}

const shown = (value: unknown): string =>
  value === null || value === undefined ? '—' : typeof value === 'string' ? value : JSON.stringify(value);
