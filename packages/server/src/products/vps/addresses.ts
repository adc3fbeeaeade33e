import type { AddressNeed, Catalogue } from '../../catalogue/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { serverAddresses } from '../server-addresses.ts';

/** The extra service that adds addresses. */
const extraAddress = 'extra-ipv4';

/** Addresses of a virtual server: its plan's, and the extra ones that were ordered. */
export function vpsAddresses(
  { everyPlan, extras }: Catalogue,
  { planId, spec }: Pick<ServiceRow, 'planId' | 'spec'>,
): AddressNeed[] {
  const plan = everyPlan.vps.find(({ id }) => id === planId);
  const extra = extras.find(({ slug }) => slug === extraAddress)?.id;
  const more = spec.extra_services.monthly.find(({ id }) => id === extra)?.count ?? 0;
  return plan ? serverAddresses(plan, more) : [];
}
