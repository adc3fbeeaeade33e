import type { ServiceRenewal } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import type { Context } from '../../context.ts';
import type { ServiceRow } from '../orders/tables.ts';
import { renewalCardOf } from '../payments/methods.ts';
import { deletesAt, graceOf, suspendsAt } from './due-step.ts';
import { nextTermOf } from './extend.ts';
import { openRenewalsOf } from './open-renewals.ts';
import { isWithinReach } from './reach.ts';
import { renewalOf } from './renewal-price.ts';

/** How the next term of a service is paid for; null when it won't be renewed. */
export async function presentRenewal(context: Context, service: ServiceRow): Promise<ServiceRenewal> {
  const { clock, db, settings } = context;
  if (!service.autoRenew || !['active', 'failed_renew', 'suspended'].includes(service.state)) return null;
  const term = nextTermOf(service, clock.now());
  if (term === null) return null;
  const { total } = await renewalOf(db, service, clock.now());
  const [waiting] = await openRenewalsOf(db, service);
  const card = await renewalCardOf(context, db, service.accountId);
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
    grace_days: graceOf(service, settings.terms),
    suspends: suspendsAt(service, settings.terms)?.toISOString() ?? null,
    deletes: deletesAt(service, settings.terms)?.toISOString() ?? null,
  };
}
