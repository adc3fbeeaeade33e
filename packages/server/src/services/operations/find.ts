import { and, eq, inArray } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { AppError, notFound } from '../../platform/http/index.ts';
import { catalogueOf } from '../../catalogue/index.ts';
import { type ServiceRow, services } from '../../sales/index.ts';
import { capabilitiesOf } from '../providers/registry.ts';
import { availableFor } from './available.ts';
import { snapshotsOf } from './snapshots.ts';
import { serviceOperations } from './tables.ts';
import { operationTexts } from './texts.ts';
import type { OperationKind, ServiceSnapshots } from '@hoster/contract';

/** A customer's service, locked. @throws AppError 404 when the account has none with that id */
export async function lockedService(tx: Db, accountId: number, id: number): Promise<ServiceRow> {
  const [service] = await tx
    .select()
    .from(services)
    .where(and(eq(services.id, id), eq(services.accountId, accountId)))
    .for('update');
  if (!service) throw notFound(`No service ${id} of account ${accountId}`);
  return service;
}

/** Whether an operation on a service is asked or running. */
async function isBusy(db: Db, serviceId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: serviceOperations.id })
    .from(serviceOperations)
    .where(and(eq(serviceOperations.serviceId, serviceId), inArray(serviceOperations.state, ['asked', 'running'])))
    .limit(1);
  return row !== undefined;
}

/**
 * Checks that an operation is possible now.
 * @returns the snapshots of the service; null where there are none
 * @throws AppError 409 `operation_running` or `operation_unavailable`
 */
export async function checkPossible(
  context: Context,
  tx: Db,
  service: ServiceRow,
  kind: OperationKind,
): Promise<ServiceSnapshots | null> {
  const capabilities = await capabilitiesOf(context, service);
  const busy = await isBusy(tx, service.id);
  const snapshots = await snapshotsOf(context, tx, { capabilities, catalogue: await catalogueOf(tx), service });
  const found = availableFor(service, capabilities, { isBusy: busy, snapshots }).find((one) => one.kind === kind);
  if (found?.obstacle === 'running') throw conflict('operation_running');
  if (!found || found.obstacle !== null) throw conflict('operation_unavailable');
  return snapshots;
}

/** 409 of an operation. */
export const conflict = (code: 'operation_running' | 'operation_unavailable'): AppError =>
  new AppError({
    status: 409,
    code,
    detail: code === 'operation_running' ? operationTexts.running : operationTexts.unavailable,
  });
