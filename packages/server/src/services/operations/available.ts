import { OperationKind, type ServiceOperations, type ServiceSnapshots } from '@hoster/contract';
import { isRunning } from '@hoster/domain';
import type { ServiceRow } from '../../sales/index.ts';
import type { Capabilities } from '../providers/provider.ts';
import { hasRoom } from './snapshots.ts';

/** What may stand against an operation besides the state of its service. */
interface Obstacles {
  readonly isBusy: boolean;
  /** Null where there are none. */
  readonly snapshots: ServiceSnapshots | null;
}

type Available = ServiceOperations['available'][number];

/** Operations of a service that its provider has, with what stands against each now, in the order of the contract. */
export function availableFor(
  service: Pick<ServiceRow, 'power' | 'state'>,
  capabilities: Pick<Capabilities, 'operations'>,
  { isBusy, snapshots }: Obstacles,
): Available[] {
  return OperationKind.options
    .filter((kind) => capabilities.operations.includes(kind))
    .map((kind) => ({ kind, obstacle: obstacleTo(kind, service, { isBusy, snapshots }) }));
}

function obstacleTo(
  kind: OperationKind,
  { power, state }: Pick<ServiceRow, 'power' | 'state'>,
  { isBusy, snapshots }: Obstacles,
): Available['obstacle'] {
  if (!isRunning(state)) return 'state';
  if (!fitsPower(kind, power ?? 'on')) return 'power';
  if (kind === 'snapshot' && !hasRoom(snapshots)) return 'space';
  if ((kind === 'snapshot_restore' || kind === 'snapshot_delete') && !snapshots?.results.length) return 'space';
  return isBusy ? 'running' : null;
}

function fitsPower(kind: OperationKind, power: NonNullable<ServiceRow['power']>): boolean {
  switch (kind) {
    case 'start':
      return power === 'off';
    case 'stop':
    case 'restart':
    case 'power_off':
    case 'console':
      return power !== 'off';
    case 'password':
      return power === 'on';
    case 'rescue':
      return power !== 'rescue';
    case 'rescue_end':
      return power === 'rescue';
    case 'snapshot':
    case 'snapshot_restore':
      return power !== 'rescue';
    default:
      return true;
  }
}
