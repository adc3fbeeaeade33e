import { byId } from '@hoster/domain';
import type { Catalogue } from '../../catalogue/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import type { ServiceLine } from '../../services/index.ts';
import { vpsSpecOf } from './specification.ts';

/** Reinstallation of a server; see `ServiceLine.reinstall`. */
export const vpsReinstall: NonNullable<ServiceLine['reinstall']> = {
  systems: systemsFor,
  spec: (service, os, ssh_keys) => ({
    ...vpsSpecOf(service),
    os,
    ssh_keys,
    // They belong to what was on the disk before.
    disk_image: null,
    iso_url: null,
    control_panel: null,
  }),
};

function systemsFor({ everyPlan, os }: Catalogue, service: ServiceRow) {
  const now = vpsSpecOf(service);
  // A smaller plan that it gets later has to suit, too.
  const plans = [service.planId, ...(service.nextPlan ? [service.nextPlan.planId] : [])];
  const sizes = [now, { ...now, ...service.nextPlan?.size }];
  const windowsAllowed = plans.every((id) => byId(everyPlan.vps, id)?.windowsAllowed ?? false);
  return os
    .filter(
      ({ excludedTariffs, family, minCpu, minDisk, minRam }) =>
        // Hypervisors are for servers of one's own.
        family !== 'hypervisor' &&
        (family !== 'windows' || windowsAllowed) &&
        !plans.some((id) => excludedTariffs.includes(id)) &&
        sizes.every((one) => one.cpu_count >= minCpu && one.ram_size >= minRam && one.disk_size >= minDisk),
    )
    .map(({ family, id, name, version }) => ({ id, name: `${name} ${version}`, isWindows: family === 'windows' }));
}
