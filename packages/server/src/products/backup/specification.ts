import { boughtNothing, type CommonSpec } from '../../sales/index.ts';
import type { Catalogue } from '../../catalogue/index.ts';

/** Specification of an ordered backup storage. `volume` in GB. */
export type BackupSpec = CommonSpec & { volume: number };

const isBackupSpec = (spec: CommonSpec): spec is BackupSpec => 'volume' in spec;

/** Specification of an ordered backup storage. @throws Error for a service of another line */
export function backupSpecOf({ spec }: { readonly spec: CommonSpec }): BackupSpec {
  if (!isBackupSpec(spec)) throw new Error('The service isn’t a backup storage.');
  return spec;
}

/** Specification of a storage that was taken over. */
export function adoptedBackup({ everyPlan }: Catalogue, planId: number): BackupSpec | null {
  const volume = everyPlan.backup.find(({ id }) => id === planId);
  return volume ? { volume: volume.gigabytes, ...boughtNothing } : null;
}
