import { Container } from '@hoster/ui/container';
import { Stack } from '@hoster/ui/stack';
import { TextLink } from '@hoster/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { latestNewsQuery } from '../../api/news.ts';
import { useApp } from '../../app-context.tsx';
import { NewsItems } from '../../features/news/news-items.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import * as page from './page.css.ts';

/** The newest articles. Nothing while there are none. */
export function LatestNews() {
  const href = useLocalPath();
  const { data: items = [] } = useQuery(latestNewsQuery(useApp()));
  if (items.length === 0) return null;
  return (
    <Container element="section" className={page.ruled} aria-labelledby="news">
      <Stack gap={12} align="start">
        <h2 id="news" className={page.bandTitle}>
          <FormattedMessage id="home.news" defaultMessage="News" description="Heading" />
        </h2>
        <TextLink href={href('/news/')}>
          <FormattedMessage id="home.news.all" defaultMessage="All news" description="Link to the list of news" />
        </TextLink>
      </Stack>
      <NewsItems items={items} level={3} />
    </Container>
  );
}
