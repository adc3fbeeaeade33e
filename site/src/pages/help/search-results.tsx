import { HELP_SEARCH_MAX } from '@hoster/contract/lists';
import { EmptyState } from '@hoster/ui/empty-state';
import { Heading } from '@hoster/ui/heading';
import { LinkButton } from '@hoster/ui/link-button';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { articlesQuery } from '../../api/help.ts';
import { useApp } from '../../app/app-context.tsx';
import { ArticleList } from '../../features/help/article-list.tsx';
import { PAGE_SIZE, searchPath } from '../../features/help/help-address.ts';
import { HelpFrame } from '../../features/help/help-frame.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';

interface SearchResultsProps {
  search: string;
  page: number;
  isTooLong: boolean;
}

/** The results of a search, or what to do without any. */
export function SearchResults({ search, page, isTooLong }: SearchResultsProps) {
  const { formatMessage } = useIntl();
  const crumb = formatMessage({
    id: 'help.results.crumb',
    defaultMessage: 'Search results',
    description: 'Last step of the path on the page of results',
  });
  const tooLong = formatMessage(
    {
      id: 'help.search.long',
      defaultMessage: 'Shorten your search to {most, number} characters or fewer.',
      description: 'Error of the search field',
    },
    { most: HELP_SEARCH_MAX },
  );
  return (
    <HelpFrame crumbs={[{ label: crumb }]} search={search} searchError={isTooLong ? tooLong : undefined}>
      {isTooLong ? (
        <Heading level={1} size={36}>
          {crumb}
        </Heading>
      ) : (
        <Results search={search} page={page} />
      )}
    </HelpFrame>
  );
}

function Results({ search, page }: Omit<SearchResultsProps, 'isTooLong'>) {
  const { data } = useSuspenseQuery(articlesQuery(useApp(), { search, page, page_size: PAGE_SIZE }));
  if (data.count === 0) return <NothingFound search={search} />;
  return (
    <Stack gap={24}>
      <Stack gap={4}>
        <Heading level={1} size={36}>
          <FormattedMessage
            id="help.results.title"
            defaultMessage="Results for “{search}”"
            description="Title of the page of results"
            values={{ search }}
          />
        </Heading>
        {data.searched ? (
          <Text role="status">
            <FormattedMessage
              id="help.results.searched"
              defaultMessage="Showing results for <strong>{searched}</strong>"
              description="Under the title of the results of a search whose words were corrected"
              values={{ searched: data.searched, strong: (text) => <strong>{text}</strong> }}
            />
          </Text>
        ) : null}
        <Text tone="muted">
          <FormattedMessage
            id="help.results.count"
            defaultMessage="{count, plural, one {# article} other {# articles}}"
            description="Number of articles found"
            values={{ count: data.count }}
          />
        </Text>
      </Stack>
      <ArticleList articles={data} page={page} pathOf={(other) => searchPath(search, other)} />
    </Stack>
  );
}

function NothingFound({ search }: { search: string }) {
  const href = useLocalPath();
  return (
    <EmptyState
      level={1}
      title={<FormattedMessage id="help.nothing" defaultMessage="Nothing found" description="No article matches" />}
      actions={
        <>
          <LinkButton href={href('/help/')}>
            <FormattedMessage id="help.all" defaultMessage="All articles" description="Link to the list of articles" />
          </LinkButton>
          <LinkButton href={href('/contacts/#contact-form')} variant="secondary">
            <FormattedMessage
              id="help.contact"
              defaultMessage="Contact support"
              description="Link to the contact form"
            />
          </LinkButton>
        </>
      }
    >
      <FormattedMessage
        id="help.nothing.text"
        defaultMessage="No articles match “{search}”. Try fewer or different words, or ask us."
        description="What to do when nothing was found"
        values={{ search }}
      />
    </EmptyState>
  );
}
