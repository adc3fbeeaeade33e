import { defineMessage } from '@formatjs/intl';
import { translate } from '../../i18n/translate.ts';
import { and, eq, gt, inArray, isNull, sql } from '../../platform/db/drizzle.ts';
import type { OrderPromo } from '@hoster/contract';
import type { Db } from '../../platform/db/index.ts';
import type { Language } from '../../platform/http/index.ts';
import { promoCodes } from './tables.ts';
import { services } from '../orders/tables.ts';
import { purchases } from '../../billing/index.ts';

export const invalidPromo = defineMessage({
  id: 'sales.promo.invalid',
  defaultMessage: 'Invalid promo code. Try again.',
  description: 'Error at a promo code',
});

const othersPromo = defineMessage({
  id: 'sales.promo.of-another-address',
  defaultMessage: 'This promo code was sent to another email address.',
  description: 'Error at a promo code',
});

/**
 * Checks a promo code as typed; a code works once, until its expiry date, and for the address that it was sent to. Null
 * for no code at all.
 * @param emails verified addresses of the customer; null for a visitor, who may turn out to own the address
 */
export async function judgePromo(
  db: Db,
  typed: string | undefined,
  { now, language, emails }: { now: Date; language: Language; emails: readonly string[] | null },
): Promise<OrderPromo | null> {
  const code = typed?.trim().toUpperCase() ?? '';
  if (code === '') return null;
  const [row] = await db
    .select()
    .from(promoCodes)
    .where(and(eq(promoCodes.code, code), isNull(promoCodes.usedAt), gt(promoCodes.expiresAt, now)));
  const isOthers = emails !== null && typeof row?.email === 'string' && !emails.includes(row.email);
  const problem = row === undefined ? invalidPromo : isOthers ? othersPromo : null;
  return {
    code,
    discount_percent: problem ? 0 : (row?.percent ?? 0),
    months: problem ? 0 : (row?.months ?? 0),
    applies_to: 'tariff',
    valid: problem === null,
    message: problem && translate(language, problem),
  };
}

/** Marks a code as used. @returns false when another order was faster */
export async function redeemPromo(tx: Db, code: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(promoCodes)
    .set({ usedAt: now })
    .where(and(eq(promoCodes.code, code), isNull(promoCodes.usedAt), gt(promoCodes.expiresAt, now)))
    .returning({ id: promoCodes.id });
  return used.length > 0;
}

/** Reactivates the code of an order that was never paid for. */
export async function releasePromo(tx: Db, purchaseId: number): Promise<void> {
  const [purchase] = await tx.select({ code: purchases.promoCode }).from(purchases).where(eq(purchases.id, purchaseId));
  if (purchase?.code) await tx.update(promoCodes).set({ usedAt: null }).where(eq(promoCodes.code, purchase.code));
}

/** Reactivates the code of a paid order when the last of its services has ended without ever being set up. */
export async function releaseUnbuiltPromo(tx: Db, purchaseId: number): Promise<void> {
  const isUnbuilt = and(inArray(services.state, ['canceled', 'failed_setup']), isNull(services.activatedAt));
  const others = await tx.$count(services, and(eq(services.purchaseId, purchaseId), sql`not (${isUnbuilt})`));
  if (others === 0) await releasePromo(tx, purchaseId);
}
