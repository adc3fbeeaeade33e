import type { StaffTask, StaffTaskResult } from '@hoster/contract';
import { and, asc, eq, isNull } from '../../platform/db/drizzle.ts';
import { changed, type Context } from '../../platform/index.ts';
import { AppError, FieldError, notFound } from '../../platform/http/index.ts';
import { services } from '../../sales/index.ts';
import { serviceOperations } from '../operations/tables.ts';
import { queueOperations } from '../operations/wish.ts';
import { dueOf } from '../provisioning/late.ts';
import { sealResult } from './result.ts';
import { staffTasks } from './tables.ts';
import { byHandTexts } from './texts.ts';

const most = 200;

/** Open tasks, oldest first. */
export async function openTasks(context: Context): Promise<StaffTask[]> {
  const now = context.clock.now();
  const rows = await context.db
    .select({ task: staffTasks, service: services })
    .from(staffTasks)
    .innerJoin(services, eq(services.id, staffTasks.serviceId))
    .where(isNull(staffTasks.doneAt))
    .orderBy(asc(staffTasks.id))
    .limit(most);
  return Promise.all(
    rows.map(async ({ service, task }) => {
      const due = task.kind === 'build' ? await dueOf(context, service, task) : null;
      const { hardware = [], panel, size, sshKeys = [], system } = task.wanted;
      return {
        id: task.id,
        service: service.id,
        name: service.name,
        kind: task.kind,
        created: task.createdAt.toISOString(),
        due: due?.toISOString() ?? null,
        is_overdue: due !== null && due < now,
        facts: [
          ...(system ? [`${system.name} ${system.version}`] : []),
          ...(panel ? [panel] : []),
          ...(size ? [`${size.cpus} vCPU, ${size.memory} GiB RAM, ${size.disk} GiB`] : []),
          ...hardware,
          ...sshKeys,
        ],
      };
    }),
  );
}

/**
 * Finishes a task with what staff have entered, and lets its operation go on.
 * @throws AppError 404 for an unknown task, 409 for a finished one; FieldError for a build without an address
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
    if (task.doneAt !== null) throw new AppError({ status: 409, code: 'conflict', detail: byHandTexts.finished });
    if (task.kind === 'build' && entered.ipv4 === null && entered.ipv6 === null && entered.host === null) {
      throw new FieldError({ ipv4: [byHandTexts.address] });
    }
    const { notes } = entered;
    const done = { sealed: sealResult(context, entered), notes, doneAt: clock.now(), doneBy: userId };
    await tx.update(staffTasks).set(done).where(eq(staffTasks.id, id));
    await tx
      .update(serviceOperations)
      .set({ askAgainAt: clock.now() })
      .where(and(eq(serviceOperations.key, task.key), eq(serviceOperations.state, 'running')));
    await queueOperations(context, tx, task.serviceId);
    await changed(tx, 'staff', { kind: 'service', id: task.serviceId });
  });
}
