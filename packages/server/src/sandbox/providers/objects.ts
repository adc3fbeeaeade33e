import { eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Call } from '../../services/index.ts';
import { sandboxObjects } from './tables.ts';

type ObjectRow = typeof sandboxObjects.$inferSelect;

/** The object of a service. One that the seed has sold without building it is made now. */
export async function objectOf({ clock, db }: Context, { mark }: Pick<Call, 'mark'>): Promise<ObjectRow> {
  await db.insert(sandboxObjects).values({ mark, createdAt: clock.now() }).onConflictDoNothing();
  const [object] = await db.select().from(sandboxObjects).where(eq(sandboxObjects.mark, mark));
  if (!object) throw new Error('The object was stored but not found.');
  return object;
}

/** Changes the object of a service. */
export async function saveObject(
  context: Context,
  call: Pick<Call, 'mark'>,
  change: Partial<Omit<ObjectRow, 'mark'>>,
): Promise<void> {
  await objectOf(context, call);
  await context.db.update(sandboxObjects).set(change).where(eq(sandboxObjects.mark, call.mark));
}
