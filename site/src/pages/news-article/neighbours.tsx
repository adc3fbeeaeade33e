import type { NewsArticle } from '@hoster/contract';
import { Card, CardLink } from '@hoster/ui/card';
import { Grid } from '@hoster/ui/grid';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { newsAddress } from '../../features/news/news-address.ts';
import { useLocalPath } from '../../i18n/use-local-path.ts';

const words = defineMessages({
  label: {
    id: 'news.others',
    defaultMessage: 'More news',
    description: 'Name of the links to the articles beside one',
  },
  older: { id: 'news.article.older', defaultMessage: 'Previous', description: 'Above the title of the older article' },
  newer: { id: 'news.article.newer', defaultMessage: 'Next', description: 'Above the title of the newer article' },
});

/** Links to the articles published before and after one. */
export function Neighbours({ article: { older, newer } }: { article: NewsArticle }) {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const links = [
    { article: older, word: words.older, rel: 'prev' },
    { article: newer, word: words.newer, rel: 'next' },
  ];
  return (
    <nav aria-label={formatMessage(words.label)}>
      <Grid columns={{ base: 1, md: 2 }} gap={16}>
        {links.map(({ article, word, rel }) =>
          article === null ? null : (
            <Card key={rel}>
              <Stack gap={4}>
                <Text size={14} tone="muted">
                  <FormattedMessage {...word} />
                </Text>
                <Text weight="medium">
                  <CardLink href={href(newsAddress({ slug: article.slug, url: null }))} rel={rel}>
                    {article.title}
                  </CardLink>
                </Text>
              </Stack>
            </Card>
          ),
        )}
      </Grid>
    </nav>
  );
}
