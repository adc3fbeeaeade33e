import { defineMessage } from '@formatjs/intl';
import { and, asc, eq, inArray, or } from '../../platform/db/drizzle.ts';
import type { Obstacle, PersonalData } from '../../platform/index.ts';
import { cashback, partnerDays, partnerPayouts, partners, referrals } from './tables.ts';

const unpaid: Obstacle = {
  code: 'cashback',
  message: defineMessage({
    id: 'sales.deletion.cashback',
    defaultMessage: 'You still have partner cashback. Pay it out to your balance first.',
    description: 'Reason why an account can’t be deleted',
  }),
};

/** A partner's code and earnings, and who referred a customer. Payouts are kept for bookkeeping. */
export const partnersPersonalData: PersonalData = {
  copy: async (db, { accountId }) => {
    const [partner] = await db.select().from(partners).where(eq(partners.accountId, accountId));
    const [referral] = await db
      .select({ partner_code: partners.code, signed_up: referrals.createdAt })
      .from(referrals)
      .innerJoin(partners, eq(partners.accountId, referrals.partnerId))
      .where(eq(referrals.accountId, accountId));
    return {
      partner: partner ? { code: partner.code, percent: partner.percent, joined: partner.joinedAt } : null,
      partner_days: await db
        .select({ day: partnerDays.day, visits: partnerDays.visits, sign_ups: partnerDays.signUps })
        .from(partnerDays)
        .where(eq(partnerDays.partnerId, accountId))
        .orderBy(asc(partnerDays.day)),
      partner_cashback: await db
        .select({
          created: cashback.createdAt,
          state: cashback.state,
          product: cashback.product,
          percent: cashback.percent,
          amount_eur_cents: cashback.amountCents,
          available_from: cashback.availableAt,
        })
        .from(cashback)
        .where(eq(cashback.partnerId, accountId))
        .orderBy(asc(cashback.id)),
      partner_payouts: await db
        .select({ created: partnerPayouts.createdAt, amount_eur_cents: partnerPayouts.amountCents })
        .from(partnerPayouts)
        .where(eq(partnerPayouts.partnerId, accountId))
        .orderBy(asc(partnerPayouts.id)),
      referral: referral ?? null,
    };
  },
  obstacles: async (db, { accountId }) => {
    const available = and(eq(cashback.partnerId, accountId), eq(cashback.state, 'available'));
    return (await db.$count(cashback, available)) > 0 ? [unpaid] : [];
  },
  erase: async (tx, { accountId }) => {
    await tx.delete(referrals).where(or(eq(referrals.accountId, accountId), eq(referrals.partnerId, accountId)));
    await tx.delete(partnerDays).where(eq(partnerDays.partnerId, accountId));
    await tx.delete(partners).where(eq(partners.accountId, accountId));
    await tx
      .update(cashback)
      .set({ state: 'cancelled' })
      .where(and(eq(cashback.partnerId, accountId), inArray(cashback.state, ['held', 'available'])));
  },
};
