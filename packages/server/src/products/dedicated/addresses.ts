import type { AddressNeed, Catalogue } from '../../catalogue/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { serverAddresses } from '../server-addresses.ts';
import { dsSpecOf } from './specification.ts';

/** Addresses of a dedicated server: its plan's, and the single ones and blocks of its configuration. */
export function dsAddresses(
  { dedicated, everyPlan }: Catalogue,
  { planId, spec }: Pick<ServiceRow, 'planId' | 'spec'>,
): AddressNeed[] {
  const plan = everyPlan.dedicated.find(({ id }) => id === planId);
  if (!plan) return [];
  const chosen = dsSpecOf({ spec }).configuration?.ips ?? [];
  const counts = dedicated.ips.filter(({ id }) => chosen.includes(id)).map(({ count }) => count);
  const blocks = counts.filter((count) => count > 1);
  return [
    ...serverAddresses(plan, counts.length - blocks.length),
    ...blocks.map((count) => ({
      family: 4 as const,
      length: 32 - Math.log2(count),
      count: 1,
      role: 'routed' as const,
    })),
  ];
}
