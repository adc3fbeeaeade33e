import { and, eq, gt, isNull } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { promoCodes } from './tables.ts';

/** Whether everybody can use a promo code until a moment. */
export async function isOffered(db: Db, code: string, until: Date): Promise<boolean> {
  const isOpen = and(
    eq(promoCodes.code, code.toUpperCase()),
    isNull(promoCodes.email),
    isNull(promoCodes.usedAt),
    eq(promoCodes.isOn, true),
    gt(promoCodes.expiresAt, until),
  );
  return (await db.$count(promoCodes, isOpen)) > 0;
}
