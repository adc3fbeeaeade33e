import { setTimeout as wait } from 'node:timers/promises';
import { eq } from '../platform/db/drizzle.ts';
import type { FastifyInstance } from 'fastify';
import { forDemoVisitors, notFound } from '../platform/http/index.ts';
import { isExample } from './example-addresses.ts';
import { locations } from './tables.ts';

/** Milliseconds that a visitor in Central Europe might see, by datacenter. */
const milliseconds: Readonly<Record<string, number>> = {
  frankfurt: 9,
  rotterdam: 16,
  zurich: 14,
  hunenberg: 15,
  barcelona: 31,
  kyiv: 38,
  moscow: 46,
  'saint-petersburg': 42,
  dallas: 124,
  'hong-kong': 187,
};

/** Answers for the datacenters of a demo, which have sample addresses, with a realistic delay. */
export function samplePing(app: FastifyInstance): void {
  const { db, settings } = app.hoster;
  if (!settings.demo) return;
  forDemoVisitors(app, (demo) => {
    const config = { unlisted: true };
    demo.get<{ Params: { slug: string } }>(
      '/my/api/sample-ping/:slug/',
      { config },
      async ({ params: { slug } }, reply) => {
        const [row] = await db.select().from(locations).where(eq(locations.slug, slug));
        const delay = milliseconds[slug];
        if (!row?.testIpv4 || !isExample(row.testIpv4) || delay === undefined) throw notFound(`No sample ${slug}`);
        await wait(delay);
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    );
  });
}
