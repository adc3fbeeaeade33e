import { boughtNothing, type CommonSpec, orderedKeys } from '../../sales/index.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { VpsOrder } from '@hoster/contract';
import { byId, takesIsoUrl } from '@hoster/domain';
import type { Db } from '../../platform/db/index.ts';
import type { VpsShop } from './shop.ts';

/** Specification of a server. SSH keys are copied, so that deleting one later does not change the order. */
export type VpsSpec = CommonSpec & {
  os: number | null;
  disk_image: number | null;
  /** Address of the customer's own image. */
  iso_url?: string | null;
  control_panel: number | null;
  frequency: string | null;
  cpu_count: number;
  ram_size: number;
  disk_size: number;
  ssh_keys: { title: string; key: string }[];
  base_administration: boolean;
};

const isVpsSpec = (spec: CommonSpec): spec is VpsSpec => 'cpu_count' in spec;

/** Specification of an ordered server. @throws Error for a service of another line */
export function vpsSpecOf({ spec }: { readonly spec: CommonSpec }): VpsSpec {
  if (!isVpsSpec(spec)) throw new Error('The service isn’t a virtual server.');
  return spec;
}

/** Returns the specification of a server of an order. Throws FieldError for keys that aren't the customer's. */
export async function specOf(tx: Db, shop: VpsShop, order: VpsOrder, userId: number): Promise<VpsSpec> {
  const plan = byId(shop.catalogue.plans, order.tariff);
  const sizes = order.configuration ?? {
    cpu_count: plan?.cpuCount ?? 0,
    ram_size: plan?.ramSize ?? 0,
    disk_size: plan?.diskSize ?? 0,
  };
  return {
    ...sizes,
    os: order.os,
    disk_image: order.disk_image,
    iso_url: takesIsoUrl(shop.data, order) ? order.iso_url : null,
    control_panel: order.control_panel,
    frequency: order.frequency,
    ssh_keys: await orderedKeys(tx, order, userId),
    base_administration: order.base_administration,
    trial: order.trial,
    extra_services: order.extra_services,
  };
}

/** Specification of a server that was taken over: the size of its plan, and whatever system is on it. */
export function adoptedVps({ everyPlan }: Catalogue, planId: number): VpsSpec | null {
  const plan = byId(everyPlan.vps, planId);
  return plan
    ? {
        os: null,
        disk_image: null,
        control_panel: null,
        frequency: null,
        cpu_count: plan.cpuCount,
        ram_size: plan.ramSize,
        disk_size: plan.diskSize,
        ssh_keys: [],
        base_administration: false,
        ...boughtNothing,
      }
    : null;
}
