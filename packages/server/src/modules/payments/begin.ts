import { eq } from 'drizzle-orm';
import type { CryptoAsset, PaymentMethodSlug } from '@hoster/contract';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { AppError, FieldError } from '../../http/errors.ts';
import { jobsOf } from '../../jobs/of-context.ts';
import { assetOf } from '../chain/assets.ts';
import { chargeKeptCard, openBankPayment, withdrawBankPayment } from '../bank/gateway.ts';
import { orderTexts } from '../orders/texts.ts';
import { boughtFor } from '../ledger/bought.ts';
import { sold } from '../ledger/entries.ts';
import { post } from '../ledger/post.ts';
import { takeFromBalance } from './balance.ts';
import { successUrl } from './ref.ts';
import { openWallet, walletOf } from './coins.ts';
import { cardTokenOf } from './saved-cards.ts';
import { settle } from './settle.ts';
import type { PaymentRow } from './tables.ts';
import { payments } from './tables.ts';

/**
 * Starts or retries a payment: from the balance immediately, otherwise at the bank. A zero amount is paid
 * as it is.
 * @throws FieldError when the balance is too low, AppError 409 while the bank works on an earlier try; the caller's
 *   transaction is rolled back
 */
export async function beginPayment(
  context: Context,
  tx: Db,
  payment: PaymentRow,
  method: PaymentMethodSlug,
  options: {
    useOverdraft?: boolean;
    savedCardId?: number | null;
    /** Of a payment in coins. */
    asset?: CryptoAsset | undefined;
    description: string;
  },
): Promise<void> {
  await closeEarlierTry(tx, payment);
  const attempt = payment.attempt + 1;
  const begun: PaymentRow = { ...payment, method, attempt };
  if (payment.amountCents === 0 || method === 'balance') {
    await tx
      .update(payments)
      .set({ method, attempt, bankPaymentId: null, failure: null })
      .where(eq(payments.id, payment.id));
    if (payment.amountCents > 0) await payFromBalance(tx, begun, options.useOverdraft ?? false);
    await settle(context, tx, begun);
    return;
  }
  const request = {
    merchantRef: payment.ref,
    method,
    amountCents: payment.amountCurrencyCents,
    currency: payment.currency,
    language: payment.language,
    description: options.description,
    returnUrl: successUrl(payment.ref),
    keepCard: method === 'card' && payment.saveCard,
  };
  if (method === 'crypto') {
    await beginCoins(context, tx, begun, options);
    return;
  }
  const savedCardId = options.savedCardId ?? null;
  const token = savedCardId === null ? undefined : await cardTokenOf(tx, payment.accountId, savedCardId);
  const bankPaymentId = await (token ? chargeKeptCard(context, tx, token, request) : openBankPayment(tx, request));
  const status = token ? 'pending' : 'awaiting';
  await tx
    .update(payments)
    .set({ method, attempt, bankPaymentId, savedCardId, status, failure: null })
    .where(eq(payments.id, payment.id));
  if (attempt === 1) await queueExpiry(context, tx, payment);
}

/** @throws FieldError when the shop doesn't know the coin */
async function beginCoins(
  context: Context,
  tx: Db,
  payment: PaymentRow,
  { asset, description }: { asset?: CryptoAsset | undefined; description: string },
): Promise<void> {
  if (!asset || !assetOf(asset)) throw new FieldError({ crypto: [orderTexts.asset] });
  const expiresAt = payment.expiresAt ?? context.clock.now();
  const returnUrl = successUrl(payment.ref);
  const bankPaymentId = await openWallet(context, tx, payment, { asset, description, returnUrl, expiresAt });
  const { attempt, id } = payment;
  await tx
    .update(payments)
    .set({ method: 'crypto', attempt, bankPaymentId, savedCardId: null, status: 'awaiting', failure: null })
    .where(eq(payments.id, id));
  if (attempt === 1) await queueExpiry(context, tx, payment);
}

async function queueExpiry(context: Context, tx: Db, { id, expiresAt }: PaymentRow): Promise<void> {
  if (!expiresAt) return;
  const jobs = await jobsOf(context);
  await jobs.enqueue(tx, 'payment.expire', { paymentId: id }, { key: String(id), startAfter: expiresAt });
}

/** One try is open at a time: the page of the one before can't be paid at when the next one begins. */
async function closeEarlierTry(tx: Db, payment: PaymentRow): Promise<void> {
  const { status, bankPaymentId } = payment;
  if (bankPaymentId === null) return;
  // Coins that still come to an earlier wallet land on the balance.
  const isCoins = walletOf(payment) !== null;
  const isWithdrawn = status !== 'pending' && (isCoins || (await withdrawBankPayment(tx, bankPaymentId)));
  // What has failed is decided on, and the shop knows.
  if (!isWithdrawn && status !== 'failed') {
    throw new AppError({ status: 409, code: 'payment_pending', detail: orderTexts.paymentPending });
  }
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
