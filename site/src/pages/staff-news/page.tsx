import type { StaffNewsItem } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { Button } from '@hoster/ui/button';
import { ChoiceLink, ChoiceLinks } from '@hoster/ui/choice-links';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { SearchField } from '@hoster/ui/search-field';
import { Stack } from '@hoster/ui/stack';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { staffNewsQuery } from '../../api/staff-content.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { Day } from '../../parts/service/day.tsx';
import { addressOf, PATH, type route, states } from './route.ts';
import { stateWords, words } from './words.ts';

const tones = { published: 'success', planned: 'info', hidden: 'neutral' } as const;

/** `/admin/content/news/` */
export function Page() {
  const { formatMessage } = useIntl();
  const query = usePageData<typeof route>();
  const { after, search, state } = query;
  const { data } = useSuspenseQuery(staffNewsQuery(useApp(), query));
  const kept = state ? { search, state } : { search };
  return (
    <AccountPage
      title={formatMessage(words.title)}
      actions={<LinkButton href={`${PATH}new/`}>{formatMessage(words.write)}</LinkButton>}
    >
      <Inline gap={16}>
        <form method="get" action={PATH} role="search" key={search}>
          {state ? <input type="hidden" name="state" value={state} /> : null}
          <Inline gap={8}>
            <SearchField
              name="search"
              label={formatMessage(words.search)}
              labelHidden
              placeholder={formatMessage(words.search)}
              defaultValue={search}
              maxLength={100}
              clearLabel={formatMessage(words.clear)}
            />
            <Button type="submit">{formatMessage(words.find)}</Button>
          </Inline>
        </form>
        <ChoiceLinks label={formatMessage(words.filter)}>
          <ChoiceLink href={addressOf({ search })} {...(!state && { 'aria-current': true })}>
            {formatMessage(words.all)}
          </ChoiceLink>
          {states.map((one) => (
            <ChoiceLink
              key={one}
              href={addressOf({ search, state: one })}
              {...(one === state && { 'aria-current': true })}
            >
              {formatMessage(stateWords[one])}
            </ChoiceLink>
          ))}
        </ChoiceLinks>
      </Inline>
      <Table
        caption={formatMessage(words.title)}
        captionHidden
        columns={useColumns()}
        rows={data.results}
        rowKey={({ slug }) => slug}
        rowHref={({ slug }) => `${PATH}${slug}/`}
        empty={
          <Stack gap={8}>
            <Text tone="muted">{formatMessage(words.none)}</Text>
            {search === '' && !state ? null : <TextLink href={PATH}>{formatMessage(words.clear)}</TextLink>}
          </Stack>
        }
      />
      <Inline gap={16}>
        {after === undefined ? null : <TextLink href={addressOf(kept)}>{formatMessage(words.first)}</TextLink>}
        {data.next === null ? null : (
          <TextLink href={addressOf({ ...kept, after: data.next })}>{formatMessage(words.next)}</TextLink>
        )}
      </Inline>
    </AccountPage>
  );
}

function useColumns(): TableColumn<StaffNewsItem>[] {
  const { formatMessage } = useIntl();
  return [
    {
      id: 'article',
      header: formatMessage(words.article),
      rowHeader: true,
      cell: ({ slug, title }) => (
        <Stack element="span" gap={4}>
          <bdi>{title}</bdi>
          <Text element="span" size={14} tone="muted" weight="regular" wrap="anywhere">
            {slug}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'languages',
      header: formatMessage(words.languages),
      nowrap: true,
      cell: ({ languages }) => languages.map((one) => one.toUpperCase()).join(', '),
    },
    {
      id: 'date',
      header: formatMessage(words.date),
      nowrap: true,
      cell: ({ published }) => <Day value={published} time />,
    },
    {
      id: 'state',
      header: formatMessage(words.state),
      nowrap: true,
      cell: ({ state }) => <Badge tone={tones[state]}>{formatMessage(stateWords[state])}</Badge>,
    },
  ];
}
