import { useQuery } from '@tanstack/react-query';
import { homeContextQuery } from '../../api/site.ts';
import { useApp } from '../../app/app-context.tsx';
import { LongText } from '../../parts/long-text/long-text.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { Clients } from './clients.tsx';
import { Figures } from './figures.tsx';
import { Lines } from './lines.tsx';
import type { route } from './route.ts';
import { Steps } from './steps.tsx';
import { Terms } from './terms.tsx';
import { DataCenters } from './data-centers.tsx';
import * as css from './page.css.ts';
import { Band } from '@hoster/ui/band';
import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage } from 'react-intl';
import { latestNewsQuery } from '../../api/news.ts';
import { NewsItems } from '../../features/news/news-items.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';

/** All of the home page below its first screen. */
export function BelowFold() {
  const { data: context = null } = useQuery(homeContextQuery(useApp()));
  const { shop } = usePageData<typeof route>();
  return (
    <>
      <Lines prices={context?.min_prices ?? null} shop={shop} />
      <div data-theme="inverse" className={css.inverse}>
        <DataCenters />
        <Figures />
      </div>
      <Terms />
      <Steps periods={shop.vps?.periods ?? []} />
      <Clients />
      <LatestNews />
      <LongText context={context} folded="shop" />
    </>
  );
}

/** The newest articles. Nothing while there are none. */
function LatestNews() {
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
      <div className={css.news}>
        <NewsItems items={items} level={3} />
      </div>
    </Band>
  );
}
