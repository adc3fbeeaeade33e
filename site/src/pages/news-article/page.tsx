import { Badge } from '@hoster/ui/badge';
import { Breadcrumbs } from '@hoster/ui/breadcrumbs';
import { Column, Columns } from '@hoster/ui/columns';
import { Heading } from '@hoster/ui/heading';
import { Inline } from '@hoster/ui/inline';
import { PageBody } from '@hoster/ui/page-body';
import { Prose } from '@hoster/ui/prose';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { newsTagTitle } from '../../features/news/news-tags.ts';
import { newsArticleQuery } from '../../api/news.ts';
import { useApp } from '../../app/app-context.tsx';
import { Published } from '../../features/news/published.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { usePageParams } from '../../app/router/page-slot.tsx';
import { Neighbours } from './neighbours.tsx';
import { useServiceHtml } from '../../parts/service-host/use-service-html.ts';

/** A news article, with the ones before and after it. */
export function Page() {
  const { formatMessage } = useIntl();
  const serviceHtml = useServiceHtml();
  const href = useLocalPath();
  const { slug = '' } = usePageParams();
  const app = useApp();
  const { data: article } = useSuspenseQuery(newsArticleQuery(app, slug));
  return (
    <main id="main" tabIndex={-1}>
      <PageBody padding="small" gap={{ base: 24, md: 32 }}>
        <Breadcrumbs
          label={formatMessage({
            id: 'news.breadcrumbs',
            defaultMessage: 'Breadcrumbs',
            description: 'Name of the links to the pages above an article',
          })}
          items={[
            {
              href: href('/news/'),
              label: formatMessage({ id: 'news.title', defaultMessage: 'News', description: 'Title of the news' }),
            },
            { label: article.title },
          ]}
        />
        <Stack element="article" gap={{ base: 16, md: 32 }}>
          <Heading level={1} size={36}>
            {article.title}
          </Heading>
          <Columns gap={{ base: 16, md: 24 }}>
            <Column span={{ base: 12, md: 3 }}>
              <Inline gap={12} rowGap={8}>
                <Published value={article.published} />
                <Inline element="ul">
                  {article.tags.map((tag) => (
                    <li key={tag}>
                      <Badge>{newsTagTitle(tag, formatMessage)}</Badge>
                    </li>
                  ))}
                </Inline>
              </Inline>
            </Column>
            <Column span={{ base: 12, md: 9 }}>
              <Stack gap={{ base: 24, md: 32 }}>
                <Text size={18} tone="muted" measure>
                  {article.teaser}
                </Text>
                <Prose html={serviceHtml(article.body)} />
              </Stack>
            </Column>
          </Columns>
        </Stack>
        <Neighbours article={article} />
      </PageBody>
    </main>
  );
}
