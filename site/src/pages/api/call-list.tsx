import { Button } from '@hoster/ui/button';
import { EmptyState } from '@hoster/ui/empty-state';
import { Heading } from '@hoster/ui/heading';
import { Inline } from '@hoster/ui/inline';
import { JumpLinks } from '@hoster/ui/jump-links';
import { SearchField } from '@hoster/ui/search-field';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Table } from '@hoster/ui/table';
import { TextLink } from '@hoster/ui/text-link';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Breakable } from '../../features/api-reference/breakable.tsx';
import { GroupName } from '../../features/api-reference/group-name.tsx';
import { searchGroups, type ApiGroup } from '../../features/api-reference/reference.ts';
import { Summary } from '../../features/api-reference/summary.tsx';
import { groupNames } from '../../features/api-reference/words.ts';
import { useLocalPath } from '../../i18n/use-local-path.ts';

const words = defineMessages({
  search: { id: 'api.search', defaultMessage: 'Search calls', description: 'Label of the search of the API page' },
  clear: { id: 'api.search.clear', defaultMessage: 'Clear search', description: 'Button in the search field' },
  contents: { id: 'api.groups', defaultMessage: 'Groups of calls', description: 'Name of the links to the groups' },
  none: {
    id: 'api.search.none',
    defaultMessage: 'No calls found. Try another word, such as order or locations.',
    description: 'Instead of the list of calls',
  },
  call: { id: 'api.column.call', defaultMessage: 'Call', description: 'Column: method and path' },
  summary: { id: 'api.column.summary', defaultMessage: 'What it does', description: 'Column: summary of a call' },
});

/** Before any slash but the last. */
const partsOf = (path: string) => path.split(/(?=\/.)/);

/** All calls by group, with a search: as you type with script, else by form. */
export function CallList({ groups }: { groups: readonly ApiGroup[] }) {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const asked = new URLSearchParams(useLocation().search).get('q')?.slice(0, 100) ?? '';
  const [search, setSearch] = useState(asked);
  const found = searchGroups(groups, search);
  return (
    <Section
      id="calls"
      title={<FormattedMessage id="api.calls" defaultMessage="Calls" description="Heading of the list of calls" />}
    >
      <Stack gap={32}>
        <form role="search" action={href('/api/')} method="get">
          <Inline gap={12} align="end">
            <SearchField
              name="q"
              label={formatMessage(words.search)}
              clearLabel={formatMessage(words.clear)}
              defaultValue={asked}
              maxLength={100}
              onValueChange={setSearch}
            />
            <Button type="submit" variant="secondary">
              <FormattedMessage id="api.search.submit" defaultMessage="Search" description="Button of the search" />
            </Button>
          </Inline>
        </form>
        <JumpLinks
          label={formatMessage(words.contents)}
          links={found.map(({ tag, slug }) => ({ id: `group-${slug}`, title: <GroupName tag={tag} /> }))}
        />
        {found.length === 0 ? <EmptyState title={formatMessage(words.none)} /> : null}
        {found.map(({ tag, slug, calls }) => {
          const name = groupNames[tag];
          return (
            <Stack key={tag} gap={12}>
              <Heading level={3} id={`group-${slug}`}>
                <TextLink href={href(`/api/reference/${slug}/`)} tone="text">
                  <GroupName tag={tag} />
                </TextLink>
              </Heading>
              <Table
                caption={name ? formatMessage(name) : tag}
                captionHidden
                rows={calls}
                rowKey={({ id }) => id}
                columns={[
                  {
                    id: 'call',
                    header: formatMessage(words.call),
                    mono: true,
                    // The same in every group, so that the columns of the page are aligned.
                    width: 420,
                    rowHeader: true,
                    cell: ({ id, method, path }) => (
                      <TextLink href={`${href(`/api/reference/${slug}/`)}#${id}`} tone="text">
                        {method} <Breakable parts={partsOf(path)} />
                      </TextLink>
                    ),
                  },
                  {
                    id: 'summary',
                    header: formatMessage(words.summary),
                    labelHidden: true,
                    cell: ({ summary }) => <Summary text={summary} />,
                  },
                ]}
              />
            </Stack>
          );
        })}
      </Stack>
    </Section>
  );
}
