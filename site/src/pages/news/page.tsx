import { Column, Columns } from '@hoster/ui/columns';
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
import { Text } from '@hoster/ui/text';
import { newsAddress } from '../../features/news/news-address.ts';
import { Published } from '../../features/news/published.tsx';

/** The news: a lead story and the other featured articles, then all others, newest first. */
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
  const featured = newest?.featured ?? [];
  // Without featured articles, the newest is the lead.
  const [lead, ...others] = first > 1 ? [] : featured.length > 0 ? featured : items.slice(0, 1);
  const listed = lead && featured.length === 0 ? items.slice(1) : items;
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
        {lead ? <Lead lead={lead} others={others} /> : null}
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
          <NewsItems items={listed} level={2} />
          <MoreNews
            next={pages.at(-1)?.isLast === false ? last + 1 : null}
            shown={items.length + (first === 1 ? featured.length : 0)}
            firstOfLast={pages.at(-1)?.results[0]?.slug}
            {...(first === 1 && newest && { total: newest.count + featured.length })}
          />
        </Stack>
      </PageBody>
      <LongText context={context} />
    </main>
  );
}

/** The lead story, and beside it the other featured articles, shown first regardless of date. */
function Lead({ lead, others }: { lead: NewsHeadline; others: readonly NewsHeadline[] }) {
  const href = useLocalPath();
  const title = (item: NewsHeadline) => (
    <TextLink href={href(newsAddress(item))} tone="text">
      {item.title}
    </TextLink>
  );
  return (
    <Columns gap={{ base: 32, lg: 64 }}>
      <Column span={{ base: 12, lg: others.length === 0 ? 12 : 7 }}>
        <Stack element="article" gap={12}>
          <Published value={lead.published} />
          <Heading level={2} size={48}>
            {title(lead)}
          </Heading>
          <Text size={18} measure>
            {lead.teaser}
          </Text>
        </Stack>
      </Column>
      {others.length === 0 ? null : (
        <Column span={{ base: 12, lg: 5 }}>
          <Stack element="ul" gap={24}>
            {others.map((item) => (
              <li key={item.slug}>
                <Stack gap={4}>
                  <Published value={item.published} />
                  <Heading level={2} size={18}>
                    {title(item)}
                  </Heading>
                  <Text tone="muted">{item.teaser}</Text>
                </Stack>
              </li>
            ))}
          </Stack>
        </Column>
      )}
    </Columns>
  );
}
