import { useQuery } from '@tanstack/react-query';
import { homeContextQuery } from '../../api/site.ts';
import { useApp } from '../../app-context.tsx';
import { LongText } from '../../features/long-text/long-text.tsx';
import { usePageData } from '../../router/page-slot.tsx';
import { Clients } from './clients.tsx';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import { LatestNews } from './latest-news.tsx';
import { Lines } from './lines.tsx';
import type { route } from './route.ts';
import { Steps } from './steps.tsx';
import { Terms } from './terms.tsx';
import { World } from './world.tsx';
import * as css from './page.css.ts';

/** The home page: a data sheet of the whole shop. */
export function Page() {
  const { data: context = null } = useQuery(homeContextQuery(useApp()));
  const { shop } = usePageData<typeof route>();
  return (
    <main id="main" tabIndex={-1} className={css.page}>
      <Hero headline={context?.headline ?? null} prices={context?.min_prices ?? null} vps={shop.vps} />
      <Lines prices={context?.min_prices ?? null} shop={shop} />
      <div data-theme="inverse" className={css.inverse}>
        <World />
        <Figures shop={shop} />
      </div>
      <Steps />
      <Terms />
      <Clients />
      <LatestNews />
      <LongText context={context} />
    </main>
  );
}
