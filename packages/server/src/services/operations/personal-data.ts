import { asc, eq, inArray } from '../../platform/db/drizzle.ts';
import type { PersonalData } from '../../platform/index.ts';
import { services } from '../../sales/index.ts';
import { staffTasks } from '../by-hand/tables.ts';
import { reverseNames, serviceOperations, serviceSnapshots } from './tables.ts';

/** Operations in a customer's copy of their data; they're deleted with the account. */
export const operationsPersonalData: PersonalData = {
  copy: async (db, { accountId }) => ({
    operations: await db
      .select({
        service: serviceOperations.serviceId,
        kind: serviceOperations.kind,
        state: serviceOperations.state,
        parameters: serviceOperations.parameters,
        created: serviceOperations.createdAt,
        finished: serviceOperations.finishedAt,
      })
      .from(serviceOperations)
      .innerJoin(services, eq(services.id, serviceOperations.serviceId))
      .where(eq(services.accountId, accountId))
      .orderBy(asc(serviceOperations.id)),
    snapshots: await db
      .select({
        service: serviceSnapshots.serviceId,
        name: serviceSnapshots.name,
        bytes: serviceSnapshots.bytes,
        created: serviceSnapshots.createdAt,
      })
      .from(serviceSnapshots)
      .innerJoin(services, eq(services.id, serviceSnapshots.serviceId))
      .where(eq(services.accountId, accountId))
      .orderBy(asc(serviceSnapshots.id)),
  }),
  erase: async (tx, { accountId }) => {
    const own = tx.select({ id: services.id }).from(services).where(eq(services.accountId, accountId));
    await tx.update(staffTasks).set({ wanted: {}, notes: '', sealed: null }).where(inArray(staffTasks.serviceId, own));
    await tx.delete(reverseNames).where(inArray(reverseNames.serviceId, own));
    await tx.delete(serviceSnapshots).where(inArray(serviceSnapshots.serviceId, own));
    await tx
      .update(serviceOperations)
      .set({ parameters: {}, sealed: null, requestKey: null, askedBy: null })
      .where(inArray(serviceOperations.serviceId, own));
  },
};
