import { defineMessage } from '@formatjs/intl';
import { and, eq, inArray, isNotNull, ne } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { openStatuses, payments } from './tables.ts';

const unpaidOrder = defineMessage({
  id: 'billing.unpaid',
  defaultMessage: 'You have an unpaid order. Pay for it, change it or cancel it first.',
  description: 'Error of a second order',
});

/**
 * Rejects another unpaid order: an account has one at a time. The caller holds the account's lock.
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
