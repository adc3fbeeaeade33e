import { defineMessage } from '@formatjs/intl';
import { translate } from '../../i18n/translate.ts';
import { and, eq, gt, inArray, isNull, sql } from '../../platform/db/drizzle.ts';
import type { OrderPromo, ProductLine } from '@hoster/contract';
import type { Db } from '../../platform/db/index.ts';
import type { Language } from '../../platform/http/index.ts';
import type { Buyer } from '../orders/place/buyer.ts';
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

const ownPromo = defineMessage({
  id: 'sales.promo.used-before',
  defaultMessage: 'You have already used this promo code.',
  description: 'Error at a promo code',
});

const otherLine = defineMessage({
  id: 'sales.promo.other-line',
  defaultMessage: 'This promo code is for other products.',
  description: 'Error at a promo code',
});

/** Condition for a code that can be taken now, as far as its row says. */
const isOpen = (code: string, now: Date) =>
  and(eq(promoCodes.code, code), eq(promoCodes.isOn, true), isNull(promoCodes.usedAt), gt(promoCodes.expiresAt, now));

const usedBy = (db: Db, code: string, accountId: number) =>
  db.$count(purchases, and(eq(purchases.promoCode, code), eq(purchases.accountId, accountId)));

/**
 * Checks a promo code as typed: until its expiry date, as often as staff allow, for the address that it was sent to, and
 * for the product line. Null for no code at all.
 * @param buyer a visitor may turn out to own the address
 */
export async function judgePromo(
  db: Db,
  typed: string | undefined,
  { now, language, buyer, line }: { now: Date; language: Language; buyer: Buyer; line: ProductLine },
): Promise<OrderPromo | null> {
  const code = typed?.trim().toUpperCase() ?? '';
  if (code === '') return null;
  const [row] = await db.select().from(promoCodes).where(isOpen(code, now));
  const problem = row === undefined ? invalidPromo : await problemOf(db, row, buyer, line);
  return {
    code,
    discount_percent: problem ? 0 : (row?.percent ?? 0),
    months: problem ? 0 : (row?.months ?? 0),
    applies_to: 'tariff',
    valid: problem === null,
    message: problem && translate(language, problem),
  };
}

async function problemOf(db: Db, row: typeof promoCodes.$inferSelect, { emails, viewer }: Buyer, line: ProductLine) {
  if (emails !== null && row.email !== null && !emails.includes(row.email)) return othersPromo;
  if (row.lines !== null && !row.lines.includes(line)) return otherLine;
  const isUsed = viewer && row.isOncePerAccount && (await usedBy(db, row.code, viewer.accountId)) > 0;
  return isUsed ? ownPromo : null;
}

/**
 * Takes a code for the purchase that is being placed. The code is locked until the purchase is stored with it, so two
 * orders can't take the last use.
 * @returns false when other orders were faster
 */
export async function redeemPromo(tx: Db, code: string, accountId: number, now: Date): Promise<boolean> {
  const [row] = await tx.select().from(promoCodes).where(isOpen(code, now)).for('update');
  if (!row || (row.isOncePerAccount && (await usedBy(tx, code, accountId)) > 0)) return false;
  const uses = await tx.$count(purchases, eq(purchases.promoCode, code));
  if (uses >= row.maxUses) return false;
  if (uses + 1 === row.maxUses) await tx.update(promoCodes).set({ usedAt: now }).where(eq(promoCodes.id, row.id));
  return true;
}

/** Reactivates the code of an order that was never paid for. */
export async function releasePromo(tx: Db, purchaseId: number): Promise<void> {
  const own = eq(purchases.id, purchaseId);
  const [purchase] = await tx.select({ code: purchases.promoCode }).from(purchases).where(own).for('update');
  if (!purchase?.code) return;
  await tx.update(promoCodes).set({ usedAt: null }).where(eq(promoCodes.code, purchase.code));
  await tx.update(purchases).set({ promoCode: null }).where(own);
}

/** Reactivates the code of a paid order when the last of its services has ended without ever being set up. */
export async function releaseUnbuiltPromo(tx: Db, purchaseId: number): Promise<void> {
  const isUnbuilt = and(inArray(services.state, ['canceled', 'failed_setup']), isNull(services.activatedAt));
  const others = await tx.$count(services, and(eq(services.purchaseId, purchaseId), sql`not (${isUnbuilt})`));
  if (others === 0) await releasePromo(tx, purchaseId);
}
