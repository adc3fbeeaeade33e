import type { Db } from '../../db/types.ts';
import { nextPartOf } from '../ledger/bought.ts';
import { unsold } from '../ledger/entries.ts';
import { book, queueOnAccount } from '../payments/balance.ts';
import type { ServiceRow } from './tables.ts';

/**
 * Pays back to the balance, once, what was paid for a service that will not be built. Its account is locked before the
 * service is.
 */
export async function refundUnbuilt(
  tx: Db,
  {
    id,
    accountId,
    name,
    paidCents,
    purchaseId,
  }: Pick<ServiceRow, 'id' | 'accountId' | 'name' | 'paidCents' | 'purchaseId'>,
): Promise<void> {
  if (paidCents === 0 || purchaseId === null) return;
  await queueOnAccount(tx, accountId);
  const reference = `refund:service:${id}`;
  await book(tx, {
    accountId,
    reference,
    kind: 'refund',
    purchaseId,
    description: { en: `Refund: ${name}`, ru: `Возврат: ${name}` },
    from: unsold(await nextPartOf(tx, purchaseId, paidCents, reference)),
  });
}
