import { isDeepStrictEqual } from 'node:util';
import type { ProductLine } from '@hoster/contract';
import { gigabyteBytes } from '@hoster/domain/order/usage';
import { eq } from '../../platform/db/drizzle.ts';
import { type Context, randomText } from '../../platform/index.ts';
import {
  type Call,
  type Found,
  foundNothing,
  type Operation,
  type OperationKind,
  type Outcome,
  type Provider,
  type Wanted,
} from '../../services/index.ts';
import { BuildError, type MachinePower } from './machine.ts';
import { applyIn, buildIn } from './machines.ts';
import { checkOwn, ownObjectOf, saveObject } from './objects.ts';
import { type SandboxObject, sandboxObjects } from './tables.ts';
import { simulatedScreen } from './console/screen.ts';
import { once } from './tasks.ts';
import { simulatedUsage } from './usage.ts';

const server: readonly OperationKind[] = ['start', 'stop', 'restart', 'power_off', 'reinstall', 'rescue', 'rescue_end'];

const operations: Readonly<Record<ProductLine, readonly OperationKind[]>> = {
  vps: [...server, 'password', 'reverse_dns', 'console', 'snapshot', 'snapshot_restore', 'snapshot_delete'],
  dedicated: ['restart', 'rescue', 'rescue_end', 'reinstall', 'reverse_dns'],
  web_hosting: ['password', 'login_link'],
  backup: ['password'],
  vpn: [],
};

const linkMilliseconds = 60_000;

/**
 * The simulated provider of all lines. It takes the time that it's given, reports progress, remembers its objects, and
 * fails by name: `fail-setup` or `no-capacity` in the name of a service, and likewise `fail-restart`, `fail-reinstall`
 * and so on.
 */
export function sandboxProvider(context: Context): Provider {
  const { clock, db } = context;

  const apply = (call: Call, wanted: Wanted, kind: StateChange) =>
    once(context, call, kind === 'suspend' || kind === 'remove' ? 'stopping' : 'starting', async () => {
      const object = await ownObjectOf(context, call);
      if (kind === 'change' && isSmaller(call, wanted, object)) throw new BuildError('The disk doesn’t shrink');
      await applyIn(context, call, wanted, powerAfter(kind, object));
      await saveObject(context, call, {
        size: wanted.size,
        askedSize: wanted.size,
        ...(kind === 'suspend' && { isSuspended: true }),
        ...(kind === 'resume' && { isSuspended: false }),
        ...(kind === 'remove' && { removedAt: clock.now(), addresses: [], snapshots: [] }),
      });
      return null;
    });

  return {
    capabilities: (line) => ({ operations: operations[line], allocates: 'shop', isByHand: false }),
    build: (call, wanted) =>
      once(context, call, 'installing', async () => {
        await checkOwn(context, call);
        if (call.name.includes('no-capacity')) throw new BuildError('No node has room', 'no_capacity');
        const built = await buildIn(context, call, wanted);
        await saveObject(context, call, {
          builtBy: call.key,
          size: wanted.size,
          askedSize: wanted.size,
          addresses: built.addresses.map(({ address }) => address),
        });
        return built;
      }),
    change: (call, wanted) => apply(call, wanted, 'change'),
    suspend: (call, wanted) => apply(call, wanted, 'suspend'),
    resume: (call, wanted) => apply(call, wanted, 'resume'),
    remove: (call, wanted) => apply(call, wanted, 'remove'),
    operate: async (call, operation) => {
      if (!operations[call.line].includes(operation.kind)) {
        return {
          is: 'refused',
          reason: `The sandbox has no ${operation.kind} for ${call.line}`,
          forCustomer: 'not_supported',
        };
      }
      // A link is opened by whoever waits for it.
      if (operation.kind === 'login_link') return { is: 'done', value: { link: linkOf(call) } };
      return once(context, call, stepOf(operation), () => operateOn(context, call, operation));
    },
    console: async ({ name }) => simulatedScreen(name),
    look,
    usage: (calls) => simulatedUsage(context, calls),
  };

  function linkOf({ mark }: Call): NonNullable<Outcome['link']> {
    return {
      url: `https://panel.hosting.example/${mark}/${randomText(32)}`,
      expires: new Date(clock.now().getTime() + linkMilliseconds),
    };
  }

  async function look({ mark }: Call): Promise<Found> {
    const [object] = await db.select().from(sandboxObjects).where(eq(sandboxObjects.mark, mark));
    if (!object || object.removedAt !== null) return foundNothing;
    const { addresses, askedSize, isForeign, isSuspended, power, size } = object;
    const drift = isDeepStrictEqual(size, askedSize) ? [] : ['size'];
    return {
      exists: 'yes',
      isOurs: !isForeign,
      power: isSuspended ? 'off' : power,
      isSuspended,
      size,
      addresses,
      drift,
    };
  }
}

type StateChange = 'change' | 'suspend' | 'resume' | 'remove';

/** State of a machine afterwards: what was off or suspended stays so, unless it's resumed. */
function powerAfter(kind: StateChange, { isSuspended, power }: SandboxObject): MachinePower {
  if (kind === 'remove') return 'deleted';
  if (kind === 'suspend' || power === 'off') return 'off';
  return kind === 'change' && isSuspended ? 'off' : 'on';
}

/** Whether the disk of a server would shrink. */
const isSmaller = ({ line }: Call, wanted: Wanted, { size }: SandboxObject): boolean =>
  line === 'vps' && (wanted.size?.disk ?? 0) < (size?.disk ?? 0);

const stepOf = ({ kind }: Operation) =>
  kind === 'reinstall' ? 'installing' : kind === 'stop' || kind === 'power_off' ? 'stopping' : 'starting';

async function operateOn(context: Context, call: Call, operation: Operation): Promise<Outcome> {
  const object = await ownObjectOf(context, call);
  const { isSuspended } = object;
  const { name } = call;
  if (isSuspended) throw new BuildError('It is suspended');
  if (name.includes(`fail-${operation.kind}`)) throw new BuildError(`No ${operation.kind} for "${name}"`);
  const outcome = outcomeOf(operation, object);
  const kept = snapshotsAfter(operation, object);
  if (kept !== object.snapshots) await saveObject(context, call, { snapshots: kept });
  if (outcome.power) await saveObject(context, call, { power: outcome.power });
  return outcome;
}

/**
 * Snapshots that there are after an operation.
 * @throws BuildError for one that is too large, or to restore and doesn't exist
 */
function snapshotsAfter(operation: Operation, { size, snapshots }: SandboxObject): readonly string[] {
  switch (operation.kind) {
    case 'snapshot':
      if (bytesOn(size) > operation.most) throw new BuildError('The snapshot would be too large', 'no_space');
      return [...new Set([...snapshots, operation.snapshot])];
    case 'snapshot_restore':
      if (!snapshots.includes(operation.snapshot)) throw new BuildError(`There is no snapshot ${operation.snapshot}`);
      return snapshots;
    case 'snapshot_delete':
      return snapshots.filter((one) => one !== operation.snapshot);
    default:
      return snapshots;
  }
}

/** Share of a disk that has something on it. */
const filled = 0.4;

const bytesOn = (size: SandboxObject['size']): number => Math.round((size?.disk ?? 0) * gigabyteBytes * filled);

function outcomeOf(operation: Operation, { size }: SandboxObject): Outcome {
  switch (operation.kind) {
    case 'start':
    case 'restart':
    case 'rescue_end':
      return { power: 'on' };
    case 'stop':
    case 'power_off':
      return { power: 'off' };
    case 'rescue':
      return { power: 'rescue' };
    case 'snapshot':
      return size ? { snapshotBytes: bytesOn(size) } : {};
    case 'snapshot_restore':
      return { power: 'on' };
    case 'reinstall': {
      const { password, sshKeys, system } = operation.wanted;
      const isWindows = system?.isWindows ?? false;
      return {
        power: 'on',
        account: {
          login: isWindows ? 'Administrator' : 'root',
          password: sshKeys.length > 0 && !isWindows ? null : password,
        },
      };
    }
    default:
      return {};
  }
}
