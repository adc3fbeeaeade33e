import type { Db } from '../../db/types.ts';
import { boughtFor } from '../ledger/bought.ts';
import { ontoBalance, partOf, unsold } from '../ledger/entries.ts';
import { post } from '../ledger/post.ts';
import { queueOnAccount, standingOf } from '../payments/balance.ts';
import type { ServiceRow } from './tables.ts';

/** Pays back to the balance, once, what was paid for a service that will not be built. */
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
  await post(tx, {
    reference: `refund:service:${id}`,
    kind: 'refund',
    description: { en: `Refund: ${name}`, ru: `Возврат: ${name}` },
    postings: [
      ...unsold(partOf(await boughtFor(tx, purchaseId), paidCents)),
      ...ontoBalance(accountId, paidCents, await standingOf(tx, accountId)),
    ],
  });
}
