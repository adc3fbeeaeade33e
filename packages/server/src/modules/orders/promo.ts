import { and, eq, gt, inArray, isNull, sql } from '../../db/drizzle.ts';
import type { OrderPromo } from '@hoster/contract';
import type { Db } from '../../db/types.ts';
import type { Language } from '../../http/language.ts';
import { promoCodes } from '../promo/tables.ts';
import { purchases, services } from './tables.ts';

export const invalidPromo = {
  en: 'Invalid promo code. Try again.',
  ru: 'Неверный промокод. Попробуйте ещё раз.',
};

const othersPromo = {
  en: 'This promo code was sent to another email address.',
  ru: 'Этот промокод отправлен на другой адрес.',
};

/**
 * Judges a promo code as typed; a code works once, until its day, and for the address that it was sent to. Null for no
 * code at all.
 * @param emails verified addresses of the customer; null for a visitor, who may become the right one
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
    message: problem && problem[language],
  };
}

/** Uses a code up. @returns false when another order was faster */
export async function usePromo(tx: Db, code: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(promoCodes)
    .set({ usedAt: now })
    .where(and(eq(promoCodes.code, code), isNull(promoCodes.usedAt), gt(promoCodes.expiresAt, now)))
    .returning({ id: promoCodes.id });
  return used.length > 0;
}

/** Gives the code of an order back that was never paid for. */
export async function releasePromo(tx: Db, purchaseId: number): Promise<void> {
  const [purchase] = await tx.select({ code: purchases.promoCode }).from(purchases).where(eq(purchases.id, purchaseId));
  if (purchase?.code) await tx.update(promoCodes).set({ usedAt: null }).where(eq(promoCodes.code, purchase.code));
}

/** Gives the code of a paid order back when the last of its services has ended without ever being set up. */
export async function releaseUnbuiltPromo(tx: Db, purchaseId: number): Promise<void> {
  const isUnbuilt = and(inArray(services.state, ['canceled', 'failed_setup']), isNull(services.activatedAt));
  const others = await tx.$count(services, and(eq(services.purchaseId, purchaseId), sql`not (${isUnbuilt})`));
  if (others === 0) await releasePromo(tx, purchaseId);
}
