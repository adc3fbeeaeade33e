import { eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { releaseAddresses } from '../../catalogue/index.ts';
import { type ServiceRow, services } from '../../sales/index.ts';
import type { Outcome } from '../providers/provider.ts';
import { passwordPurpose } from '../provisioning/password-purpose.ts';
import { reinstalled, type Turn } from './ask.ts';
import { forgetSnapshot, restoreSnapshot, storeSnapshot } from './snapshots.ts';
import { reverseNames, serviceSnapshots } from './tables.ts';

/** Stores what an operation has changed of its service. */
export async function applyOutcome(context: Context, tx: Db, turn: Turn, outcome: Outcome | null): Promise<void> {
  const { drawn, operation, service } = turn;
  const change: Partial<ServiceRow> = {};
  if (outcome?.power) change.power = outcome.power;
  if (operation.kind === 'reinstall') {
    change.spec = reinstalled(context, turn).spec;
    change.hostKeys = outcome?.hostKeys ?? [];
  }
  const account = outcome?.account;
  if (operation.kind === 'password' || (operation.kind === 'reinstall' && account)) {
    const password = account ? account.password : (drawn?.password ?? null);
    change.sealedPassword = password === null ? null : context.secrets.seal(passwordPurpose, password);
    if (account) change.login = account.login;
  }
  if (Object.keys(change).length > 0) await tx.update(services).set(change).where(eq(services.id, service.id));
  switch (operation.kind) {
    case 'snapshot':
      await storeSnapshot(context, tx, turn, outcome?.snapshotBytes);
      break;
    case 'snapshot_restore':
      await restoreSnapshot(context, tx, turn);
      break;
    case 'snapshot_delete':
      await forgetSnapshot(tx, turn);
      break;
    case 'reverse_dns':
      await storeReverse(tx, service.id, operation.parameters);
      break;
    case 'remove':
      await tx.delete(reverseNames).where(eq(reverseNames.serviceId, service.id));
      await tx.delete(serviceSnapshots).where(eq(serviceSnapshots.serviceId, service.id));
      await releaseAddresses(tx, service.id, { now: context.clock.now(), wasUsed: true });
      break;
    default:
  }
}

async function storeReverse(
  tx: Db,
  serviceId: number,
  { address, name }: Turn['operation']['parameters'],
): Promise<void> {
  if (address === undefined) return;
  if (!name) {
    await tx.delete(reverseNames).where(eq(reverseNames.address, address));
    return;
  }
  await tx
    .insert(reverseNames)
    .values({ address, name, serviceId })
    .onConflictDoUpdate({ target: reverseNames.address, set: { name, serviceId } });
}
