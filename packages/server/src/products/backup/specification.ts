import type { CommonSpec } from '../../sales/index.ts';

/** Specification of an ordered backup storage. `volume` in GB. */
export type BackupSpec = CommonSpec & { volume: number };

const isBackupSpec = (spec: CommonSpec): spec is BackupSpec => 'volume' in spec;

/** Specification of an ordered backup storage. @throws Error for a service of another line */
export function backupSpecOf({ spec }: { readonly spec: CommonSpec }): BackupSpec {
  if (!isBackupSpec(spec)) throw new Error('The service isn’t a backup storage.');
  return spec;
}
