import { byId, vpsQueryOf, orderSearch, writeVpsQuery, type VpsChoice } from '@hoster/domain';
import type { Catalogue } from '../../catalogue/index.ts';
import { locationOf, orderedAs, type ServiceRow } from '../../sales/index.ts';
import { vpsSpecOf } from './specification.ts';
import type { PurchaseRow } from '../../billing/index.ts';

/** Differs from every choice, so that the address contains every choice. */
const nothing: VpsChoice = {
  tariff: null,
  configuration: null,
  location: -1,
  os: -1,
  disk_image: null,
  control_panel: -1,
  frequency: '',
  rent_period: -1,
  count: -1,
  extra_services: { monthly: [{ id: -1, count: 1 }], one_time: [{ id: -1, count: 1 }] },
  base_administration: true,
  trial: 'none',
};

/** Address of the order page with the configuration of a purchase; see `OrderedLine.address`. */
export function vpsAddress(
  { plans }: Catalogue,
  purchase: PurchaseRow,
  ordered: [ServiceRow, ...ServiceRow[]],
): string {
  const [first] = ordered;
  const plan = byId(plans, first.planId);
  if (!plan) return '/virtual-private-servers/';
  const { cpu_count, ram_size, disk_size, ssh_keys: _, iso_url: __, ...spec } = vpsSpecOf(first);
  const choice: VpsChoice = {
    ...spec,
    tariff: null,
    configuration: plan.isCustom ? { cpu_count, ram_size, disk_size } : null,
    location: locationOf(first),
    ...orderedAs(purchase, ordered, plan.slug),
  };
  return `/virtual-private-servers/${plan.slug}/${orderSearch(vpsQueryOf(writeVpsQuery(choice, nothing)))}`;
}
