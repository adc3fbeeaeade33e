import { calls } from '@hoster/contract';
import { limitsGiven } from '@hoster/domain';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { requireStaff } from '../../http/viewer.ts';
import { visitorOf } from '../../http/visitor.ts';
import { formerPlan } from './former-plans.ts';
import { presentLanding, presentTypeLanding } from './landings.ts';
import { catalogueOf, stockOf } from './load.ts';
import { setLocationTests } from './location-tests.ts';
import { homeContext, publicPageContext } from './page-context.ts';
import { presentLocation, presentParameters } from './present.ts';
import { vpsTemplates } from './templates.ts';
import { vpsLocations } from './vps.ts';

/** The public catalogue: no answer here depends on who asks, but for language, country and earlier visits. */
export function catalogueRoutes(app: FastifyInstance): void {
  const { db } = app.hoster;
  const everywhere = { kept: { country: 'any' } } as const;
  const byRegion = { kept: { country: 'region' } } as const;
  const shop = () => Promise.all([catalogueOf(db), stockOf(db)]);

  route(
    app,
    calls.getHomeContext,
    async ({ request }) => homeContext(app.hoster, await visitorOf(request), request.language),
    byRegion,
  );
  route(
    app,
    calls.getPageContext,
    async ({ params, request }) => publicPageContext(db, params.slug, await visitorOf(request), request.language),
    byRegion,
  );

  route(
    app,
    calls.getFormerPlan,
    async ({ params, request }) =>
      formerPlan(await catalogueOf(db), params, await visitorOf(request), request.language),
    byRegion,
  );

  route(app, calls.patchLocation, async ({ params, body, request }) => {
    await requireStaff(request);
    return presentLocation(await setLocationTests(db, params.slug, body), request.language);
  });

  route(
    app,
    calls.getVpsLocationLandings,
    async ({ request }) => {
      const [catalogue, stock] = await shop();
      return catalogue.landings
        .filter(({ kind }) => kind === 'vps_location')
        .map((row) => presentLanding(row, catalogue, stock, request.language));
    },
    everywhere,
  );

  route(
    app,
    calls.getVpsTypeLandings,
    async ({ request }) => {
      const [catalogue, stock] = await shop();
      return catalogue.landings
        .filter(({ kind }) => kind === 'vps_type')
        .map((row) => presentTypeLanding(row, catalogue, stock, request.language));
    },
    everywhere,
  );

  route(
    app,
    calls.getVpsParameters,
    async ({ request }) => presentParameters(await catalogueOf(db), request.language),
    everywhere,
  );

  route(app, calls.getVpsParameterLimits, async ({ query }) => {
    const { cpu_count, ram_size, disk_size } = query;
    return limitsGiven({ cpu_count, ram_size, disk_size });
  });

  route(
    app,
    calls.getVpsLocations,
    async ({ request }) => {
      const [catalogue, stock] = await shop();
      return vpsLocations(catalogue, stock, await visitorOf(request), request.language);
    },
    byRegion,
  );

  route(
    app,
    calls.getVpsTemplates,
    async ({ query, request }) => {
      const [catalogue, stock] = await shop();
      return vpsTemplates(catalogue, stock, query, await visitorOf(request), request.language);
    },
    byRegion,
  );
}
