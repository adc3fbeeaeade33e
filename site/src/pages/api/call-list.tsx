import { Button } from '@hoster/ui/button';
import { Disclosure } from '@hoster/ui/disclosure';
import { EmptyState } from '@hoster/ui/empty-state';
import { Inline } from '@hoster/ui/inline';
import { SearchField } from '@hoster/ui/search-field';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Table } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
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
        {found.length === 0 ? <EmptyState title={formatMessage(words.none)} /> : null}
        <div>
          {found.map((group) => (
            // What a search finds is in sight.
            <GroupCalls key={group.tag} group={group} open={search !== ''} />
          ))}
        </div>
      </Stack>
    </Section>
  );
}

/** The calls of a group, which unfold: there are hundreds. */
function GroupCalls({ group: { tag, slug, calls }, open }: { group: ApiGroup; open: boolean }) {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const name = groupNames[tag];
  const page = href(`/api/reference/${slug}/`);
  return (
    <Disclosure
      id={`group-${slug}`}
      headingLevel={3}
      open={open}
      summary={
        <>
          <GroupName tag={tag} /> <Count of={calls.length} />
        </>
      }
    >
      <Stack gap={12}>
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
                <TextLink href={`${page}#${id}`} tone="text">
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
        <TextLink href={page}>
          <FormattedMessage
            id="api.group.page"
            defaultMessage="Parameters, answers and examples"
            description="Link under the calls of a group to the page of the group"
          />
        </TextLink>
      </Stack>
    </Disclosure>
  );
}

const Count = ({ of: count }: { of: number }) => (
  <Text element="span" size={14} weight="regular" tone="muted">
    <FormattedMessage
      id="api.group.count"
      defaultMessage="{count, plural, one {# call} other {# calls}}"
      description="How many calls a group has, after its name"
      values={{ count }}
    />
  </Text>
);
