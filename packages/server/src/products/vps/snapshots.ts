import type { ServiceLine } from '../../services/index.ts';
import { vpsSpecOf } from './specification.ts';

/** Extra whose count is the space for snapshots in GB. */
const snapshotStorage = 'snapshot-storage';

/** Snapshots of a server; see `ServiceLine.snapshots`. */
export const vpsSnapshots: NonNullable<ServiceLine['snapshots']> = {
  space: ({ extras }, service) => {
    const extra = extras.find(({ slug }) => slug === snapshotStorage)?.id;
    return vpsSpecOf(service).extra_services.monthly.find(({ id }) => id === extra)?.count ?? 0;
  },
  disk: (service) => vpsSpecOf(service).disk_size,
  spec: (service, then) => {
    const { control_panel, disk_image, iso_url, os, ssh_keys } = vpsSpecOf({ spec: then });
    return { ...vpsSpecOf(service), control_panel, disk_image, iso_url: iso_url ?? null, os, ssh_keys };
  },
};
