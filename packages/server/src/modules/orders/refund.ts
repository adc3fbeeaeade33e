import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { issueCreditNote } from '../invoices/issue.ts';
import { leftOf, nextPartOf, owedFor } from '../ledger/bought.ts';
import { excused, unsold } from '../ledger/entries.ts';
import { book, queueOnAccount } from '../payments/balance.ts';
import type { ServiceRow } from './tables.ts';

/** What came back for a service that will not be built. */
export interface Unbuilt {
  /** What landed on the balance, in EUR cents. */
  readonly cents: number;
  /** Number of its document; null without one. */
  readonly creditNote: string | null;
}

/** Reference in the books of what came back for a service. */
export const refundOf = ({ id }: Pick<ServiceRow, 'id'>): string => `refund:service:${id}`;

const nothing: Unbuilt = { cents: 0, creditNote: null };

/**
 * Pays back to the balance, once, what was paid for a service that will not be built. Its account is locked before the
 * service is.
 */
export async function refundUnbuilt(
  context: Context,
  tx: Db,
  service: Pick<ServiceRow, 'id' | 'accountId' | 'name' | 'paidCents' | 'purchaseId'>,
): Promise<Unbuilt> {
  const { accountId, name, paidCents, purchaseId } = service;
  if (paidCents === 0 || purchaseId === null) return nothing;
  await queueOnAccount(tx, accountId);
  const reference = refundOf(service);
  // Staff may have sent a part back to its method already.
  const cents = Math.min(paidCents, await leftOf(tx, purchaseId, reference));
  if (cents <= 0) return nothing;
  const part = await nextPartOf(tx, purchaseId, cents, reference);
  const label = { en: `Refund: ${name}`, ru: `Возврат: ${name}` };
  const entry = { reference, kind: 'refund', purchaseId, description: label } as const;
  const excusedCents = Math.min(cents, await owedFor(tx, purchaseId));
  const from = [...unsold(part), ...excused(accountId, excusedCents)];
  await book(context, tx, { ...entry, accountId, from });
  const to = excusedCents === cents ? null : ('balance' as const);
  const creditNote = await issueCreditNote(context, tx, { ...part, purchaseId, reference, label, to });
  return { cents: cents - excusedCents, creditNote };
}
