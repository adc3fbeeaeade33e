import { eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Call } from '../../services/index.ts';
import { BuildError } from './machine.ts';
import { type SandboxObject, sandboxObjects } from './tables.ts';

/** The object of a service. One that the seed has sold without building it is made now. */
async function objectOf({ clock, db }: Context, { mark }: Pick<Call, 'mark'>): Promise<SandboxObject> {
  await db.insert(sandboxObjects).values({ mark, createdAt: clock.now() }).onConflictDoNothing();
  const [object] = await db.select().from(sandboxObjects).where(eq(sandboxObjects.mark, mark));
  if (!object) throw new Error('The object was stored but not found.');
  return object;
}

/** Refuses an object of our name that isn't ours. @throws BuildError */
export async function checkOwn({ db }: Context, { mark }: Pick<Call, 'mark'>): Promise<void> {
  const [object] = await db.select().from(sandboxObjects).where(eq(sandboxObjects.mark, mark));
  if (object?.isForeign) throw new BuildError(`There is an object “${mark}” that isn’t ours`);
}

/** The object of a service, as `objectOf`. @throws BuildError for one that isn't ours */
export async function ownObjectOf(context: Context, call: Pick<Call, 'mark'>): Promise<SandboxObject> {
  await checkOwn(context, call);
  return objectOf(context, call);
}

/** Changes the object of a service. */
export async function saveObject(
  context: Context,
  call: Pick<Call, 'mark'>,
  change: Partial<Omit<SandboxObject, 'mark'>>,
): Promise<void> {
  await objectOf(context, call);
  await context.db.update(sandboxObjects).set(change).where(eq(sandboxObjects.mark, call.mark));
}
