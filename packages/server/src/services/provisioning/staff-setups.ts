import type { StaffSetup } from '@hoster/contract';
import { and, desc, eq, exists, gt, inArray, or } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import { type Language, notFound } from '../../platform/http/index.ts';
import { jobsOf } from '../../platform/jobs/index.ts';
import { services } from '../../sales/index.ts';
import { serviceOperations } from '../operations/tables.ts';
import { provisionJob } from './provision.ts';

const most = 200;

/**
 * Ends the pause of a setup that has failed. Handlers do nothing for a service that was built meanwhile.
 * @throws AppError 404 when it hasn't failed
 */
export async function retrySetup(context: Context, id: number): Promise<void> {
  const jobs = await jobsOf(context);
  await context.db.transaction(async (tx) => {
    const pending = tx
      .select({ id: services.id })
      .from(services)
      .where(and(eq(services.id, id), eq(services.state, 'pending_setup')));
    const due = await tx
      .update(serviceOperations)
      .set({ askAgainAt: context.clock.now() })
      .where(
        and(
          eq(serviceOperations.serviceId, id),
          eq(serviceOperations.kind, 'build'),
          gt(serviceOperations.tries, 0),
          exists(pending),
        ),
      )
      .returning({ tries: serviceOperations.tries });
    if (!due[0]) throw notFound(`No failed setup of service ${id}`);
    await jobs.enqueue(tx, provisionJob, { serviceId: id }, { key: `retry ${id} ${due[0].tries}` });
  });
}

/** Setups that have failed, for now or for good, and dedicated servers to be delivered, newest first. */
export async function openSetups({ db, serviceLines }: Context, language: Language): Promise<StaffSetup[]> {
  const rows = await db
    .select({ service: services, build: serviceOperations })
    .from(services)
    .leftJoin(serviceOperations, and(eq(serviceOperations.serviceId, services.id), eq(serviceOperations.kind, 'build')))
    .where(
      and(
        // Few of all services, which their index finds.
        inArray(services.state, ['pending_setup', 'failed_setup']),
        or(
          eq(services.state, 'failed_setup'),
          eq(services.kind, 'dedicated'),
          gt(serviceOperations.tries, 0),
          gt(services.setupAttempts, 0),
        ),
      ),
    )
    .orderBy(desc(services.id))
    .limit(most);
  return rows.map(({ build, service }) => ({
    service: service.id,
    name: service.name,
    account: service.accountId,
    status: service.state,
    attempts: build?.tries ?? service.setupAttempts,
    error: build?.error ?? service.setupError,
    first_failed: (build?.firstFailedAt ?? service.setupFirstFailedAt)?.toISOString() ?? null,
    survey: serviceLines[service.kind].staffNotes?.(service, language) ?? [],
    next_try: service.state === 'pending_setup' ? (build?.askAgainAt?.toISOString() ?? null) : null,
  }));
}
