import type { CommonSpec } from '../../orders/common-spec.ts';

/** What a backup storage was ordered with. `volume` in GB. */
export type BackupSpec = CommonSpec & { volume: number };

const isBackupSpec = (spec: CommonSpec): spec is BackupSpec => 'volume' in spec;

/** What a backup storage was ordered with. @throws Error for a service of another line */
export function backupSpecOf({ spec }: { readonly spec: CommonSpec }): BackupSpec {
  if (!isBackupSpec(spec)) throw new Error('The service isn’t a backup storage.');
  return spec;
}
