import type { Db } from '../../db/types.ts';
import { book } from '../payments/balance.ts';
import type { ServiceRow } from './tables.ts';

/** Pays back to the balance, once, what was paid for a service that will not be built. */
export async function refundUnbuilt(
  tx: Db,
  service: Pick<ServiceRow, 'id' | 'accountId' | 'name' | 'paidCents'>,
): Promise<void> {
  if (service.paidCents === 0) return;
  await book(tx, {
    accountId: service.accountId,
    amountCents: service.paidCents,
    kind: 'refund',
    counterAccount: 'revenue',
    reference: `refund:service:${service.id}`,
    description: { en: `Refund: ${service.name}`, ru: `Возврат: ${service.name}` },
  });
}
