import { calls } from '@hoster/contract';
import { publicRoute } from '../../platform/http/index.ts';
import type { Module } from '../../platform/index.ts';
import { homeContext, publicPageContext } from './page-context.ts';

const byRegion = { country: 'region' } as const;

/** Texts of the public pages with prices and figures of what is sold. */
export const pagesModule: Module = {
  name: 'pages',
  routes: (app) => {
    publicRoute(app, calls.getHomeContext, byRegion, async ({ language, visitor }) =>
      homeContext(app.hoster, visitor, language),
    );
    publicRoute(app, calls.getPageContext, byRegion, async ({ params, language, visitor }) =>
      publicPageContext(app.hoster, params.slug, visitor, language),
    );
  },
};
