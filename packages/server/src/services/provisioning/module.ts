import { calls, type StaffSetup } from '@hoster/contract';
import { and, desc, eq, gt, or } from '../../platform/db/drizzle.ts';
import type { Context, Module } from '../../platform/index.ts';
import { type Language, notFound, route } from '../../platform/http/index.ts';
import { requireStaff } from '../../identity/index.ts';
import { jobsOf } from '../../platform/jobs/index.ts';
import { services } from '../../sales/index.ts';
import { applyJob } from './apply.ts';
import { provisionJob } from './provision.ts';

const most = 200;

/** Builds services, and shows staff which paid ones can't be built and which dedicated servers are to be delivered. */
export const provisioningModule: Module = {
  name: 'provisioning',
  jobs: [provisionJob, applyJob],
  routes: (app) => {
    route(app, calls.getStaffSetups, async ({ request }) => {
      await requireStaff(request);
      return openSetups(app.hoster, request.language);
    });

    route(app, calls.postSetupRetry, async ({ params, request }) => {
      await requireStaff(request);
      await retrySetup(app.hoster, params.id);
      return openSetups(app.hoster, request.language);
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
    await jobs.enqueue(tx, provisionJob, { serviceId: id }, { key: `retry ${id} ${due[0].attempts}` });
  });
}

async function openSetups({ db, serviceLines }: Context, language: Language): Promise<StaffSetup[]> {
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
    survey: serviceLines[row.kind].staffNotes?.(row, language) ?? [],
    next_try: row.state === 'pending_setup' ? (row.setupNextAt?.toISOString() ?? null) : null,
  }));
}
