import { adoptService } from '../../services/index.ts';
import type { PlannedService } from '../plan.ts';
import { spoken } from '../plan.ts';
import type { Importing } from './records.ts';

/** Takes over services whose product has a plan here. Those without one follow once the map names it. */
export async function importServices({ context, plan, records }: Importing): Promise<void> {
  for (const planned of plan.services) {
    const { service } = planned;
    const accountId = records.idOf('client', service.client);
    if (accountId === undefined) continue;
    await records.once('service', service.id, async (tx) => {
      const { id } = await adoptService(context, tx, { ...adoptedAs(planned, context.clock.now()), accountId });
      return id;
    });
  }
}

function adoptedAs({ domain, paidUntil, pricing, priceCents, service, target }: PlannedService, now: Date) {
  const { addresses, due, endReason, login, months, name, server, startedAt, status } = service;
  return {
    line: target.line,
    planId: target.planId,
    locationId: target.locationId,
    name: name.slice(0, 60),
    host: service.domain || null,
    login: login || null,
    domain,
    addresses,
    isSuspended: status === 'suspended',
    months: months ?? 1,
    pricing,
    priceCents,
    paidUntil: months === null ? null : paidUntil,
    termDay: months === null || due === null ? null : due.getUTCDate(),
    autoRenew: months !== null && endReason === null,
    heldUntil: service.heldUntil,
    startedAt: startedAt ?? now,
    external: {
      imported_id: service.id,
      product: service.productName,
      server,
      price: `${spoken(service.priceCents, service.currency)}${months === null ? '' : ` / ${months}`}`,
      ...(endReason !== null && { cancelled: endReason }),
      ...(service.notes !== '' && { notes: service.notes }),
    },
  };
}
