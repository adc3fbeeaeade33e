import { Heading } from '@hoster/ui/heading';
import { PageBody } from '@hoster/ui/page-body';
import { Spread } from '@hoster/ui/spread';
import { Stack } from '@hoster/ui/stack';
import { TextLink } from '@hoster/ui/text-link';
import { useQuery, useSuspenseQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { newsQuery } from '../../api/news.ts';
import { pageContextQuery } from '../../api/site.ts';
import { useApp } from '../../app-context.tsx';
import { LongText } from '../../features/long-text/long-text.tsx';
import { NewsItems } from '../../features/news/news-items.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { usePageData } from '../../router/page-slot.tsx';
import { Featured } from './featured.tsx';
import { MoreNews } from './more-news.tsx';
import { newsPageAddress } from './page-address.ts';
import type { route } from './route.ts';
import { noteShownPages } from './shown-pages.ts';

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
