import { calls, type LocationTests } from '@hoster/contract';
import { limitsGiven } from '@hoster/domain';
import type { FastifyInstance } from 'fastify';
import { noteDetails } from '../identity/index.ts';
import { publicRoute, route, notFound } from '../platform/http/index.ts';
import { presentLanding, presentTypeLanding } from './landings.ts';
import { catalogueOf, stockOf, type LocationRow } from './load.ts';
import { presentLocation, presentParameters } from './present.ts';
import { vpsTemplates } from './templates.ts';
import { vpsLocations } from './vps.ts';
import { eq } from '../platform/db/drizzle.ts';
import type { Db } from '../platform/db/index.ts';
import { locations } from './tables.ts';

/** The public catalogue: no answer here depends on the visitor, except for language, country and earlier visits. */
export function catalogueRoutes(app: FastifyInstance): void {
  const { db } = app.hoster;
  const everywhere = { country: 'any' } as const;
  const byRegion = { country: 'region' } as const;
  const shop = () => Promise.all([catalogueOf(db), stockOf(db)]);

  route(app, calls.patchLocation, async ({ params, body, request }) => {
    const location = await setLocationTests(db, params.slug, body);
    noteDetails(request, { after: body });
    return presentLocation(location, request.language);
  });

  publicRoute(app, calls.getVpsLocationLandings, everywhere, async ({ language }) => {
    const [catalogue, stock] = await shop();
    return catalogue.landings
      .filter(({ kind }) => kind === 'vps_location')
      .map((row) => presentLanding(row, catalogue, stock, language));
  });

  publicRoute(app, calls.getVpsTypeLandings, everywhere, async ({ language }) => {
    const [catalogue, stock] = await shop();
    return catalogue.landings
      .filter(({ kind }) => kind === 'vps_type')
      .map((row) => presentTypeLanding(row, catalogue, stock, language));
  });

  publicRoute(app, calls.getVpsParameters, everywhere, async ({ language }) =>
    presentParameters(await catalogueOf(db), language),
  );

  route(app, calls.getVpsParameterLimits, async ({ query }) => {
    const { cpu_count, ram_size, disk_size } = query;
    return limitsGiven({ cpu_count, ram_size, disk_size });
  });

  publicRoute(app, calls.getVpsLocations, byRegion, async ({ language, visitor }) => {
    const [catalogue, stock] = await shop();
    return vpsLocations(catalogue, stock, visitor, language);
  });

  publicRoute(app, calls.getVpsTemplates, byRegion, async ({ query, language, visitor }) => {
    const [catalogue, stock] = await shop();
    return vpsTemplates(catalogue, stock, query, visitor, language);
  });
}

/** Sets the test addresses, test files and ASN of a datacenter. @throws AppError 404 */
async function setLocationTests(db: Db, slug: string, body: LocationTests): Promise<LocationRow> {
  const { ping_host: pingHost, test_ipv4: testIpv4, test_ipv6: testIpv6, test_files: files, asn } = body;
  const testFiles = files?.toSorted((a, b) => a.megabytes - b.megabytes);
  const [known] = await db.select().from(locations).where(eq(locations.slug, slug));
  if (!known) throw notFound(`No location ${slug}`);
  if (Object.keys(body).length === 0) return known;
  const values = { pingHost, testIpv4, testIpv6, testFiles, asn };
  const [row] = await db.update(locations).set(values).where(eq(locations.id, known.id)).returning();
  return row ?? known;
}
