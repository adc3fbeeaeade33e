import { eq } from '../../../platform/db/drizzle.ts';
import type { CryptoAsset, PaymentMethodSlug } from '@hoster/contract';
import { type Context, dayMilliseconds } from '../../../platform/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { FieldError } from '../../../platform/http/index.ts';
import { jobsOf } from '../../../platform/jobs/index.ts';
import { mustBeOpen } from '../../../settings/index.ts';
import { expireJob } from './expire.ts';
import { boughtFor } from '../../ledger/bought.ts';
import { sold } from '../../ledger/entries.ts';
import { post } from '../../ledger/post.ts';
import { paymentTexts } from '../texts.ts';
import { startAttempt } from './attempts.ts';
import { chargeBalance } from '../balance.ts';
import { bookedAs } from './booked-as.ts';
import { acceptsAsset, providerFor } from '../providers.ts';
import { cardOf, methodOfCard } from '../saved-cards.ts';
import { settle } from './settle.ts';
import { payments, type PaymentRow } from '../tables.ts';

/** How many days an attempt may take, and its stock be held: of a bank transfer, including weekends and holidays. */
const TRY_DAYS = 1;
const TRANSFER_DAYS = 7;
/** Days after the order when its last attempt ends, so that its stock becomes available to others. */
const MOST_DAYS = 7;

/** A payment method as chosen by a customer. */
export interface PaymentChoice {
  readonly method: PaymentMethodSlug;
  readonly savedCardId?: number | null | undefined;
  /** Of a payment in coins. */
  readonly asset?: CryptoAsset | undefined;
}

/**
 * Finds the provider for a payment with the method that a customer has chosen.
 * @throws FieldError when no provider accepts the method, or the card or coin is unknown
 */
export async function findProvider(
  context: Context,
  db: Db,
  payment: Pick<PaymentRow, 'accountId' | 'currency'>,
  { method, savedCardId = null, asset }: PaymentChoice,
) {
  const card = savedCardId === null ? undefined : await cardOf(context, db, payment.accountId, savedCardId);
  if (savedCardId !== null && (!card || methodOfCard(card) !== method)) {
    throw new FieldError({ saved_card: [paymentTexts.unknown] });
  }
  const provider = card?.provider ?? providerFor(context, method, payment.currency)?.name;
  if (!provider) throw new FieldError({ payment_method: [paymentTexts.method] });
  if (method === 'crypto' && (!asset || !acceptsAsset(context, asset)))
    throw new FieldError({ crypto: [paymentTexts.asset] });
  return { provider, card };
}

/**
 * Starts or retries a payment: from the balance immediately, otherwise at a provider, which is called after the
 * transaction (`openNewestAttempt`). A zero amount is paid immediately.
 * @throws AppError 409 `orders_closed` without a seller; FieldError when the balance is too low, no provider accepts the method, or the card or coin is unknown; the
 *   caller's transaction is rolled back
 */
export async function beginPayment(
  context: Context,
  tx: Db,
  payment: PaymentRow,
  { useOverdraft = false, description, ...choice }: PaymentChoice & { useOverdraft?: boolean; description: string },
): Promise<void> {
  await mustBeOpen(context, tx);
  const { method, asset } = choice;
  if (payment.amountCents === 0 || method === 'balance') {
    const attemptCount = payment.attemptCount + 1;
    const begun: PaymentRow = { ...payment, method, attemptCount, attemptId: null };
    await tx
      .update(payments)
      .set({ method, attemptCount, attemptId: null, failure: null })
      .where(eq(payments.id, payment.id));
    if (payment.amountCents > 0) await payFromBalance(tx, begun, description, useOverdraft);
    await settle(context, tx, begun);
    return;
  }
  const chosen = await findProvider(context, tx, payment, choice);
  const endsAt = expiryOf(payment, method, context.clock.now());
  const expiresAt = payment.expiresAt && payment.expiresAt > endsAt ? payment.expiresAt : endsAt;
  await tx.update(payments).set({ expiresAt }).where(eq(payments.id, payment.id));
  await startAttempt(context, tx, payment, { ...chosen, method, description, asset, endsAt });
  if (payment.attemptCount === 0) await queueExpiry(context, tx, { ...payment, expiresAt });
}

/** When an attempt ends unless money has arrived. */
function expiryOf({ createdAt }: PaymentRow, method: PaymentMethodSlug, now: Date): Date {
  const days = method === 'bank' ? TRANSFER_DAYS : TRY_DAYS;
  return new Date(Math.min(now.getTime() + days * dayMilliseconds, createdAt.getTime() + MOST_DAYS * dayMilliseconds));
}

/** Ends a payment when its time is over. */
export async function queueExpiry(
  context: Context,
  tx: Db,
  { id, expiresAt }: Pick<PaymentRow, 'id' | 'expiresAt'>,
): Promise<void> {
  if (!expiresAt) return;
  const jobs = await jobsOf(context);
  await jobs.enqueue(tx, expireJob, { paymentId: id }, { key: String(id), startAfter: expiresAt });
}

async function payFromBalance(tx: Db, payment: PaymentRow, name: string, useOverdraft: boolean): Promise<void> {
  const { id, accountId, purchaseId, amountCents } = payment;
  const charged = await chargeBalance(tx, accountId, amountCents, useOverdraft);
  if (!charged || purchaseId === null) throw new FieldError({ payment_method: [paymentTexts.balance] });
  await post(tx, {
    reference: `payment:${id}`,
    kind: 'payment',
    paymentId: id,
    purchaseId,
    description: bookedAs(payment, name),
    postings: [...sold(accountId, await boughtFor(tx, purchaseId)), ...charged],
  });
}
