import { and, eq, inArray, isNotNull, ne } from '../../db/drizzle.ts';
import type { Db } from '../../db/types.ts';
import { AppError } from '../../http/errors.ts';
import { openStatuses, payments } from '../payments/tables.ts';

const unpaidOrder = {
  en: 'You have an unpaid order. Pay for it, change it or cancel it first.',
  ru: 'У вас есть неоплаченный заказ. Сначала оплатите, измените или отмените его.',
};

/**
 * Refuses another order that waits for its money: an account has one at a time. The caller holds the account's lock.
 * @param but the payment that may be open
 * @throws AppError 409 `unpaid_order` with the `payment_object_ref` of the open one
 */
export async function checkUnpaid(tx: Db, accountId: number, but = 0): Promise<void> {
  const isOpenOrder = and(
    eq(payments.accountId, accountId),
    eq(payments.purpose, 'purchase'),
    inArray(payments.status, openStatuses),
    isNotNull(payments.attemptId),
    ne(payments.id, but),
  );
  const [open] = await tx.select({ ref: payments.ref }).from(payments).where(isOpenOrder).limit(1);
  if (!open) return;
  throw new AppError({
    status: 409,
    code: 'unpaid_order',
    detail: unpaidOrder,
    extra: { payment_object_ref: open.ref },
  });
}
