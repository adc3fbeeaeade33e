import { Band } from '@hoster/ui/band';
import { TextLink } from '@hoster/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { latestNewsQuery } from '../../api/news.ts';
import { useApp } from '../../app-context.tsx';
import { NewsItems } from '../../features/news/news-items.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';

/** The newest articles. Nothing while there are none. */
export function LatestNews() {
  const href = useLocalPath();
  const { data: items = [] } = useQuery(latestNewsQuery(useApp()));
  if (items.length === 0) return null;
  return (
    <Band
      padding="large"
      ruled
      titleId="news"
      title={<FormattedMessage id="home.news" defaultMessage="News" description="Heading" />}
      note={
        <TextLink href={href('/news/')}>
          <FormattedMessage id="home.news.all" defaultMessage="All news" description="Link to the list of news" />
        </TextLink>
      }
    >
      <NewsItems items={items} level={3} />
    </Band>
  );
}
