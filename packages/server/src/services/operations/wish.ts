import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, ne, sql } from '../../platform/db/drizzle.ts';
import { changed, type Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { jobsOf } from '../../platform/jobs/index.ts';
import { services } from '../../sales/index.ts';
import { operateName } from './job-name.ts';
import { type OperationRow, serviceOperations } from './tables.ts';

const open = inArray(serviceOperations.state, ['asked', 'running']);

/** A wish for a service that its provider is asked for. */
type Wish = Pick<OperationRow, 'kind'> &
  Partial<Pick<OperationRow, 'parameters' | 'sealed' | 'askedBy' | 'requestKey' | 'askAgainAt'>>;

/**
 * Stores a wish for a service in the transaction of its cause, and queues it. Wishes are carried out one after the
 * other; a removal ends all others. `askAgainAt`: not before.
 */
export async function wish(context: Context, tx: Db, serviceId: number, wanted: Wish): Promise<OperationRow> {
  const now = context.clock.now();
  const [service] = await tx
    .update(services)
    .set({ generation: sql`${services.generation} + 1` })
    .where(eq(services.id, serviceId))
    .returning({ accountId: services.accountId, generation: services.generation });
  if (!service) throw new Error(`No service ${serviceId}`);
  await supersede(context, tx, serviceId, wanted.kind);
  const { generation } = service;
  const [row] = await tx
    .insert(serviceOperations)
    .values({ ...wanted, serviceId, generation, key: `${serviceId}/${wanted.kind}/${generation}`, createdAt: now })
    .returning();
  if (!row) throw new Error('The operation was stored but not found.');
  await changed(tx, service.accountId, { kind: 'service', id: serviceId });
  await queueOperations(context, tx, serviceId, row.askAgainAt ?? undefined);
  return row;
}

/** Queues the open operations of a service. `at`: not before. */
export async function queueOperations(context: Context, tx: Db, serviceId: number, at?: Date): Promise<void> {
  const jobs = await jobsOf(context);
  // A running job may have read the rows before.
  const key = `${serviceId} ${randomUUID()}`;
  await jobs.enqueue(tx, operateName, { serviceId }, { key, ...(at && { startAfter: at }) });
}

/**
 * Ends the operations that a new wish makes pointless.
 * @returns those of them that the provider has been asked for
 */
export async function supersede(
  { clock }: Context,
  tx: Db,
  serviceId: number,
  kind: OperationRow['kind'],
): Promise<Pick<OperationRow, 'kind' | 'askAgainAt'>[]> {
  const isState = kind === 'suspend' || kind === 'resume';
  if (kind !== 'remove' && !isState) return [];
  const rows = await tx
    .update(serviceOperations)
    .set({
      state: 'failed',
      reason: 'superseded',
      sealed: null,
      finishedAt: clock.now(),
      version: sql`${serviceOperations.version} + 1`,
    })
    .where(
      and(
        eq(serviceOperations.serviceId, serviceId),
        open,
        kind === 'remove'
          ? ne(serviceOperations.kind, 'remove')
          : // What the provider has begun is waited for; the newest wish comes after it.
            and(inArray(serviceOperations.kind, ['suspend', 'resume']), isNull(serviceOperations.startedAt)),
      ),
    )
    .returning({
      kind: serviceOperations.kind,
      startedAt: serviceOperations.startedAt,
      askAgainAt: serviceOperations.askAgainAt,
    });
  return rows.filter(({ startedAt }) => startedAt !== null);
}
