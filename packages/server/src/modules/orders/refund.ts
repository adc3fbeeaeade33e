import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { issueCreditNote } from '../invoices/issue.ts';
import { leftOf, nextPartOf, owedFor } from '../ledger/bought.ts';
import { excused, unsold } from '../ledger/entries.ts';
import { post } from '../ledger/post.ts';
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
  // Staff may have sent a part back to its method already.
  const cents = Math.min(paidCents, await leftOf(tx, purchaseId, reference));
  if (cents <= 0) return null;
  const part = await nextPartOf(tx, purchaseId, cents, reference);
  const label = { en: `Refund: ${name}`, ru: `Возврат: ${name}` };
  const entry = { reference, kind: 'refund', purchaseId, description: label } as const;
  const excusedCents = Math.min(cents, await owedFor(tx, purchaseId));
  const from = [...unsold(part), ...excused(accountId, excusedCents)];
  if (excusedCents === cents) await post(tx, { ...entry, postings: from });
  else await book(tx, { ...entry, accountId, from });
  return issueCreditNote(context, tx, { ...part, purchaseId, reference, label });
}
