import type { Context } from '../../platform/index.ts';
import { releaseAddresses } from '../../catalogue/index.ts';
import { lockBillingAccount } from '../../billing/index.ts';
import { recipientOf, releaseTrial, releaseUnbuiltPromo, transition } from '../../sales/index.ts';
import { refundUnbuilt } from '../cancel/refund.ts';
import type { Turn } from '../operations/ask.ts';
import { claim, ended } from '../operations/claim.ts';
import { staffMessageOf } from '../operations/pauses.ts';
import { wish } from '../operations/wish.ts';
import type { RefusalText } from '../providers/provider.ts';
import { mailSetupFailed } from './emails.ts';
import { tellSupport } from './tell-support.ts';

/**
 * Ends a setup that can't succeed: the payment goes back to the balance, and support and customer are told. What may
 * exist at the provider is removed, unless it has refused.
 */
export async function giveUpSetup(
  context: Context,
  turn: Turn,
  error: unknown,
  { forCustomer = null, isRefused = false }: { forCustomer?: RefusalText | null; isRefused?: boolean } = {},
): Promise<void> {
  const { service } = turn;
  context.log.error({ err: error, service: service.id }, 'A service could not be built, and isn’t tried again');
  await context.db.transaction(async (tx) => {
    // The payment is refunded to the balance: the account comes first in the lock order.
    await lockBillingAccount(tx, service.accountId);
    const end = {
      ...ended(context, 'failed'),
      error: staffMessageOf(error),
      reason: forCustomer ?? ('unavailable' as const),
    };
    const locked = await claim(context, tx, turn, end);
    if (!locked || !(await transition(tx, locked, 'setup_failed', { failure: 'setup' }))) return;
    const line = context.serviceLines[service.kind];
    await line.returnStock(tx, service);
    // Otherwise when the provider has removed what there may be.
    if (isRefused) await releaseAddresses(tx, service.id, { now: context.clock.now(), wasUsed: false });
    const refund = await refundUnbuilt(context, tx, service);
    if (service.purchaseId !== null) {
      await releaseTrial(tx, service.purchaseId);
      await releaseUnbuiltPromo(tx, service.purchaseId);
    }
    if (!isRefused) await wish(context, tx, service.id, { kind: 'remove' });
    await tellSupport(context, tx, service, { kind: 'build', error, next: null });
    await mailSetupFailed(tx, await recipientOf(tx, service), {
      words: line.words,
      name: service.name,
      refundCents: refund.cents,
      creditNote: refund.creditNote,
      reason: forCustomer,
    });
  });
}
