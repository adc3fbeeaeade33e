import { calls, type ProductLine } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { catalogueOf } from '../catalogue/index.ts';
import { publicRoute } from '../platform/http/index.ts';
import type { Module } from '../platform/index.ts';
import { backupRoutes } from './backup/routes.ts';
import { dedicatedRoutes } from './dedicated/routes.ts';
import { vpnRoutes } from './vpn/routes.ts';
import { vpsRoutes } from './vps/routes.ts';
import { webHostingRoutes } from './web-hosting/routes.ts';
import { regularly } from '../platform/jobs/index.ts';
import { applyDuePrices } from './staff-catalogue/prices.ts';
import { staffCatalogueRoutes } from './staff-catalogue/routes.ts';
import { offerSamples } from './dedicated/offers/mail-samples.ts';
import { offersPersonalData } from './dedicated/offers/personal-data.ts';
import { staffOfferRoutes } from './dedicated/offers/staff-routes.ts';
import { formerPlan } from './former-plans.ts';

/** Calls of each line: its context, its order, and calls of its own. */
const routesOf: Readonly<Record<ProductLine, (app: FastifyInstance) => void>> = {
  vps: vpsRoutes,
  web_hosting: webHostingRoutes,
  dedicated: dedicatedRoutes,
  backup: backupRoutes,
  vpn: vpnRoutes,
};

/** The product lines. */
export const productsModule: Module = {
  name: 'products',
  personalData: offersPersonalData,
  mails: offerSamples,
  routes: (app) => {
    for (const routes of Object.values(routesOf)) routes(app);
    staffCatalogueRoutes(app);
    staffOfferRoutes(app);

    publicRoute(app, calls.getFormerPlan, { country: 'region' }, async ({ params, language, visitor }) =>
      formerPlan(await catalogueOf(app.hoster.db), params, visitor, language),
    );
  },
  start: async (context) => regularly(priceMilliseconds, context.log, async () => applyDuePrices(context)),
};

/** How often prices that start at a date are looked for. */
const priceMilliseconds = 10_000;
