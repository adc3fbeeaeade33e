import { ratioOfCents } from '@hoster/domain';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { chargedBack, offBalance, sentBack } from '../ledger/entries.ts';
import { post } from '../ledger/post.ts';
import { mailChargedBack } from '../orders/mails.ts';
import { writtenTo } from '../orders/recipient.ts';
import { standingOf } from './balance.ts';
import { chargedBackOf } from './charged-back.ts';
import type { ProviderEvent } from './provider.ts';
import { refundedOf } from './refunds.ts';
import type { AttemptRow, PaymentRow } from './tables.ts';

/**
 * The customer's bank has taken money back. A top-up leaves the balance as far as it's still there; what else is missing
 * the customer owes. The account is locked.
 */
export async function takeBack(
  context: Context,
  tx: Db,
  told: Extract<ProviderEvent, { kind: 'chargeback' }> & { attempt: AttemptRow; payment: PaymentRow },
): Promise<void> {
  const { eventId, provider, payment, amountCents } = told;
  const { id, accountId, userId, purpose, purchaseId, currency, ref } = payment;
  const worth = ratioOfCents(payment.amountCents, amountCents, payment.amountCurrencyCents);
  const { euroCents: refunded } = await refundedOf(tx, id);
  const cents = Math.min(worth, payment.amountCents - refunded - (await chargedBackOf(tx, id)));
  context.log.error({ payment: ref, event: eventId, cents }, 'A payment was charged back');
  // What isn't ours any more can't be taken from us: staff has to look into it.
  if (payment.status !== 'paid' || cents <= 0) return;
  const standing = await standingOf(tx, accountId);
  const held = purpose === 'top_up' ? Math.min(standing.fundsCents, cents) : 0;
  await post(tx, {
    reference: `chargeback:${eventId}`,
    kind: 'chargeback',
    paymentId: id,
    purchaseId,
    description: { en: 'Payment disputed at your bank', ru: 'Платёж оспорен через банк' },
    postings: [
      ...(held > 0 ? [...offBalance(accountId, held, standing), ...sentBack(provider, held)] : []),
      ...chargedBack(provider, accountId, cents - held),
    ],
  });
  await mailChargedBack(context, tx, await writtenTo(tx, userId), { currency, totalCents: amountCents });
}
