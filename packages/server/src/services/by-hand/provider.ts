import type { ProductLine } from '@hoster/contract';
import { byHandLines } from '@hoster/contract/lists';
import { eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import {
  type Answer,
  type Built,
  builtNothing,
  type Call,
  type Found,
  foundNothing,
  type Operation,
  type OperationKind,
  type Outcome,
  type Power,
  type Provider,
  type Wanted,
} from '../providers/provider.ts';
import { buildKeyOf, historyOf, isBegun } from './history.ts';
import { openResult } from './result.ts';
import { staffTasks, type TaskWanted } from './tables.ts';

const askMilliseconds = 60 * 60 * 1000;

const ofServers: readonly OperationKind[] = ['restart', 'reinstall', 'rescue', 'rescue_end', 'reverse_dns'];
const ofVps: readonly OperationKind[] = [...ofServers, 'snapshot', 'snapshot_restore', 'snapshot_delete'];
const operationsOf = (line: ProductLine): readonly OperationKind[] =>
  line === 'vps' ? ofVps : line === 'dedicated' ? ofServers : [];
const powers: Readonly<Partial<Record<string, Power>>> = {
  restart: 'on',
  reinstall: 'on',
  rescue: 'rescue',
  rescue_end: 'on',
  snapshot_restore: 'on',
};

/**
 * Provider whose work is done by staff: each call is a task in their queue, and `working` until they finish or refuse
 * it.
 */
export function byHandProvider(context: Context): Provider {
  const { clock, db } = context;

  async function task<Value>(
    call: Call,
    kind: string,
    wanted: TaskWanted,
    valueOf: (built: Built) => Value,
  ): Promise<Answer<Value>> {
    const { key, mark, service: serviceId } = call;
    await db
      .insert(staffTasks)
      .values({ key, mark, serviceId, kind, wanted: { ...wanted, name: call.name }, createdAt: clock.now() })
      .onConflictDoNothing();
    const [row] = await db.select().from(staffTasks).where(eq(staffTasks.key, key));
    if (!row) throw new Error('The task was stored but not found.');
    if (row.doneAt === null) {
      return {
        is: 'working',
        reference: { task: row.id },
        askAgainAt: new Date(clock.now().getTime() + askMilliseconds),
        progress: { percent: null, step: 'by_staff' },
      };
    }
    if (row.refused !== null) {
      const reason = `Refused by staff${row.notes === '' ? '' : `: ${row.notes}`}`;
      return { is: 'refused', reason, forCustomer: row.refused === 'other' ? null : row.refused };
    }
    return { is: 'done', value: valueOf(row.sealed === null ? builtNothing : openResult(context, row.sealed)) };
  }

  const state = (kind: string) => (call: Call, wanted: Wanted) => task(call, kind, shown(wanted), () => null);

  return {
    capabilities: (line) => ({
      operations: operationsOf(line),
      allocates: 'provider',
      isByHand: true,
    }),
    // Whoever asks again under another key isn't built another one.
    build: async (call, wanted) =>
      byHandLines.includes(call.line)
        ? task(
            { ...call, key: (await buildKeyOf(db, call.mark)) ?? call.key },
            'build',
            shown(wanted),
            (built) => built,
          )
        : { is: 'refused', reason: `Nobody builds ${call.line} by hand`, forCustomer: null },
    change: state('change'),
    suspend: state('suspend'),
    resume: state('resume'),
    remove: async (call, wanted) =>
      (await isBegun(db, call.mark)) ? task(call, 'remove', shown(wanted), () => null) : { is: 'done', value: null },
    operate: async (call, operation) => {
      if (!operationsOf(call.line).includes(operation.kind)) {
        const reason = `Nobody does ${operation.kind} by hand for ${call.line}`;
        return { is: 'refused', reason, forCustomer: 'not_supported' };
      }
      if ((await historyOf(db, call.mark)).isSuspended) {
        return { is: 'refused', reason: 'It is suspended', forCustomer: null };
      }
      const { kind } = operation;
      const power = powers[kind];
      return task(call, kind, wantedBy(operation), ({ account, hostKeys }): Outcome => ({
        ...(power && { power }),
        ...(kind === 'reinstall' && { hostKeys, ...(account && { account }) }),
      }));
    },
    look: async (call): Promise<Found> => {
      const { build, isSuspended, size } = await historyOf(db, call.mark);
      if (!build) return foundNothing;
      const addresses = build.sealed === null ? [] : openResult(context, build.sealed).addresses;
      return {
        ...foundNothing,
        exists: 'yes',
        isOurs: true,
        isSuspended,
        size,
        addresses: addresses.map(({ address }) => address),
      };
    },
    usage: async () => [],
  };
}

/** What staff see of a wanted state: no secrets. */
function shown({ devices: _devices, password: _password, ...wanted }: Wanted): TaskWanted {
  return wanted;
}

function wantedBy(operation: Operation): TaskWanted {
  switch (operation.kind) {
    case 'reinstall':
      return shown(operation.wanted);
    case 'reverse_dns':
      return { reverse: { address: operation.address, name: operation.name } };
    case 'snapshot':
      return { snapshot: { mark: operation.snapshot, title: operation.title, most: operation.most } };
    case 'snapshot_restore':
    case 'snapshot_delete':
      return { snapshot: { mark: operation.snapshot, title: operation.title } };
    default:
      return {};
  }
}
