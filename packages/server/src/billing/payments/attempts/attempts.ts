import { and, eq, gt, inArray, isNull, lt, ne, or, sql } from '../../../platform/db/drizzle.ts';
import type { CryptoAsset, PaymentMethodSlug } from '@hoster/contract';
import { type Context, dayMilliseconds } from '../../../platform/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { dueById, type Job, jobsOf } from '../../../platform/jobs/index.ts';
import { userById } from '../../../identity/index.ts';
import { lockBillingAccount } from '../balance.ts';
import { paymentChanged } from '../changed.ts';
import { announceCoins } from './coins-changed.ts';
import { ProviderRefused, type AttemptRequest, type PaymentProvider, type ProviderName, within } from '../provider.ts';
import { providerNamed, providersOf } from '../providers.ts';
import { withdrawJobName } from './withdrawal.ts';
import { successUrl } from '../payment-address.ts';
import { failPayment, isOpen, lockPayment } from './settle.ts';
import { handleProviderEvent } from './provider-events.ts';
import { paymentAttempts, payments, type AttemptRow, type PaymentRow } from '../tables.ts';

/** The request that starts an attempt calls the provider itself; the job does so if that fails. */
const JOB_DELAY_MS = 8_000;
/** How long a request waits for a provider, in milliseconds: the whole request has 4.5 seconds. */
const OPEN_MS = 2_500;
const POLL_MS = 1_500;

/** An attempt to start. */
export interface NewAttempt {
  readonly provider: ProviderName;
  readonly method: PaymentMethodSlug;
  readonly description: string;
  /** Of a payment in coins. */
  readonly asset?: CryptoAsset | undefined;
  /** The saved card that is charged without its owner. */
  readonly card?: { readonly id: number; readonly token: string } | undefined;
  /** When it ends unless money has arrived; default: with the payment. */
  readonly endsAt?: Date;
  /**
   * Whether a request waits for it: then the caller opens it after the transaction. Default true; otherwise a job opens
   * it.
   */
  readonly isOpenedByCaller?: boolean;
}

/**
 * Starts another attempt of a payment in the caller's transaction. The provider is called after it: by `openNewestAttempt` or,
 * if that isn't called, by a job.
 */
export async function startAttempt(
  context: Context,
  tx: Db,
  payment: PaymentRow,
  { provider, method, description, asset, card, endsAt, isOpenedByCaller = true }: NewAttempt,
): Promise<void> {
  const { clock } = context;
  const attemptCount = payment.attemptCount + 1;
  const [row] = await tx
    .insert(paymentAttempts)
    .values({
      ref: `${payment.ref}:${attemptCount}`,
      paymentId: payment.id,
      provider,
      method,
      description,
      asset: asset ?? null,
      cardToken: card?.token ?? null,
      endsAt: endsAt ?? payment.expiresAt ?? clock.now(),
      createdAt: clock.now(),
    })
    .returning({ id: paymentAttempts.id });
  if (!row) throw new Error('The attempt was stored but not found.');
  const status = card ? 'pending' : 'awaiting';
  await tx
    .update(payments)
    .set({ method, attemptCount, attemptId: row.id, savedCardId: card?.id ?? null, status, failure: null })
    .where(eq(payments.id, payment.id));
  await paymentChanged(tx, payment);
  const jobs = await jobsOf(context);
  const startAfter = new Date(clock.now().getTime() + JOB_DELAY_MS);
  const options = { key: String(row.id), ...(isOpenedByCaller && { startAfter }) };
  await jobs.enqueue(tx, openJob, { attemptId: row.id }, options);
}

/** Asks the provider to open a payment's newest attempt. If the provider is down, a job retries. */
export async function openNewestAttempt(context: Context, paymentRef: string): Promise<void> {
  const [payment] = await context.db
    .select({ attemptId: payments.attemptId })
    .from(payments)
    .where(eq(payments.ref, paymentRef));
  const attemptId = payment?.attemptId ?? null;
  if (attemptId === null) return;
  try {
    await within(OPEN_MS, openAttempt(context, attemptId));
  } catch (error) {
    context.log.warn({ err: error, attemptId }, 'A payment could not be opened; a job tries again');
  }
}

interface AttemptWithPayment {
  readonly attempt: AttemptRow;
  readonly payment: PaymentRow;
}

/**
 * Opens an attempt at its provider, once. Safe to repeat.
 * @throws ProviderUnreachable
 */
async function openAttempt(context: Context, attemptId: number): Promise<void> {
  const { db, clock } = context;
  const tried = await load(db, attemptId);
  if (!tried || tried.attempt.state !== 'opening') return;
  const { attempt } = tried;
  // A charge that may have been made is followed up, whatever the state of its payment.
  const isAsked = attempt.askedAt !== null && attempt.cardToken !== null;
  if (!isAsked && !isCurrent(tried)) return setState(db, attemptId, 'closed');
  const provider = providerNamed(context, attempt.provider);
  await db
    .update(paymentAttempts)
    .set({ askedAt: clock.now() })
    .where(and(eq(paymentAttempts.id, attemptId), isNull(paymentAttempts.askedAt)));
  try {
    const { providerRef, redirectUrl } = await provider.open(await requestOf(context, tried));
    const isStored = await storeOpened(db, tried, provider, { providerRef, redirectUrl });
    if (isStored && !isCurrent((await load(db, attemptId)) ?? tried)) await withdrawAttempt(context, attemptId);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    context.log.error({ err: error, attempt: attempt.ref }, 'A provider refuses a payment');
    await refuse(context, attemptId);
  }
}

/**
 * Stores the provider's name of an attempt when the provider reports it before its answer was stored, or after that was
 * lost.
 * @returns false when there is no such attempt
 */
export async function adoptAttempt(
  context: Context,
  provider: ProviderName,
  attemptRef: string,
  providerRef: string,
): Promise<boolean> {
  const { db } = context;
  const isNamed = and(eq(paymentAttempts.provider, provider), eq(paymentAttempts.ref, attemptRef));
  const [attempt] = await db.select().from(paymentAttempts).where(isNamed);
  if (!attempt) return false;
  await db
    .update(paymentAttempts)
    .set({ providerRef, watchedUntil: pollUntil(attempt, providerNamed(context, provider)) })
    .where(and(eq(paymentAttempts.id, attempt.id), isNull(paymentAttempts.providerRef)));
  return true;
}

function pollUntil({ endsAt }: AttemptRow, { polling }: PaymentProvider): Date | null {
  return polling ? new Date(endsAt.getTime() + polling.days * dayMilliseconds) : null;
}

async function storeOpened(
  db: Db,
  { attempt, payment }: AttemptWithPayment,
  provider: PaymentProvider,
  opened: { providerRef: string; redirectUrl: string | null },
): Promise<boolean> {
  const stored = await db
    .update(paymentAttempts)
    .set({ ...opened, state: 'open', watchedUntil: pollUntil(attempt, provider) })
    .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.state, 'opening')))
    .returning({ id: paymentAttempts.id });
  if (stored.length > 0) await paymentChanged(db, payment);
  return stored.length > 0;
}

/** Ends an attempt that the provider will never open: the customer chooses another payment method. */
async function refuse(context: Context, attemptId: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const tried = await load(tx, attemptId);
    if (!tried || tried.attempt.state !== 'opening') return;
    await lockBillingAccount(tx, tried.payment.accountId);
    const payment = await lockPayment(tx, tried.payment.ref);
    await setState(tx, attemptId, 'closed');
    if (payment?.attemptId === attemptId && isOpen(payment)) await failPayment(context, tx, payment, 'declined');
  });
}

async function requestOf({ db, settings }: Context, { attempt, payment }: AttemptWithPayment): Promise<AttemptRequest> {
  return {
    attemptRef: attempt.ref,
    paymentRef: payment.ref,
    method: attempt.method,
    amountCents: payment.amountCurrencyCents,
    currency: payment.currency,
    euroCents: payment.amountCents,
    language: payment.language,
    description: attempt.description,
    returnUrl: new URL(successUrl(payment.ref), settings.publicOrigin).href,
    email: (await userById(db, payment.userId))?.email ?? '',
    saveCard: payment.saveCard && (attempt.method === 'card' || attempt.method === 'mir'),
    cardToken: attempt.cardToken,
    asset: attempt.asset,
    askedAt: attempt.askedAt,
    endsAt: attempt.endsAt,
  };
}

/**
 * Closes an attempt, so that it can't be paid any more. What has arrived by then is processed.
 * @returns false when it has been decided, or may have been
 * @throws ProviderUnreachable
 */
export async function withdrawAttempt(context: Context, attemptId: number): Promise<boolean> {
  const { db } = context;
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  if (!attempt || attempt.state === 'closed') return true;
  if (attempt.providerRef === null) {
    if (attempt.cardToken !== null && attempt.askedAt !== null) return false;
    await setState(db, attemptId, 'closed');
    return true;
  }
  // From now on we have ended it: if a webhook reports its end in between, that doesn't end the payment.
  await setState(db, attemptId, 'closing');
  const isWithdrawn = await providerNamed(context, attempt.provider).withdraw(attempt.providerRef);
  await setState(db, attemptId, isWithdrawn ? 'closed' : 'open');
  await pollAttempt(context, attemptId);
  return isWithdrawn;
}

/** Polls the provider for the events of an attempt, and processes them. Safe to repeat. */
export async function pollAttempt(context: Context, attemptId: number): Promise<void> {
  const { db, clock } = context;
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  if (!attempt || attempt.providerRef === null) return;
  await db.update(paymentAttempts).set({ lookedAt: clock.now() }).where(eq(paymentAttempts.id, attemptId));
  const provider = providerNamed(context, attempt.provider);
  for (const event of await provider.events(attempt.providerRef)) await handleProviderEvent(context, event);
  await announceCoins(context, attempt);
}

/** Polls the provider for a waiting customer, within its limits. A result that isn't known yet arrives later. */
export async function pollForCustomer(context: Context, { attemptId }: PaymentRow): Promise<void> {
  const attempt = attemptId === null ? undefined : (await load(context.db, attemptId))?.attempt;
  if (!attempt || attempt.providerRef === null) return;
  try {
    const { polling } = providerNamed(context, attempt.provider);
    const age = context.clock.now().getTime() - (attempt.lookedAt?.getTime() ?? 0);
    if (polling && age >= polling.everySeconds * 1000) await within(POLL_MS, pollAttempt(context, attempt.id));
  } catch (error) {
    context.log.warn({ err: error, attempt: attempt.ref }, 'A provider could not be asked about a payment');
  }
}

/**
 * Attempts that are due for polling: every minute soon after their start, later less and less often, so that the events
 * of a lost webhook are found nevertheless.
 */
async function attemptsToPoll(context: Context): Promise<number[]> {
  const { db, clock } = context;
  const now = clock.now();
  const known = providersOf(context);
  const near = known.filter(({ polling }) => polling?.everySeconds === 0).map(({ name }) => name);
  const { lookedAt, createdAt, watchedUntil, provider } = paymentAttempts;
  const pause = sql`greatest(interval '1 minute', (${now.toISOString()}::timestamptz - ${createdAt}) / 20)`;
  const isDue = or(isNull(lookedAt), inArray(provider, near), sql`${lookedAt} + ${pause} <= ${now.toISOString()}`);
  const rows = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        gt(watchedUntil, now),
        inArray(
          provider,
          known.map(({ name }) => name),
        ),
        isDue,
      ),
    )
    .orderBy(sql`${lookedAt} nulls first`)
    .limit(1000);
  return rows.map(({ id }) => id);
}

/** Attempts whose provider has not answered yet. */
async function attemptsToOpen({ db, clock }: Context): Promise<number[]> {
  const since = new Date(clock.now().getTime() - JOB_DELAY_MS);
  const rows = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.state, 'opening'), lt(paymentAttempts.createdAt, since)));
  return rows.map(({ id }) => id);
}

/** Opens attempts that no request has opened. */
export const openJob: Job<{ attemptId: number }> = {
  name: 'payment.open',
  // A provider may be down for hours; the rows queue a job again after its last retry.
  queue: { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 600, pollSeconds: 5 },
  handle: (context, { attemptId }) => openAttempt(context, attemptId),
  due: async (context) => dueById(await attemptsToOpen(context), (attemptId) => ({ attemptId })),
};

/** Withdraws attempts. */
export const withdrawJob: Job<{ attemptId: number }> = {
  ...withdrawJobName,
  queue: { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600, pollSeconds: 5 },
  handle: async (context, { attemptId }) => void (await withdrawAttempt(context, attemptId)),
};

/** Polls providers for events of attempts. */
export const pollAttemptsJob: Job<{ attemptId: number }> = {
  // Its name in the queues of shops that run.
  name: 'payment.look',
  queue: { retryLimit: 0, pollSeconds: 5 },
  handle: (context, { attemptId }) => pollAttempt(context, attemptId),
  due: async (context) => dueById(await attemptsToPoll(context), (attemptId) => ({ attemptId })),
};

/** The newest attempt of a payment, or the one that has paid it; null if the balance has. */
export async function attemptOf(db: Db, { attemptId }: Pick<PaymentRow, 'attemptId'>): Promise<AttemptRow | null> {
  if (attemptId === null) return null;
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  return row ?? null;
}

async function load(db: Db, attemptId: number): Promise<AttemptWithPayment | undefined> {
  const [row] = await db
    .select({ attempt: paymentAttempts, payment: payments })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(eq(paymentAttempts.id, attemptId));
  return row;
}

const isCurrent = ({ attempt, payment }: AttemptWithPayment): boolean =>
  payment.attemptId === attempt.id && isOpen(payment);

/** Sets the state of an attempt, unless it's closed. */
async function setState(db: Db, attemptId: number, state: 'closed' | 'closing' | 'open'): Promise<void> {
  const isOpen = and(eq(paymentAttempts.id, attemptId), ne(paymentAttempts.state, 'closed'));
  await db.update(paymentAttempts).set({ state }).where(isOpen);
}
