import { eq } from '../../db/drizzle.ts';
import type { CryptoAsset, PaymentMethodSlug } from '@hoster/contract';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { FieldError } from '../../http/errors.ts';
import { jobsOf } from '../../jobs/of-context.ts';
import { boughtFor } from '../ledger/bought.ts';
import { sold } from '../ledger/entries.ts';
import { post } from '../ledger/post.ts';
import { orderTexts } from '../orders/texts.ts';
import { startAttempt } from './attempts.ts';
import { takeFromBalance } from './balance.ts';
import { bookedAs } from './booked-as.ts';
import { isTaken, providerFor } from './providers.ts';
import { cardOf, methodOfCard } from './saved-cards.ts';
import { settle } from './settle.ts';
import { payments, type PaymentRow } from './tables.ts';

const DAY_MS = 24 * 3_600_000;
/** How long a try may take, and its places be held, in days: of a bank transfer, weekends and holidays included. */
const TRY_DAYS = 1;
const TRANSFER_DAYS = 7;
/** Days after the order when its last try ends, so that its stock becomes available to others. */
const MOST_DAYS = 7;

/** A way to pay, as a customer chooses it. */
export interface Way {
  readonly method: PaymentMethodSlug;
  readonly savedCardId?: number | null | undefined;
  /** Of a payment in coins. */
  readonly asset?: CryptoAsset | undefined;
}

/**
 * Finds who takes a payment in a way that a customer has chosen.
 * @throws FieldError when no provider takes the method, or the card or coin is unknown
 */
export async function takerOf(
  context: Context,
  db: Db,
  payment: Pick<PaymentRow, 'accountId' | 'currency'>,
  { method, savedCardId = null, asset }: Way,
) {
  const card = savedCardId === null ? undefined : await cardOf(context, db, payment.accountId, savedCardId);
  if (savedCardId !== null && (!card || methodOfCard(card) !== method)) {
    throw new FieldError({ saved_card: [orderTexts.unknown] });
  }
  const provider = card?.provider ?? providerFor(context, method, payment.currency)?.name;
  if (!provider) throw new FieldError({ payment_method: [orderTexts.method] });
  if (method === 'crypto' && (!asset || !isTaken(context, asset))) throw new FieldError({ crypto: [orderTexts.asset] });
  return { provider, card };
}

/**
 * Starts or retries a payment: from the balance immediately, otherwise at a provider, which is asked after the
 * transaction (`openNewest`). A zero amount is paid as it is.
 * @throws FieldError when the balance is too low, no provider takes the method, or the card or coin is unknown; the caller's
 *   transaction is rolled back
 */
export async function beginPayment(
  context: Context,
  tx: Db,
  payment: PaymentRow,
  { useOverdraft = false, description, ...way }: Way & { useOverdraft?: boolean; description: string },
): Promise<void> {
  const { method, asset } = way;
  if (payment.amountCents === 0 || method === 'balance') {
    const attempt = payment.attempt + 1;
    const begun: PaymentRow = { ...payment, method, attempt, attemptId: null };
    await tx
      .update(payments)
      .set({ method, attempt, attemptId: null, failure: null })
      .where(eq(payments.id, payment.id));
    if (payment.amountCents > 0) await payFromBalance(tx, begun, description, useOverdraft);
    await settle(context, tx, begun);
    return;
  }
  const taker = await takerOf(context, tx, payment, way);
  const endsAt = endOf(payment, method, context.clock.now());
  const expiresAt = payment.expiresAt && payment.expiresAt > endsAt ? payment.expiresAt : endsAt;
  await tx.update(payments).set({ expiresAt }).where(eq(payments.id, payment.id));
  await startAttempt(context, tx, payment, { ...taker, method, description, asset, endsAt });
  if (payment.attempt === 0) await queueExpiry(context, tx, { ...payment, expiresAt });
}

/** When a try ends unless money has come. */
function endOf({ createdAt }: PaymentRow, method: PaymentMethodSlug, now: Date): Date {
  const days = method === 'bank' ? TRANSFER_DAYS : TRY_DAYS;
  return new Date(Math.min(now.getTime() + days * DAY_MS, createdAt.getTime() + MOST_DAYS * DAY_MS));
}

async function queueExpiry(context: Context, tx: Db, { id, expiresAt }: PaymentRow): Promise<void> {
  if (!expiresAt) return;
  const jobs = await jobsOf(context);
  await jobs.enqueue(tx, 'payment.expire', { paymentId: id }, { key: String(id), startAfter: expiresAt });
}

async function payFromBalance(tx: Db, payment: PaymentRow, name: string, useOverdraft: boolean): Promise<void> {
  const { id, accountId, purchaseId, amountCents } = payment;
  const taken = await takeFromBalance(tx, accountId, amountCents, useOverdraft);
  if (!taken || purchaseId === null) throw new FieldError({ payment_method: [orderTexts.balance] });
  await post(tx, {
    reference: `payment:${id}`,
    kind: 'payment',
    paymentId: id,
    purchaseId,
    description: bookedAs(payment, name),
    postings: [...sold(accountId, await boughtFor(tx, purchaseId)), ...taken],
  });
}
