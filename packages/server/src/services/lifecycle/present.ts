import type { ServiceRenewal } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { renewalCardOf } from '../../billing/index.ts';
import { deletesAt, graceOf, isRenewable, suspendsAt } from './due-step.ts';
import { nextTermOf } from './extend.ts';
import { openRenewalsOf } from './open-renewals.ts';
import { isWithinReach } from './reach.ts';
import { renewalOf } from './renewal-price.ts';
import { renewalSourceOf } from './renewal-source.ts';

/** Payment of the next term of a service; null when it won't be renewed. */
export async function presentRenewal(context: Context, service: ServiceRow): Promise<ServiceRenewal> {
  const { clock, db, settings } = context;
  if (!isRenewable(service)) return null;
  const term = nextTermOf(service, clock.now());
  if (term === null) return null;
  const { total } = await renewalOf(db, service, clock.now());
  const [waiting] = await openRenewalsOf(db, service);
  const { paidUntil } = service;
  // It's charged when the paid time ends, and may have expired by then.
  const isAhead = paidUntil !== null && paidUntil > clock.now();
  const [card, first] = await Promise.all([
    service.autoPay ? renewalCardOf(context, db, service.accountId, isAhead ? paidUntil : clock.now()) : undefined,
    renewalSourceOf(db, service.accountId),
  ]);
  return {
    total: toLedger(total.total, 'EUR'),
    payable: isWithinReach(service, clock.now()),
    until: term.until.toISOString(),
    waiting: waiting
      ? {
          total: toLedger(waiting.amountCurrencyCents, waiting.currency),
          payment_object_ref: waiting.ref,
        }
      : null,
    card: card ? { brand: card.brand, last4: card.last4 } : null,
    first,
    grace_days: graceOf(service, settings.schedule),
    suspends: suspendsAt(service, settings.schedule)?.toISOString() ?? null,
    deletes: deletesAt(service, settings.schedule)?.toISOString() ?? null,
  };
}
