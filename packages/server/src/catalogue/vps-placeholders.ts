import type { Placeholders } from '../platform/documents/index.ts';
import type { Catalogue, PlanRow } from './load.ts';

/** Plans with fixed sizes, without the custom one. */
export const standardPlans = ({ plans }: Catalogue): PlanRow[] => plans.filter(({ isCustom }) => !isCustom);

/** `{maxCpu}`, `{maxRam}`, `{maxDisk}` (GB) and `{maxPort}` (Gbps) of the plans that a page lists. */
export function largest(plans: readonly PlanRow[]): Placeholders {
  const most = (figure: (plan: PlanRow) => number) => String(Math.max(0, ...plans.map(figure)));
  return {
    maxCpu: most(({ cpuCount }) => cpuCount),
    maxRam: most(({ ramSize }) => ramSize),
    maxDisk: most(({ diskSize }) => diskSize),
    maxPort: most(({ portMbps }) => portMbps / 1000),
  };
}
