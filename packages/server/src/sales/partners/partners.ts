import type { Partner, PartnerPayout } from '@hoster/contract';
import { parseLedger, toLedger } from '@hoster/domain';
import { defineMessage } from '@formatjs/intl';
import { and, count, eq, inArray, sum } from '../../platform/db/drizzle.ts';
import { type Context, randomText } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { translations } from '../../i18n/translate.ts';
import { book, commission, lockOpenAccount } from '../../billing/index.ts';
import { heldAmounts } from './cashback.ts';
import { cashback, partnerDays, partnerPayouts, partners } from './tables.ts';
import { partnerTerms } from './terms.ts';

// Without letters and digits that look alike. Eight of them: nobody finds the code of another partner by trying.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const codeLength = 8;

/** Makes an account a partner. One that is keeps its code. */
export async function join({ clock, db }: Context, accountId: number): Promise<void> {
  await db
    .insert(partners)
    .values({
      accountId,
      code: randomText(codeLength, alphabet),
      percent: partnerTerms.percent,
      joinedAt: clock.now(),
    })
    .onConflictDoNothing({ target: partners.accountId });
}

/** An account as a partner, with its figures. */
export async function presentPartner(db: Db, accountId: number): Promise<Partner> {
  const own = eq(cashback.partnerId, accountId);
  const [[partner], [days], states, held, lastPayout] = await Promise.all([
    db.select().from(partners).where(eq(partners.accountId, accountId)),
    db
      .select({ visits: sum(partnerDays.visits), signUps: sum(partnerDays.signUps) })
      .from(partnerDays)
      .where(eq(partnerDays.partnerId, accountId)),
    db
      .select({ state: cashback.state, orders: count(), cents: sum(cashback.amountCents) })
      .from(cashback)
      .where(and(own, inArray(cashback.state, ['available', 'paid_out'])))
      .groupBy(cashback.state),
    heldAmounts(db, own),
    payoutsOf(db, accountId),
  ]);
  const heldCents = [...held.values()].filter((cents) => cents > 0);
  const centsIn = (state: 'available' | 'paid_out') => Number(states.find((row) => row.state === state)?.cents ?? 0);
  return {
    code: partner?.code ?? null,
    percent: partner?.percent ?? partnerTerms.percent,
    hold_days: partnerTerms.holdDays,
    visits: Number(days?.visits ?? 0),
    sign_ups: Number(days?.signUps ?? 0),
    orders: states.reduce((total, { orders }) => total + orders, heldCents.length),
    held: toLedger(
      heldCents.reduce((total, cents) => total + cents, 0),
      'EUR',
    ),
    available: toLedger(centsIn('available'), 'EUR'),
    paid_out: toLedger(centsIn('paid_out'), 'EUR'),
    next_payout: lastPayout + 1,
  };
}

const payoutsOf = (db: Db, partnerId: number): Promise<number> =>
  db.$count(partnerPayouts, eq(partnerPayouts.partnerId, partnerId));

/**
 * Moves all available cashback to the balance. The payout with a number is made once: two tabs, or a repeated request,
 * don't pay twice.
 * @throws AppError 409 `cashback_changed` when the available amount isn't the one that was seen
 */
export async function payOut(context: Context, partnerId: number, asked: PartnerPayout): Promise<void> {
  const { number, amount } = asked;
  await context.db.transaction(async (tx) => {
    // Payouts of an account take turns on its balance.
    await lockOpenAccount(tx, partnerId);
    const made = await payoutsOf(tx, partnerId);
    if (number <= made) return;
    const available = await tx
      .select({ id: cashback.id, cents: cashback.amountCents })
      .from(cashback)
      .where(and(eq(cashback.partnerId, partnerId), eq(cashback.state, 'available')))
      .for('update');
    const amountCents = available.reduce((total, { cents }) => total + cents, 0);
    const isSeen = number === made + 1 && amountCents === parseLedger({ amount, currency: 'EUR' });
    if (amountCents === 0 || !isSeen) throw changedMeanwhile();
    const [payout] = await tx
      .insert(partnerPayouts)
      .values({ partnerId, number, amountCents, createdAt: context.clock.now() })
      .returning({ id: partnerPayouts.id });
    if (!payout) throw new Error('The payout was stored but not found.');
    const ids = available.map(({ id }) => id);
    await tx.update(cashback).set({ state: 'paid_out', payoutId: payout.id }).where(inArray(cashback.id, ids));
    await book(context, tx, {
      accountId: partnerId,
      reference: `cashback:${payout.id}`,
      kind: 'cashback',
      description: translations(
        defineMessage({
          id: 'sales.partner.payout',
          defaultMessage: 'Partner cashback',
          description: 'Name of a transaction of the balance',
        }),
      ),
      from: commission(amountCents),
    });
  });
}

const changedMeanwhile = (): AppError =>
  new AppError({
    status: 409,
    code: 'cashback_changed',
    detail: defineMessage({
      id: 'sales.partner.changed',
      defaultMessage: 'Your available cashback has changed. Check the amount and try again.',
      description: 'Error of a payout of cashback',
    }),
  });
