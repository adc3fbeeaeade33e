import type { OperationOrder, ServiceSnapshots } from '@hoster/contract';
import { readDomainName } from '@hoster/domain/network/domain-name';
import { and, eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { AppError, FieldError } from '../../platform/http/index.ts';
import type { Viewer } from '../../identity/index.ts';
import { addressesOfService, catalogueOf, isIn, isSpelling, normalAddress } from '../../catalogue/index.ts';
import { orderedKeys, type ServiceRow } from '../../sales/index.ts';
import { newPassword, sealDrawn } from './drawn.ts';
import { checkPossible, lockedService } from './find.ts';
import { type Parameters, reverseNames, serviceOperations } from './tables.ts';
import { knownSnapshot, newSnapshot } from './snapshots.ts';
import { operationTexts } from './texts.ts';
import { wish } from './wish.ts';

/** What is stored of an order: its parameters, and secrets that were drawn for it. */
interface Stored {
  readonly parameters?: Parameters;
  readonly sealed?: string;
}

/**
 * Stores an operation that a customer asks for. With a request key, once.
 * @throws AppError 404 for no such service of theirs, 409 `operation_running`, `operation_unavailable` and
 *   `idempotency_key_reused`; FieldError
 */
export async function orderOperation(
  context: Context,
  viewer: Viewer,
  id: number,
  order: OperationOrder,
  requestKey: string | null,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const service = await lockedService(tx, viewer.accountId, id);
    if (requestKey !== null && (await isRepeated(tx, id, order, requestKey))) return;
    const snapshots = await checkPossible(context, tx, service, order.kind);
    const stored = await storedOf(context, tx, { order, service, viewer, snapshots });
    await wish(context, tx, id, { kind: order.kind, askedBy: viewer.userId, requestKey, ...stored });
  });
}

async function isRepeated(tx: Db, serviceId: number, order: OperationOrder, requestKey: string): Promise<boolean> {
  const [row] = await tx
    .select({ kind: serviceOperations.kind, parameters: serviceOperations.parameters })
    .from(serviceOperations)
    .where(and(eq(serviceOperations.serviceId, serviceId), eq(serviceOperations.requestKey, requestKey)));
  if (row && !(row.kind === order.kind && isSame(order, row.parameters))) {
    throw new AppError({ status: 409, code: 'idempotency_key_reused', detail: operationTexts.reused });
  }
  return row !== undefined;
}

/** Whether an order is for what is stored of an operation of its kind. */
function isSame({ address = '', kind, name, snapshot, system }: OperationOrder, stored: Parameters): boolean {
  if (kind === 'reinstall') return stored.system === system;
  if (kind === 'snapshot') return !name || stored.name === name;
  if (kind !== 'reverse_dns') return stored.snapshot === snapshot;
  return isSpelling(address, stored.address ?? '') && (name ? readDomainName(name) : null) === (stored.name ?? null);
}

interface Asked {
  readonly order: OperationOrder;
  readonly service: ServiceRow;
  readonly viewer: Viewer;
  readonly snapshots: ServiceSnapshots | null;
}

async function storedOf(context: Context, tx: Db, asked: Asked): Promise<Stored> {
  const { order, service, snapshots } = asked;
  switch (order.kind) {
    case 'password':
      return { sealed: sealDrawn(context, { password: newPassword(), devices: [], sshKeys: [] }) };
    case 'reinstall':
      return reinstallOf(context, tx, asked);
    case 'reverse_dns':
      return { parameters: await reverseOf(tx, order, service) };
    case 'snapshot':
      return { parameters: newSnapshot(context, order, snapshots ?? { space: 0, used: 0 }) };
    case 'snapshot_restore':
    case 'snapshot_delete':
      return { parameters: await knownSnapshot(tx, order, service) };
    default:
      return {};
  }
}

async function reinstallOf(context: Context, tx: Db, { order, service, viewer }: Asked): Promise<Stored> {
  const systems = context.serviceLines[service.kind].reinstall?.systems(await catalogueOf(tx), service) ?? [];
  const system = systems.find(({ id }) => id === order.system);
  const isConfirmed = order.confirm?.trim() === service.name;
  if (!system || !isConfirmed) {
    throw new FieldError({
      ...(!system && { system: [operationTexts.system] }),
      ...(!isConfirmed && { confirm: [operationTexts.confirm] }),
    });
  }
  const chosen = { ssh_key: null, ssh_keys: system.isWindows ? [] : (order.ssh_keys ?? []) };
  const sshKeys = await orderedKeys(tx, chosen, viewer.userId);
  return {
    parameters: { system: system.id, name: system.name, keys: sshKeys.map(({ title }) => title) },
    sealed: sealDrawn(context, { password: newPassword(), devices: [], sshKeys }),
  };
}

/** Reverse DNS names of a service: a prefix has more addresses than anybody could look at. */
const mostNames = 100;

/** Any address of a block or a prefix may have a name. */
async function reverseOf(tx: Db, { address = '', name }: OperationOrder, { id }: ServiceRow): Promise<Parameters> {
  const given = await addressesOfService(tx, id);
  if (!given.some((one) => isIn(address, one))) throw new FieldError({ address: [operationTexts.address] });
  const written = normalAddress(address);
  if (!name) return { address: written, name: null };
  if ((await tx.$count(reverseNames, eq(reverseNames.serviceId, id))) >= mostNames) {
    throw new FieldError({ name: [operationTexts.reverseMany] });
  }
  const domain = readDomainName(name);
  if (domain === null) throw new FieldError({ name: [operationTexts.reverse] });
  return { address: written, name: domain };
}
