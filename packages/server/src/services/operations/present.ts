import type { ServiceOperation, ServiceOperations } from '@hoster/contract';
import { isRunning } from '@hoster/domain';
import { translate } from '../../i18n/translate.ts';
import { and, desc, eq, inArray } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Language } from '../../platform/http/index.ts';
import { nameOf, users } from '../../identity/index.ts';
import { type Catalogue, type GivenAddress, hostsOf } from '../../catalogue/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { capabilitiesOf } from '../providers/registry.ts';
import { availableFor } from './available.ts';
import { snapshotsOf } from './snapshots.ts';
import { type OperationRow, reverseNames, serviceOperations } from './tables.ts';
import { failureTexts } from './texts.ts';

const shown = 20;

/** Operations of a service as its page shows them. */
export async function presentOperations(
  context: Context,
  catalogue: Catalogue,
  service: ServiceRow,
  given: readonly GivenAddress[],
  language: Language,
): Promise<ServiceOperations> {
  const capabilities = await capabilitiesOf(context, service);
  const [current] = await operationsOf(context, service.id, ['asked', 'running'], 1, language);
  const snapshots = await snapshotsOf(context, context.db, { capabilities, catalogue, service });
  const available = availableFor(service, capabilities, { isBusy: current !== undefined, snapshots });
  const canReinstall = available.some(({ kind }) => kind === 'reinstall');
  const systems = context.serviceLines[service.kind].reinstall?.systems(catalogue, service) ?? [];
  const hasPower = capabilities.operations.includes('restart') && isRunning(service.state);
  return {
    power: hasPower ? (service.power ?? 'on') : null,
    available,
    current: current ?? null,
    history: await operationsOf(context, service.id, ['done', 'failed'], shown, language),
    addresses: isRunning(service.state) ? await named(context, service.id, given) : [],
    systems: canReinstall ? systems.map(({ id, isWindows, name }) => ({ id, name, takes_keys: !isWindows })) : [],
    snapshots: isRunning(service.state) ? snapshots : null,
  };
}

/** Operations in some states: those to come oldest first, those that have ended newest first. */
async function operationsOf(
  { db }: Context,
  serviceId: number,
  states: OperationRow['state'][],
  most: number,
  language: Language,
): Promise<ServiceOperation[]> {
  const isOpen = states.includes('asked');
  const rows = await db
    .select({ operation: serviceOperations, user: users })
    .from(serviceOperations)
    .leftJoin(users, eq(users.id, serviceOperations.askedBy))
    .where(and(eq(serviceOperations.serviceId, serviceId), inArray(serviceOperations.state, states)))
    .orderBy(isOpen ? serviceOperations.id : desc(serviceOperations.id))
    .limit(most);
  return rows.map(({ operation, user }) => ({
    id: operation.id,
    kind: operation.kind,
    state: operation.state,
    percent: operation.percent,
    step: operation.step,
    reason: operation.reason && translate(language, failureTexts[operation.reason]),
    by: user && nameOf(user),
    subject: subjectOf(operation.parameters),
    created: operation.createdAt.toISOString(),
    finished: operation.finishedAt?.toISOString() ?? null,
  }));
}

function subjectOf({ address, name, to }: OperationRow['parameters']): string | null {
  if (address !== undefined) return name ? `${address} → ${name}` : address;
  return to ?? name ?? null;
}

/** Every address, and those of IPv6 prefixes that have a name. */
async function named(
  { db }: Context,
  id: number,
  given: readonly GivenAddress[],
): Promise<ServiceOperations['addresses']> {
  const rows = await db.select().from(reverseNames).where(eq(reverseNames.serviceId, id));
  const hosts = given.flatMap(hostsOf);
  const others = rows.map(({ address }) => address).filter((address) => !hosts.includes(address));
  return [...hosts, ...others].map((address) => ({
    address,
    reverse: rows.find((row) => row.address === address)?.name ?? null,
  }));
}
