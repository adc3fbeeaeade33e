import type { VpsOrder } from '@hoster/contract';
import type { Db } from '../../db/types.ts';
import { FieldError } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { Quote } from './quote.ts';
import { sshKeyOfOrder, sshKeysOf } from './ssh-keys.ts';
import { services, type ServiceSpec } from './tables.ts';
import { orderTexts } from './texts.ts';

/** Stores the services of an order, one for each name. @returns their ids */
export async function storeServices(
  tx: Db,
  order: VpsOrder,
  about: { viewer: Viewer; quote: Quote; names: readonly string[]; purchaseId: number; projectId: number },
): Promise<number[]> {
  const { viewer, quote, names } = about;
  const spec = await specOf(tx, order, viewer.userId, quote);
  const shares = split(quote.total.total, names.length);
  const rows = await tx
    .insert(services)
    .values(
      names.map((name, index) => ({
        accountId: viewer.accountId,
        purchaseId: about.purchaseId,
        projectId: about.projectId,
        kind: 'vps' as const,
        name,
        planId: quote.planId,
        locationId: order.location,
        state: 'awaiting_payment' as const,
        spec,
        rentMonths: order.rent_period,
        priceCents: quote.renewalCents,
        paidCents: shares[index] ?? 0,
      })),
    )
    .returning({ id: services.id });
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

async function specOf(tx: Db, order: VpsOrder, userId: number, quote: Quote): Promise<ServiceSpec> {
  const plan = quote.shop.catalogue.plans.find((row) => row.id === quote.planId);
  const sizes = order.configuration ?? {
    cpu_count: plan?.cpuCount ?? 0,
    ram_size: plan?.ramSize ?? 0,
    disk_size: plan?.diskSize ?? 0,
  };
  return {
    ...sizes,
    os: order.os,
    disk_image: order.disk_image,
    control_panel: order.control_panel,
    frequency: order.frequency,
    ssh_keys: await keysOf(tx, order, userId),
    base_administration: order.base_administration,
    trial: order.trial,
    extra_services: order.extra_services,
  };
}

/** The keys to install: those chosen, and the new one, which the account keeps as well. */
async function keysOf(tx: Db, order: VpsOrder, userId: number): Promise<ServiceSpec['ssh_keys']> {
  const added = order.ssh_key === null ? [] : [await sshKeyOfOrder(tx, userId, order.ssh_key)];
  const own = await sshKeysOf(tx, userId);
  const chosen = order.ssh_keys.map((id) => own.find((row) => row.id === id));
  if (chosen.includes(undefined)) throw new FieldError({ ssh_keys: [orderTexts.sshKeyUnknown] });
  const rows = new Map([...chosen, ...added].flatMap((row) => (row ? [[row.id, row] as const] : [])));
  return [...rows.values()].map(({ title, key }) => ({ title, key }));
}

/** Splits cents into shares that differ by one at most and sum to the whole. */
function split(cents: number, count: number): number[] {
  const share = Math.floor(cents / count);
  return Array.from({ length: count }, (_, index) => share + (index < cents - share * count ? 1 : 0));
}
