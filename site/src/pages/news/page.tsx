import { Heading } from '@hoster/ui/heading';
import { PageBody } from '@hoster/ui/page-body';
import { Spread } from '@hoster/ui/spread';
import { Stack } from '@hoster/ui/stack';
import { TextLink } from '@hoster/ui/text-link';
import { useQuery, useSuspenseQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { newsQuery, type NewsHeadline } from '../../api/news.ts';
import { pageContextQuery } from '../../api/site.ts';
import { useApp } from '../../app/app-context.tsx';
import { LongText } from '../../parts/long-text/long-text.tsx';
import { NewsItems } from '../../features/news/news-items.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { usePageData } from '../../app/router/page-slot.tsx';
import { MoreNews } from './more-news.tsx';
import { newsPageAddress } from './page-address.ts';
import type { route } from './route.ts';
import { noteShownPages } from './shown-pages.ts';
import { Card, CardLink } from '@hoster/ui/card';
import { Grid } from '@hoster/ui/grid';
import { Text } from '@hoster/ui/text';
import { newsAddress } from '../../features/news/news-address.ts';
import { Published } from '../../features/news/published.tsx';

/** The news: featured articles, then all others, newest first. */
export function Page() {
  const app = useApp();
  const href = useLocalPath();
  const { first, last } = usePageData<typeof route>();
  useEffect(() => noteShownPages(app, { first, last }), [app, first, last]);
  const { data: context = null } = useQuery(pageContextQuery(app, 'news'));
  const pages = useSuspenseQueries({
    queries: Array.from({ length: last - first + 1 }, (_, index) => newsQuery(app, first + index)),
  }).map(({ data }) => data);
  const newest = pages[0];
  const items = pages.flatMap(({ results }) => results);
  const featured = first === 1 ? (newest?.featured ?? []) : [];
  return (
    <main id="main" tabIndex={-1}>
      <PageBody gap={{ base: 32, md: 48 }}>
        <Spread align="baseline">
          <Heading level={1}>
            {context?.headline ?? (
              <FormattedMessage id="news.title" defaultMessage="News" description="Title of the news" />
            )}
          </Heading>
          <TextLink href={href('/news.atom')} data-native type="application/atom+xml">
            <FormattedMessage id="news.feed" defaultMessage="Atom feed" description="Link to the feed of the news" />
          </TextLink>
        </Spread>
        {featured.length > 0 ? <Featured items={featured} /> : null}
        <Stack gap={24}>
          {first > 1 ? (
            <TextLink href={href(newsPageAddress(first - 1))} rel="prev">
              <FormattedMessage
                id="news.newer"
                defaultMessage="Previous page"
                description="Link from a page of the news to the page before it"
              />
            </TextLink>
          ) : null}
          <NewsItems items={items} level={2} />
          <MoreNews
            next={pages.at(-1)?.isLast === false ? last + 1 : null}
            shown={items.length + featured.length}
            firstOfLast={pages.at(-1)?.results[0]?.slug}
            {...(first === 1 && newest && { total: newest.count + featured.length })}
          />
        </Stack>
      </PageBody>
      <LongText context={context} />
    </main>
  );
}

/** The featured articles, shown first regardless of date. */
function Featured({ items }: { items: readonly NewsHeadline[] }) {
  const href = useLocalPath();
  if (items.length === 0) return null;
  return (
    <Grid element="ul" columns={{ base: 1, lg: items.length < 3 ? 2 : 3 }} gap={16}>
      {items.map((item) => (
        <Card key={item.slug} element="li" padding="fluid">
          <Stack gap={12}>
            <Published value={item.published} />
            <Heading level={2} size={28}>
              <CardLink href={href(newsAddress(item))}>{item.title}</CardLink>
            </Heading>
            <Text tone="muted">{item.teaser}</Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
