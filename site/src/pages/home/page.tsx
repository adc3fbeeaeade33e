import { useQuery } from '@tanstack/react-query';
import { homeContextQuery } from '../../api/site.ts';
import { useApp } from '../../app-context.tsx';
import { usePageData } from '../../router/page-slot.tsx';
import { belowFold } from '../../start/below-fold.tsx';
import { whole } from '../../start/part-boundary.tsx';
import { Hero } from './hero.tsx';
import { route } from './route.ts';
import * as css from './page.css.ts';

const load = () => import('./below-fold.tsx').then((module) => module.BelowFold);
const BelowFold = import.meta.env.SSR
  ? whole(await load())
  : belowFold({ load, from: '#prices', areas: route.belowFold?.areas ?? [] });

/** The home page: a data sheet of the whole shop. */
export function Page() {
  const { data: context = null } = useQuery(homeContextQuery(useApp()));
  const { shop } = usePageData<typeof route>();
  return (
    <main id="main" tabIndex={-1} className={css.page}>
      <Hero headline={context?.headline ?? null} prices={context?.min_prices ?? null} vps={shop.vps} />
      <BelowFold />
    </main>
  );
}
