import type { StaffTask, StaffTaskDetails, StaffTaskState } from '@hoster/contract';
import { gigabyteBytes } from '@hoster/domain/order/usage';
import type { Context } from '../../platform/index.ts';
import type { Language } from '../../platform/http/index.ts';
import { customerOf, ownersOf, userById } from '../../identity/index.ts';
import { addressesOfService, asConfigured, type GivenAddress } from '../../catalogue/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import type { OperationRow } from '../operations/tables.ts';
import { placeOf } from '../providers/registry.ts';
import { dueOf } from '../provisioning/late.ts';
import { openResult } from './result.ts';
import type { StaffTaskRow } from './tables.ts';

/** A task, its service, and the state of the operation that waits for it. */
export interface Task {
  readonly task: StaffTaskRow;
  readonly service: ServiceRow;
  readonly operation: OperationRow['state'] | null;
}

/** State of a task. Its operation may have ended without it. */
export function stateOf({ operation, task }: Pick<Task, 'operation' | 'task'>): StaffTaskState {
  if (task.refused !== null) return 'refused';
  if (task.doneAt !== null) return 'done';
  return operation === 'done' || operation === 'failed' ? 'canceled' : 'open';
}

/** Tasks with their customers, for a list. */
export async function presentTasks(context: Context, tasks: readonly Task[]): Promise<StaffTask[]> {
  const now = context.clock.now();
  const owners = await ownersOf(
    context.db,
    tasks.map(({ service }) => service.accountId),
  );
  return Promise.all(
    tasks.map(async (row) => {
      const { service, task } = row;
      const state = stateOf(row);
      const due = task.kind === 'build' && state === 'open' ? await dueOf(context, service, task) : null;
      const owner = owners.get(service.accountId);
      return {
        id: task.id,
        service: service.id,
        name: service.name,
        kind: task.kind,
        state,
        customer: customerOf(service.accountId, owner),
        created: task.createdAt.toISOString(),
        due: due?.toISOString() ?? null,
        is_overdue: due !== null && due < now,
        finished: task.doneAt?.toISOString() ?? null,
      };
    }),
  );
}

/** A task with what is wanted. */
export async function presentTask(context: Context, row: Task, language: Language): Promise<StaffTaskDetails> {
  const { service, task } = row;
  const [listed] = await presentTasks(context, [row]);
  if (!listed) throw new Error('The task was not presented.');
  const by = task.doneBy === null ? null : await userById(context.db, task.doneBy);
  return {
    ...listed,
    line: service.kind,
    location: await placeOf(context, service),
    facts: factsOf(row, await addressesOfService(context.db, service.id)),
    survey:
      task.kind === 'build' ? [...(context.serviceLines[service.kind].staffNotes?.(service, language) ?? [])] : [],
    refused: task.refused,
    entered: enteredIn(context, task),
    notes: task.notes,
    by: by && (`${by.firstName} ${by.lastName}`.trim() || by.username),
  };
}

function factsOf({ service, task: { wanted } }: Task, given: readonly GivenAddress[]): StaffTaskDetails['facts'] {
  const { blocks = [], hardware = [], imageUrl, panel, reverse, size, snapshot, sshKeys = [], system } = wanted;
  const configured = given.map(asConfigured);
  const where = [
    ...configured.map(({ address, prefix }) => `${address}/${prefix}`),
    ...(service.host === null ? [] : [service.host]),
  ];
  const gateways = [...new Set(configured.map(({ gateway }) => gateway))].filter((gateway) => gateway !== null);
  const isServer = service.kind === 'vps' || service.kind === 'dedicated';
  return [
    ...(reverse ? [{ kind: 'reverse' as const, text: `${reverse.address} → ${reverse.name ?? '—'}` }] : []),
    ...(snapshot ? [{ kind: 'snapshot' as const, text: `${snapshot.title} (${snapshot.mark})` }] : []),
    ...(snapshot?.most === undefined
      ? []
      : [{ kind: 'snapshot_space' as const, text: `${Math.floor(snapshot.most / gigabyteBytes)} GiB` }]),
    ...(system ? [{ kind: 'system' as const, text: `${system.name} ${system.version}` }] : []),
    ...(panel ? [{ kind: 'panel' as const, text: panel }] : []),
    ...(size && isServer
      ? [{ kind: 'size' as const, text: `${size.cpus} vCPU, ${size.memory} GiB RAM, ${size.disk} GiB` }]
      : []),
    ...(size && !isServer ? [{ kind: 'disk' as const, text: `${size.disk} GiB` }] : []),
    ...hardware.map((text) => ({ kind: 'hardware' as const, text })),
    ...(imageUrl ? [{ kind: 'image' as const, text: imageUrl }] : []),
    ...(blocks.includes('smtp') ? [{ kind: 'blocks' as const, text: '25/tcp' }] : []),
    ...sshKeys.map((text) => ({ kind: 'ssh_key' as const, text })),
    ...where.map((text) => ({ kind: 'address' as const, text })),
    ...gateways.map((text) => ({ kind: 'gateway' as const, text })),
  ];
}

function enteredIn(context: Context, { kind, sealed }: StaffTaskRow): StaffTaskDetails['entered'] {
  if (sealed === null || (kind !== 'build' && kind !== 'reinstall')) return null;
  const { account, addresses, console, host, hostKeys } = openResult(context, sealed);
  const of = (family: 4 | 6) => addresses.find((one) => one.family === family)?.address ?? null;
  return {
    ipv4: of(4),
    ipv6: of(6),
    host,
    login: account?.login ?? null,
    host_keys: [...hostKeys],
    console: console?.url ?? null,
  };
}
