import { calls, type StaffSetup } from '@hoster/contract';
import { and, desc, eq, gt, or } from '../../db/drizzle.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { notFound } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import { route } from '../../http/route.ts';
import { requireStaff } from '../../http/viewer.ts';
import { jobsOf } from '../../jobs/of-context.ts';
import { dsSpecOf } from '../lines/dedicated/ds-spec.ts';
import { answersInWords } from '../lines/dedicated/survey.ts';
import type { Module } from '../module.ts';
import { services } from '../orders/tables.ts';

const most = 200;

/** Shows staff which paid services can't be built, and which dedicated servers are to be delivered. */
export const provisioningModule: Module = {
  name: 'provisioning',
  routes: (app) => {
    route(app, calls.getStaffSetups, async ({ request }) => {
      await requireStaff(request);
      return openSetups(app.hoster.db, request.language);
    });

    route(app, calls.postSetupRetry, async ({ params, request }) => {
      await requireStaff(request);
      await retrySetup(app.hoster, params.id);
      return openSetups(app.hoster.db, request.language);
    });
  },
};

/** Ends the pause of a setup that has failed. Handlers do nothing for a service that was built meanwhile. */
async function retrySetup(context: Context, id: number): Promise<void> {
  const jobs = await jobsOf(context);
  await context.db.transaction(async (tx) => {
    const due = await tx
      .update(services)
      .set({ setupNextAt: context.clock.now() })
      .where(and(eq(services.id, id), eq(services.state, 'pending_setup'), gt(services.setupAttempts, 0)))
      .returning({ attempts: services.setupAttempts });
    if (!due[0]) throw notFound(`No failed setup of service ${id}`);
    await jobs.enqueue(tx, 'service.provision', { serviceId: id }, { key: `retry ${id} ${due[0].attempts}` });
  });
}

async function openSetups(db: Db, language: Language): Promise<StaffSetup[]> {
  const rows = await db
    .select()
    .from(services)
    .where(
      or(
        gt(services.setupAttempts, 0),
        eq(services.failure, 'setup'),
        and(eq(services.kind, 'dedicated'), eq(services.state, 'pending_setup')),
      ),
    )
    .orderBy(desc(services.id))
    .limit(most);
  return rows.map((row) => ({
    service: row.id,
    name: row.name,
    account: row.accountId,
    status: row.state,
    attempts: row.setupAttempts,
    error: row.setupError,
    first_failed: row.setupFirstFailedAt?.toISOString() ?? null,
    survey: row.kind === 'dedicated' ? answersInWords(dsSpecOf(row).survey, language) : [],
    next_try: row.state === 'pending_setup' ? (row.setupNextAt?.toISOString() ?? null) : null,
  }));
}
