import type { RenewalCharges } from '@hoster/contract';
import { endsSoon, toLedger } from '@hoster/domain';
import { and, eq, inArray, isNull } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import { services } from '../../sales/index.ts';
import { addMonths } from '../dates.ts';
import { renewableStates } from '../lifecycle/due-step.ts';
import { nextTermOf } from '../lifecycle/extend.ts';
import { termsOf } from '../lifecycle/renewal-price.ts';

const monthsAhead = 12;

/**
 * Renewals of an account in this month and the eleven after it, at today's tax. One that is overdue counts for this
 * month. Services that end with their term aren't renewed.
 */
export async function renewalCharges({ db, clock }: Context, accountId: number): Promise<RenewalCharges> {
  const now = clock.now();
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  const months = Array.from({ length: monthsAhead }, (_month, index) => ({
    month: addMonths(new Date(first), index, 1).toISOString().slice(0, 7),
    cents: 0,
    count: 0,
  }));
  const soon: { cents: number; at: Date }[] = [];
  const end = addMonths(new Date(first), monthsAhead, 1);
  const rows = await db
    .select()
    .from(services)
    .where(
      and(
        eq(services.accountId, accountId),
        inArray(services.state, renewableStates),
        isNull(services.suspendedFor),
        eq(services.autoRenew, true),
      ),
    );
  for (const service of rows) {
    const priceOf = await termsOf(db, service, now);
    let next = nextTermOf(service, now);
    let at = service.paidUntil;
    for (let term = service.paidTerms; next && at && at < end; term++) {
      const cents = priceOf(term);
      const index = monthsBetween(now, at);
      const month = months[Math.max(0, index)];
      if (month) {
        month.cents += cents;
        month.count += 1;
      }
      if (service.autoPay && endsSoon(at, now)) soon.push({ cents, at });
      at = next.until;
      next = { ...next, from: at, until: addMonths(at, service.rentMonths, next.day) };
    }
  }
  const soonCents = soon.reduce((sum, { cents }) => sum + cents, 0);
  const [earliest] = soon.map(({ at }) => at.toISOString()).sort();
  return {
    months: months.map(({ month, cents, count }) => ({ month, amount: toLedger(cents, 'EUR'), count })),
    soon: earliest ? { amount: toLedger(soonCents, 'EUR'), first: earliest } : null,
  };
}

const monthsBetween = (from: Date, to: Date): number =>
  (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
