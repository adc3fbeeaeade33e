import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { issueCreditNote } from '../invoices/issue.ts';
import { boughtFor } from '../ledger/bought.ts';
import { ontoBalance, partOf, unsold } from '../ledger/entries.ts';
import { post } from '../ledger/post.ts';
import { queueOnAccount, standingOf } from '../payments/balance.ts';
import type { ServiceRow } from './tables.ts';

/**
 * Pays back to the balance, once, what was paid for a service that will not be built.
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
  const part = partOf(await boughtFor(tx, purchaseId), paidCents);
  const reference = `refund:service:${id}`;
  const label = { en: `Refund: ${name}`, ru: `Возврат: ${name}` };
  await post(tx, {
    reference,
    kind: 'refund',
    description: label,
    postings: [...unsold(part), ...ontoBalance(accountId, paidCents, await standingOf(tx, accountId))],
  });
  return issueCreditNote(context, tx, { ...part, purchaseId, reference, label });
}
