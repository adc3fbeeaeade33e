import { and, asc, eq, inArray, isNull, lte, or } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import { dueById, type Job } from '../../platform/jobs/index.ts';
import { services } from '../../sales/index.ts';
import { ask, turnOf } from './ask.ts';
import { operateName } from './job-name.ts';
import { storeAnswer } from './store-answer.ts';
import { storeFailure } from './store-failure.ts';
import { serviceOperations } from './tables.ts';

const open = inArray(serviceOperations.state, ['asked', 'running']);
/** Operations of a service that one job carries out; the rest are due again. */
const mostInARow = 10;

/**
 * Carries out the open operations of a service, oldest first, until one has to wait. State is only in the rows: it may
 * run twice at the same time, and after it was killed.
 */
export async function advance(context: Context, serviceId: number): Promise<void> {
  for (let count = 0; count < mostInARow; count++) {
    if (!(await advanceOne(context, serviceId))) return;
  }
}

/** @returns whether the operation has ended, so that the next one may begin */
async function advanceOne(context: Context, serviceId: number): Promise<boolean> {
  const { db, clock } = context;
  const [row] = await db
    .select({ operation: serviceOperations, service: services })
    .from(serviceOperations)
    .innerJoin(services, eq(services.id, serviceOperations.serviceId))
    .where(and(eq(serviceOperations.serviceId, serviceId), open))
    .orderBy(asc(serviceOperations.id))
    .limit(1);
  if (!row) return false;
  const { operation, service } = row;
  const now = clock.now();
  if (operation.askAgainAt !== null && operation.askAgainAt > now) return false;
  if (operation.startedAt === null) {
    // Whoever ends it before this finds that nothing has been asked; whoever ends it afterwards has it removed.
    const started = await db
      .update(serviceOperations)
      .set({ startedAt: now })
      .where(and(eq(serviceOperations.id, operation.id), open))
      .returning({ id: serviceOperations.id });
    if (started.length === 0) return true;
  }
  const turn = await turnOf(context, service, operation);
  let answer;
  try {
    answer = await ask(context, turn);
  } catch (error) {
    return storeFailure(context, turn, error);
  }
  try {
    return await storeAnswer(context, turn, answer);
  } catch (error) {
    // Something is wrong with what was built, such as an address that another service has. Counted, staff see it.
    if (operation.kind !== 'build') throw error;
    return storeFailure(context, turn, error);
  }
}

/** Carries out the operations of services. */
export const operateJob: Job<{ serviceId: number }> = {
  ...operateName,
  // It mostly waits for providers, so many may run at once.
  queue: { retryLimit: 5, retryDelay: 2, retryBackoff: true, pollSeconds: 2, batchSize: 32 },
  handle: (context, { serviceId }) => advance(context, serviceId),
  due: async ({ db, clock }) => {
    const rows = await db
      .selectDistinct({ id: serviceOperations.serviceId })
      .from(serviceOperations)
      .where(and(open, or(isNull(serviceOperations.askAgainAt), lte(serviceOperations.askAgainAt, clock.now()))));
    return dueById(
      rows.map(({ id }) => id),
      (serviceId) => ({ serviceId }),
    );
  },
};
