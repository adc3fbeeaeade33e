import type { ServiceRenewal } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import type { Context } from '../../context.ts';
import type { Language } from '../../http/language.ts';
import type { ServiceRow } from '../orders/tables.ts';
import { renewalCardOf } from '../payments/methods.ts';
import { deletesAt, graceOf, isRenewable, suspendsAt } from './due-step.ts';
import { nextTermOf } from './extend.ts';
import { openRenewalsOf } from './open-renewals.ts';
import { cardName } from './card-name.ts';
import { isWithinReach } from './reach.ts';
import { renewalOf } from './renewal-price.ts';
import { stepsOf } from './steps.ts';

/** How the next term of a service is paid for; null when it won't be renewed. */
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
  const card = await renewalCardOf(context, db, service.accountId, isAhead ? paidUntil : clock.now());
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

const cardFailed = {
  en: (card: string) =>
    `We couldn’t renew this service: your balance is too low, and the payment by card ${card} didn’t go through. Top up to keep it running.`,
  ru: (card: string) =>
    `На балансе не хватает денег, а списать их с карты ${card} не получилось. Пополните баланс, чтобы продлить услугу.`,
};

/** Why a service couldn't be renewed, where there's more to say than that the balance is too low; otherwise null. */
export async function renewalFailure(
  context: Context,
  service: ServiceRow,
  language: Language,
): Promise<string | null> {
  const { db } = context;
  if (service.state !== 'failed_renew' || !(await stepsOf(db, service)).has('charge_card')) return null;
  const card = await renewalCardOf(context, db, service.accountId);
  return card ? cardFailed[language](cardName(card)) : null;
}
