import { and, eq, gt, isNull } from 'drizzle-orm';
import type { OrderPromo } from '@hoster/contract';
import type { Db } from '../../db/types.ts';
import type { Language } from '../../http/language.ts';
import { promoCodes } from '../promo/tables.ts';

export const invalidPromo = {
  en: 'Invalid promo code. Try again.',
  ru: 'Промокод не подходит. Попробуйте ещё раз.',
};

/** Judges a promo code as typed; a code works once and until its day. Null for no code at all. */
export async function judgePromo(
  db: Db,
  typed: string | undefined,
  now: Date,
  language: Language,
): Promise<OrderPromo | null> {
  const code = typed?.trim().toUpperCase() ?? '';
  if (code === '') return null;
  const [row] = await db
    .select()
    .from(promoCodes)
    .where(and(eq(promoCodes.code, code), isNull(promoCodes.usedAt), gt(promoCodes.expiresAt, now)));
  return {
    code,
    discount_percent: row?.percent ?? 0,
    months: row?.months ?? 0,
    applies_to: 'tariff',
    valid: row !== undefined,
    message: row ? null : invalidPromo[language],
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
