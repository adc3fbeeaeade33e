import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { issueCreditNote } from '../invoices/issue.ts';
import { nextPartOf } from '../ledger/bought.ts';
import { unsold } from '../ledger/entries.ts';
import { book, queueOnAccount } from '../payments/balance.ts';
import type { ServiceRow } from './tables.ts';

/**
 * Pays back to the balance, once, what was paid for a service that will not be built. Its account is locked before the
 * service is.
 * @returns number of the credit note; null without one
 */
export async function refundUnbuilt(
  context: Context,
  tx: Db,
  service: Pick<ServiceRow, 'id' | 'accountId' | 'name' | 'paidCents' | 'purchaseId'>,
): Promise<string | null> {
  const { id, accountId, name, paidCents, purchaseId } = service;
  if (paidCents === 0 || purchaseId === null) return null;
  await queueOnAccount(tx, accountId);
  const reference = `refund:service:${id}`;
  const part = await nextPartOf(tx, purchaseId, paidCents, reference);
  const label = { en: `Refund: ${name}`, ru: `Возврат: ${name}` };
  await book(tx, { accountId, reference, kind: 'refund', purchaseId, description: label, from: unsold(part) });
  return issueCreditNote(context, tx, { ...part, purchaseId, reference, label });
}
