import { and, asc, eq, isNull } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Wanted } from '../providers/provider.ts';
import { type StaffTaskRow, staffTasks } from './tables.ts';

/** What staff have done for an object, since it was removed last. */
interface History {
  /** The finished setup; undefined while there is none. */
  readonly build: StaffTaskRow | undefined;
  readonly isSuspended: boolean;
  readonly size: Wanted['size'];
}

/** Tasks for an object that staff haven't refused, since they removed it last; oldest first. */
async function tasksOf(db: Db, mark: string): Promise<StaffTaskRow[]> {
  const tasks = await db
    .select()
    .from(staffTasks)
    .where(and(eq(staffTasks.mark, mark), isNull(staffTasks.refused)))
    .orderBy(asc(staffTasks.id));
  return tasks.slice(tasks.findLastIndex(({ doneAt, kind }) => kind === 'remove' && doneAt !== null) + 1);
}

export async function historyOf(db: Db, mark: string): Promise<History> {
  const done = (await tasksOf(db, mark)).filter(({ doneAt }) => doneAt !== null);
  const sized = done.findLast(({ kind }) => kind === 'build' || kind === 'change');
  return {
    build: done.find(({ kind }) => kind === 'build'),
    isSuspended: done.findLast(({ kind }) => kind === 'suspend' || kind === 'resume')?.kind === 'suspend',
    size: sized?.wanted.size ?? null,
  };
}

/** Key of the setup of an object that has begun or ended; null without one. */
export async function buildKeyOf(db: Db, mark: string): Promise<string | null> {
  return (await tasksOf(db, mark)).find(({ kind }) => kind === 'build')?.key ?? null;
}

/** Whether there's anything to remove: nobody has to delete what nobody has begun. */
export const isBegun = async (db: Db, mark: string): Promise<boolean> => (await tasksOf(db, mark)).length > 0;
