import { useQuery } from '@tanstack/react-query';
import { homeContextQuery } from '../../api/site.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { lazyPart } from '../../app/lazy-part.ts';
import { Part } from '../../app/part.tsx';
import { Hero } from './hero.tsx';
import type { route } from './route.ts';
import * as css from './page.css.ts';

const BelowFold = lazyPart(() => import('./below-fold.tsx').then((module) => module.BelowFold));

/** The home page: an overview of everything on sale. */
export function Page() {
  const { data: context = null } = useQuery(homeContextQuery(useApp()));
  const { shop } = usePageData<typeof route>();
  return (
    <main id="main" tabIndex={-1} className={css.page}>
      <Hero headline={context?.headline ?? null} prices={context?.min_prices ?? null} vps={shop.vps} />
      <Part>
        <BelowFold />
      </Part>
    </main>
  );
}
