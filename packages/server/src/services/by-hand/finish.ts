import type { StaffTaskResult } from '@hoster/contract';
import { and, eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { changed, type Context } from '../../platform/index.ts';
import { AppError, FieldError, notFound } from '../../platform/http/index.ts';
import { addressesOfService, holderOf } from '../../catalogue/index.ts';
import { serviceOperations } from '../operations/tables.ts';
import { queueOperations } from '../operations/wish.ts';
import { stateOf } from './present.ts';
import { sealResult } from './result.ts';
import { staffTasks } from './tables.ts';
import { byHandTexts } from './texts.ts';

/**
 * Finishes a task with what staff have entered, or refuses it, and lets its operation go on.
 * @throws AppError 404 for an unknown task, 409 for one that isn't open; FieldError for a build without an address
 */
export async function finishTask(
  context: Context,
  id: number,
  userId: number,
  entered: StaffTaskResult,
): Promise<void> {
  const { clock, db } = context;
  await db.transaction(async (tx) => {
    const [task] = await tx.select().from(staffTasks).where(eq(staffTasks.id, id)).for('update');
    if (!task) throw notFound(`No task ${id}`);
    const [operation] = await tx
      .select({ state: serviceOperations.state })
      .from(serviceOperations)
      .where(eq(serviceOperations.key, task.key));
    const state = stateOf({ task, operation: operation?.state ?? null });
    if (state !== 'open') {
      const detail = state === 'canceled' ? byHandTexts.canceled : byHandTexts.finished;
      throw new AppError({ status: 409, code: 'conflict', detail });
    }
    const { host, ipv4, ipv6, notes, refused } = entered;
    const given = await addressesOfService(tx, task.serviceId);
    const isReachable = ipv4 !== null || ipv6 !== null || host !== null || given.length > 0;
    if (refused === null && task.kind === 'build' && !isReachable) {
      throw new FieldError({ ipv4: [byHandTexts.address] });
    }
    if (refused === null) await checkFree(tx, task.serviceId, { ipv4, ipv6 });
    const sealed = refused === null ? sealResult(context, entered, given) : null;
    await tx
      .update(staffTasks)
      .set({ sealed, refused, notes, doneAt: clock.now(), doneBy: userId })
      .where(eq(staffTasks.id, id));
    await tx
      .update(serviceOperations)
      .set({ askAgainAt: clock.now() })
      .where(and(eq(serviceOperations.key, task.key), eq(serviceOperations.state, 'running')));
    await queueOperations(context, tx, task.serviceId);
    await changed(tx, 'staff', { kind: 'service', id: task.serviceId });
  });
}

/** Refuses addresses of other services. @throws FieldError */
async function checkFree(
  tx: Db,
  serviceId: number,
  entered: { ipv4: string | null; ipv6: string | null },
): Promise<void> {
  for (const [field, address] of Object.entries(entered)) {
    const holder = address === null ? null : await holderOf(tx, address);
    if (holder !== null && holder !== serviceId) throw new FieldError({ [field]: [byHandTexts.taken] });
  }
}
