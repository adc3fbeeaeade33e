import type { ServiceLine } from '../../services/index.ts';
import { dsSpecOf } from './specification.ts';

/** Reinstallation of a dedicated server; see `ServiceLine.reinstall`. */
export const dsReinstall: NonNullable<ServiceLine['reinstall']> = {
  systems: ({ os }) =>
    os
      .filter(({ family }) => family !== 'hypervisor')
      .map(({ family, id, name, version }) => ({ id, name: `${name} ${version}`, isWindows: family === 'windows' })),
  spec: (service, os, ssh_keys) => ({ ...dsSpecOf(service), os, ssh_keys, control_panel: null }),
};
