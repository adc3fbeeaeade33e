import type { VpsOrder } from '@hoster/contract';
import { byId, takesIsoUrl } from '@hoster/domain';
import type { Db } from '../../../db/types.ts';
import { FieldError } from '../../../http/errors.ts';
import { sshKeyOfOrder, sshKeysOf } from '../../orders/ssh-keys.ts';
import { orderTexts } from '../../orders/texts.ts';
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
    ssh_keys: await keysOf(tx, order, userId),
    base_administration: order.base_administration,
    trial: order.trial,
    extra_services: order.extra_services,
  };
}

/** The keys to install: those chosen, and the new one, which the account keeps as well. */
async function keysOf(tx: Db, order: VpsOrder, userId: number): Promise<VpsSpec['ssh_keys']> {
  const added = order.ssh_key === null ? [] : [await sshKeyOfOrder(tx, userId, order.ssh_key)];
  const own = await sshKeysOf(tx, userId);
  const chosen = order.ssh_keys.map((id) => own.find((row) => row.id === id));
  if (chosen.includes(undefined)) throw new FieldError({ ssh_keys: [orderTexts.sshKeyUnknown] });
  const rows = new Map([...chosen, ...added].flatMap((row) => (row ? [[row.id, row] as const] : [])));
  return [...rows.values()].map(({ title, key }) => ({ title, key }));
}
