import { useQuery } from '@tanstack/react-query';
import { homeContextQuery } from '../../api/site.ts';
import { useApp } from '../../app-context.tsx';
import { LongText } from '../../features/long-text/long-text.tsx';
import { usePageData } from '../../router/page-slot.tsx';
import { Clients } from './clients.tsx';
import { Figures } from './figures.tsx';
import { LatestNews } from './latest-news.tsx';
import { Lines } from './lines.tsx';
import type { route } from './route.ts';
import { Steps } from './steps.tsx';
import { Terms } from './terms.tsx';
import { World } from './world.tsx';
import * as css from './page.css.ts';

/** All of the home page below its first screen. */
export function BelowFold() {
  const { data: context = null } = useQuery(homeContextQuery(useApp()));
  const { shop } = usePageData<typeof route>();
  return (
    <>
      <Lines prices={context?.min_prices ?? null} shop={shop} />
      <div data-theme="inverse" className={css.inverse}>
        <World />
        <Figures shop={shop} />
      </div>
      <Terms />
      <Steps />
      <Clients />
      <LatestNews />
      <LongText context={context} />
    </>
  );
}
