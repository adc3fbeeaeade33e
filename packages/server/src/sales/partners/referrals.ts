import { cashbackOf } from '@hoster/domain';
import { and, asc, eq, sql } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import { dayMilliseconds } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { type PaymentRow, purchases } from '../../billing/index.ts';
import { accountMembers } from '../../identity/index.ts';
import { services } from '../orders/tables.ts';
import { isSelfReferral } from './self-referral.ts';
import { cashback, partnerDays, partners, referrals } from './tables.ts';
import { partnerTerms } from './terms.ts';

type PartnerRow = typeof partners.$inferSelect;

/** Finds the partner of a code. */
export async function partnerByCode(db: Db, code: string | undefined): Promise<PartnerRow | undefined> {
  if (code === undefined) return undefined;
  const [row] = await db.select().from(partners).where(eq(partners.code, code.toLowerCase()));
  return row;
}

/** Counts something that a partner's links have brought, by day. */
export async function countToday(
  { clock }: Pick<Context, 'clock'>,
  db: Db,
  partnerId: number,
  what: 'visits' | 'signUps',
): Promise<void> {
  const column = partnerDays[what];
  await db
    .insert(partnerDays)
    .values({ partnerId, day: clock.now().toISOString().slice(0, 10), [what]: 1 })
    .onConflictDoUpdate({
      target: [partnerDays.partnerId, partnerDays.day],
      set: { [what]: sql`${column} + 1` },
    });
}

/** Stores which partner's link led to a sign-up: the last one, which the browser has kept. */
export async function noteReferral(
  context: Context,
  tx: Db,
  { userId, attribution }: { userId: number; attribution: Readonly<Record<string, string>> },
): Promise<void> {
  const partner = await partnerByCode(tx, attribution['partner_ref']);
  if (!partner) return;
  const [own] = await tx
    .select({ accountId: accountMembers.accountId })
    .from(accountMembers)
    .where(and(eq(accountMembers.userId, userId), eq(accountMembers.role, 'owner')))
    .orderBy(asc(accountMembers.id))
    .limit(1);
  const { accountId: partnerId } = partner;
  if (!own || (await isSelfReferral(tx, partnerId, own.accountId))) return;
  await tx
    .insert(referrals)
    .values({ accountId: own.accountId, partnerId, createdAt: context.clock.now() })
    .onConflictDoNothing();
  await countToday(context, tx, partnerId, 'signUps');
}

/**
 * Credits a paid order to the partner whose link came last before it, else to the one that led to the sign-up. The
 * cashback is held.
 */
export async function creditOrder(
  context: Context,
  tx: Db,
  { accountId, purchaseId, amountCents: paidCents }: PaymentRow,
): Promise<void> {
  if (purchaseId === null || paidCents === 0) return;
  const [order] = await tx
    .select({ attribution: purchases.attribution, tax: purchases.tax, product: services.kind })
    .from(purchases)
    .innerJoin(services, eq(services.purchaseId, purchases.id))
    .where(eq(purchases.id, purchaseId))
    .limit(1);
  const partner = order && (await partnerOf(tx, accountId, order.attribution));
  if (!partner) return;
  const { product, tax } = order;
  const { percent } = partner;
  const amountCents = cashbackOf(paidCents - tax.amount_cents, percent);
  if (amountCents <= 0) return;
  const createdAt = context.clock.now();
  const availableAt = new Date(createdAt.getTime() + partnerTerms.holdDays * dayMilliseconds);
  await tx
    .insert(cashback)
    .values({ partnerId: partner.accountId, purchaseId, product, percent, amountCents, createdAt, availableAt })
    .onConflictDoNothing({ target: cashback.purchaseId });
}

async function partnerOf(
  tx: Db,
  accountId: number,
  attribution: Readonly<Record<string, string>>,
): Promise<PartnerRow | undefined> {
  const [signedUp] = await tx
    .select({ partner: partners })
    .from(referrals)
    .innerJoin(partners, eq(partners.accountId, referrals.partnerId))
    .where(eq(referrals.accountId, accountId));
  for (const partner of [await partnerByCode(tx, attribution['partner_ref']), signedUp?.partner])
    if (partner && !(await isSelfReferral(tx, partner.accountId, accountId))) return partner;
  return undefined;
}
