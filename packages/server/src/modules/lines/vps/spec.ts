import type { VpsOrder } from '@hoster/contract';
import { byId, takesIsoUrl } from '@hoster/domain';
import type { Db } from '../../../db/types.ts';
import { orderedKeys } from '../../orders/ordered-keys.ts';
import type { VpsShop } from './shop.ts';
import type { VpsSpec } from './vps-spec.ts';

/** What a server of an order consists of. Throws FieldError for keys that aren't the customer's. */
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
