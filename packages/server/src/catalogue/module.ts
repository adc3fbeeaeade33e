import { everyHour } from '../platform/jobs/index.ts';
import type { Module } from '../platform/index.ts';
import { sweepChanges } from './changes.ts';
import { endQuarantines } from './addresses/give.ts';
import { addressPoolRoutes } from './addresses/routes.ts';
import { catalogueRoutes } from './routes.ts';
import { samplePing } from './sample-ping.ts';
import { and, eq, lt } from '../platform/db/drizzle.ts';
import type { Db } from '../platform/db/index.ts';
import { phpVersions } from './tables.ts';

/** The catalogue and its pages. */
export const catalogueModule: Module = {
  name: 'catalogue',
  routes: (app) => {
    catalogueRoutes(app);
    addressPoolRoutes(app);
    samplePing(app);
  },
  start: async ({ clock, db, log }) =>
    everyHour(log, async () => {
      await endPhpSupport(db, clock.now());
      await sweepChanges(db, clock.now());
      await endQuarantines(db, clock.now());
    }),
};

/** Marks PHP versions as end of life once their last day of security fixes (UTC) is over. Safe to repeat. */
export async function endPhpSupport(db: Db, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  await db
    .update(phpVersions)
    .set({ endOfLife: true })
    .where(and(eq(phpVersions.endOfLife, false), lt(phpVersions.supportedUntil, today)));
}
