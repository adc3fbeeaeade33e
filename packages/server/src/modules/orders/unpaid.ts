import { and, count, eq } from 'drizzle-orm';
import type { Db } from '../../db/types.ts';
import { FieldError } from '../../http/errors.ts';
import { services } from './tables.ts';

/** How many servers of an account may wait for their payment: they hold places that others want. */
export const maxUnpaid = 20;

const tooMany = {
  en: `Up to ${maxUnpaid} servers can wait for payment at a time. Please pay for your earlier orders first.`,
  ru: `Одновременно ждать оплаты могут не больше ${maxUnpaid} серверов. Сначала оплатите прежние заказы.`,
};

/**
 * Refuses an order that would make an account hold too many unpaid servers. The caller holds the account's lock.
 * @throws FieldError for the order as a whole
 */
export async function checkUnpaid(tx: Db, accountId: number, more: number): Promise<void> {
  const waiting = and(eq(services.accountId, accountId), eq(services.state, 'awaiting_payment'));
  const [row] = await tx.select({ unpaid: count() }).from(services).where(waiting);
  if ((row?.unpaid ?? 0) + more > maxUnpaid) throw new FieldError({ non_field_errors: [tooMany] });
}
