import { eq } from 'drizzle-orm';
import type { CryptoAsset, PaymentMethodSlug } from '@hoster/contract';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { FieldError } from '../../http/errors.ts';
import { jobsOf } from '../../jobs/of-context.ts';
import { assetOf } from '../chain/assets.ts';
import { boughtFor } from '../ledger/bought.ts';
import { sold } from '../ledger/entries.ts';
import { post } from '../ledger/post.ts';
import { orderTexts } from '../orders/texts.ts';
import { startAttempt } from './attempts.ts';
import { takeFromBalance } from './balance.ts';
import { providerFor } from './providers.ts';
import { cardOf, methodOfCard } from './saved-cards.ts';
import { settle } from './settle.ts';
import { payments, type PaymentRow } from './tables.ts';

/** How long a bank transfer may take, in milliseconds: weekends and holidays included. */
const TRANSFER_MS = 7 * 24 * 3_600_000;

/**
 * Starts or retries a payment: from the balance immediately, otherwise at a provider, which is asked after the
 * transaction (`openNewest`). A zero amount is paid as it is.
 * @throws FieldError when the balance is too low, nobody takes the method, or the card or coin is unknown; the caller's
 *   transaction is rolled back
 */
export async function beginPayment(
  context: Context,
  tx: Db,
  payment: PaymentRow,
  method: PaymentMethodSlug,
  options: {
    useOverdraft?: boolean;
    savedCardId?: number | null | undefined;
    /** Of a payment in coins. */
    asset?: CryptoAsset | undefined;
    description: string;
  },
): Promise<void> {
  if (payment.amountCents === 0 || method === 'balance') {
    const attempt = payment.attempt + 1;
    const begun: PaymentRow = { ...payment, method, attempt, attemptId: null };
    await tx
      .update(payments)
      .set({ method, attempt, attemptId: null, failure: null })
      .where(eq(payments.id, payment.id));
    if (payment.amountCents > 0) await payFromBalance(tx, begun, options.useOverdraft ?? false);
    await settle(context, tx, begun);
    return;
  }
  const { description, asset } = options;
  if (method === 'crypto' && (!asset || !assetOf(asset))) throw new FieldError({ crypto: [orderTexts.asset] });
  const savedCardId = options.savedCardId ?? null;
  const card = savedCardId === null ? undefined : await cardOf(tx, payment.accountId, savedCardId);
  if (savedCardId !== null && (!card || methodOfCard(card) !== method))
    throw new FieldError({ saved_card: [orderTexts.unknown] });
  const provider = card?.provider ?? providerFor(context, method, payment.currency)?.name;
  if (!provider) throw new FieldError({ payment_method: [orderTexts.method] });
  const timed = method === 'bank' ? await extendForTransfer(context, tx, payment) : payment;
  await startAttempt(context, tx, timed, { provider, method, description, asset, card });
  if (payment.attempt === 0) await queueExpiry(context, tx, timed);
}

async function extendForTransfer({ clock }: Context, tx: Db, payment: PaymentRow): Promise<PaymentRow> {
  const expiresAt = new Date(clock.now().getTime() + TRANSFER_MS);
  await tx.update(payments).set({ expiresAt }).where(eq(payments.id, payment.id));
  return { ...payment, expiresAt };
}

async function queueExpiry(context: Context, tx: Db, { id, expiresAt }: PaymentRow): Promise<void> {
  if (!expiresAt) return;
  const jobs = await jobsOf(context);
  await jobs.enqueue(tx, 'payment.expire', { paymentId: id }, { key: String(id), startAfter: expiresAt });
}

async function payFromBalance(tx: Db, payment: PaymentRow, useOverdraft: boolean): Promise<void> {
  const { id, accountId, purchaseId, amountCents } = payment;
  const taken = await takeFromBalance(tx, accountId, amountCents, useOverdraft);
  if (!taken || purchaseId === null) throw new FieldError({ payment_method: [orderTexts.balance] });
  await post(tx, {
    reference: `payment:${id}`,
    kind: 'payment',
    paymentId: id,
    purchaseId,
    description: { en: 'Order', ru: 'Заказ' },
    postings: [...sold(accountId, await boughtFor(tx, purchaseId)), ...taken],
  });
}
