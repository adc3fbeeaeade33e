import type { RenewedServices, ServicesRenewal } from '@hoster/contract';
import type { Context } from '../../platform/index.ts';
import type { Viewer } from '../../identity/index.ts';
import { waitingUpgradeOf } from '../upgrades/find.ts';
import { isRenewable } from '../lifecycle/due-step.ts';
import { openRenewalsOf } from '../lifecycle/open-renewals.ts';
import { isWithinReach } from '../lifecycle/reach.ts';
import { renewFromBalance } from '../lifecycle/renew.ts';
import { lockServices } from './own-services.ts';

/**
 * Pays for the next term of each service from the balance, as far as it reaches, those that end first before others.
 * @throws AppError 404 when one of them isn't the account's
 */
export async function renewSeveral(
  context: Context,
  viewer: Viewer,
  { paid_until: seen = {}, services: ids }: ServicesRenewal,
): Promise<RenewedServices> {
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    const found = await lockServices(tx, viewer.accountId, ids);
    const byEnd = found.toSorted((a, b) => (a.paidUntil?.getTime() ?? 0) - (b.paidUntil?.getTime() ?? 0));
    const renewed: number[] = [];
    const refused: RenewedServices['refused'] = [];
    for (const service of byEnd) {
      const { id } = service;
      const seenUntil = seen[id];
      if (seenUntil !== undefined && new Date(seenUntil).getTime() !== service.paidUntil?.getTime())
        refused.push({ id, reason: 'renewed' });
      else if (!isRenewable(service) || !isWithinReach(service, now)) refused.push({ id, reason: 'not_renewable' });
      else if ((await openRenewalsOf(tx, service)).length > 0 || (await waitingUpgradeOf(tx, id)))
        refused.push({ id, reason: 'waiting' });
      else if (await renewFromBalance(context, tx, service)) renewed.push(id);
      else refused.push({ id, reason: 'balance' });
    }
    return { renewed, refused };
  });
}
