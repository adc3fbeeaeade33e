import type { StaffTaskDetails, StaffTasksQuery } from '@hoster/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  type SQL,
} from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { type Language, notFound } from '../../platform/http/index.ts';
import { services } from '../../sales/index.ts';
import { serviceOperations } from '../operations/tables.ts';
import { presentTask, presentTasks, type Task } from './present.ts';
import { staffTasks } from './tables.ts';

const running = inArray(serviceOperations.state, ['asked', 'running']);

const conditions: Readonly<Record<StaffTasksQuery['state'], SQL | undefined>> = {
  // A provider may be asked without an operation, such as by its tests.
  open: and(isNull(staffTasks.doneAt), or(isNull(serviceOperations.id), running)),
  done: and(isNotNull(staffTasks.doneAt), isNull(staffTasks.refused)),
  refused: isNotNull(staffTasks.refused),
  canceled: and(isNull(staffTasks.doneAt), notInArray(serviceOperations.state, ['asked', 'running'])),
};

const tasksWith = (db: Db) =>
  db
    .select({ task: staffTasks, service: services, operation: serviceOperations.state })
    .from(staffTasks)
    .innerJoin(services, eq(services.id, staffTasks.serviceId))
    .leftJoin(serviceOperations, eq(serviceOperations.key, staffTasks.key))
    .$dynamic();

/** A page of tasks: open ones oldest first, others latest first. @throws AppError 404 for a page beyond the last */
export async function findTasks(context: Context, { page, page_size: size, state }: StaffTasksQuery) {
  const { db } = context;
  const where = conditions[state];
  const [total] = await db
    .select({ tasks: count() })
    .from(staffTasks)
    .leftJoin(serviceOperations, eq(serviceOperations.key, staffTasks.key))
    .where(where);
  const rows = await tasksWith(db)
    .where(where)
    .orderBy(state === 'open' ? asc(staffTasks.id) : desc(staffTasks.id))
    .limit(size)
    .offset((page - 1) * size);
  if (rows.length === 0 && page > 1) throw notFound();
  return { count: total?.tasks ?? 0, results: await presentTasks(context, rows) };
}

/** A task as it is stored. @throws AppError 404 */
async function taskById(db: Db, id: number): Promise<Task> {
  const [row] = await tasksWith(db).where(eq(staffTasks.id, id));
  if (!row) throw notFound(`No task ${id}`);
  return row;
}

/** A task for whoever works on it. @throws AppError 404 */
export async function taskDetails(context: Context, id: number, language: Language): Promise<StaffTaskDetails> {
  return presentTask(context, await taskById(context.db, id), language);
}
