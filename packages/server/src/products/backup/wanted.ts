import type { Context } from '../../platform/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { type Drawn, type Wanted, wantedNothing } from '../../services/index.ts';
import { backupSpecOf } from './specification.ts';

/** Returns the state that a storage should have; see `ServiceLine.wanted`. */
export async function wantedStorage(_context: Context, service: ServiceRow, drawn: Drawn | null): Promise<Wanted> {
  return {
    ...wantedNothing,
    name: service.name,
    size: { cpus: 0, memory: 0, disk: backupSpecOf(service).volume },
    password: drawn?.password ?? null,
  };
}
