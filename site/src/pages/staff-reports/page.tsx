import type { StaffArticleReport } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { ChoiceLink, ChoiceLinks } from '@hoster/ui/choice-links';
import { Inline } from '@hoster/ui/inline';
import { SearchField } from '@hoster/ui/search-field';
import { Stack } from '@hoster/ui/stack';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { localizePath } from '@hoster/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { articleReportsQuery } from '../../api/staff-content.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { Day } from '../../parts/service/day.tsx';
import { addressOf, PATH, type route, states } from './route.ts';
import { words } from './words.ts';

/** `/admin/content/reports/` */
export function Page() {
  const { formatMessage } = useIntl();
  const query = usePageData<typeof route>();
  const { before, search, state } = query;
  const { data } = useSuspenseQuery(articleReportsQuery(useApp(), query));
  return (
    <AccountPage title={formatMessage(words.title)} description={<Text tone="muted">{formatMessage(words.lead)}</Text>}>
      <Inline gap={16}>
        <form method="get" action={PATH} role="search" key={search}>
          {state === 'open' ? null : <input type="hidden" name="state" value={state} />}
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
          {states.map((one) => (
            <ChoiceLink
              key={one}
              href={addressOf({ search, state: one })}
              {...(one === state && { 'aria-current': true })}
            >
              {formatMessage(words[one])}
            </ChoiceLink>
          ))}
        </ChoiceLinks>
      </Inline>
      <Table
        caption={formatMessage(words.title)}
        captionHidden
        columns={useColumns(addressOf(query))}
        rows={data.results}
        rowKey={({ id }) => id}
        empty={
          <Stack gap={8}>
            <Text tone="muted">{formatMessage(words.none)}</Text>
            {search === '' ? null : <TextLink href={addressOf({ state })}>{formatMessage(words.clear)}</TextLink>}
          </Stack>
        }
      />
      <Inline gap={16}>
        {before === undefined ? null : (
          <TextLink href={addressOf({ search, state })}>{formatMessage(words.first)}</TextLink>
        )}
        {data.next === null ? null : (
          <TextLink href={addressOf({ search, state, before: data.next })}>{formatMessage(words.older)}</TextLink>
        )}
      </Inline>
    </AccountPage>
  );
}

function useColumns(action: string): TableColumn<StaffArticleReport>[] {
  const { formatMessage } = useIntl();
  return [
    {
      id: 'comment',
      header: formatMessage(words.comment),
      rowHeader: true,
      cell: ({ comment }) => (
        <Text element="span" weight="regular" wrap="anywhere">
          <bdi>{comment}</bdi>
        </Text>
      ),
    },
    {
      id: 'article',
      header: formatMessage(words.article),
      cell: ({ language, slug, title }) =>
        title === null ? slug : <TextLink href={localizePath(`/help/${slug}/`, language)}>{title}</TextLink>,
    },
    {
      id: 'when',
      header: formatMessage(words.when),
      nowrap: true,
      cell: ({ created }) => <Day value={created} time />,
    },
    {
      id: 'action',
      header: formatMessage(words.action),
      labelHidden: true,
      align: 'end',
      cell: ({ done, id }) =>
        done === null ? (
          <form method="post" action={action}>
            <input type="hidden" name="id" value={id} />
            <Button type="submit" size="small">
              {formatMessage(words.finish)}
            </Button>
          </form>
        ) : (
          <Day value={done} />
        ),
    },
  ];
}
