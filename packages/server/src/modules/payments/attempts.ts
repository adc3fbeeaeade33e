import { and, eq, gt, inArray, isNull, lt, ne, or, sql } from '../../db/drizzle.ts';
import type { CryptoAsset, PaymentMethodSlug } from '@hoster/contract';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { jobsOf } from '../../jobs/of-context.ts';
import { userById } from '../auth/users.ts';
import { queueOnAccount } from './balance.ts';
import { ProviderRefused, type AttemptRequest, type PaymentProvider, type ProviderName } from './provider.ts';
import { within } from './patience.ts';
import { providerNamed, providersOf } from './providers.ts';
import { successUrl } from './ref.ts';
import { failPayment, isOpen, lockPayment } from './settle.ts';
import { takeIn } from './take-in.ts';
import { paymentAttempts, payments, type AttemptRow, type PaymentRow } from './tables.ts';

const dayMilliseconds = 24 * 3_600_000;
/** The call that begins an attempt asks the provider itself; the job does when that was not to be. */
const JOB_DELAY_MS = 8_000;
/** How long a request waits for a provider, in milliseconds: all of it has 4.5 seconds. */
const OPEN_MS = 2_500;
const LOOK_MS = 1_500;

/** What is tried, and by whom. */
export interface Try {
  readonly provider: ProviderName;
  readonly method: PaymentMethodSlug;
  readonly description: string;
  /** Of a payment in coins. */
  readonly asset?: CryptoAsset | undefined;
  /** The kept card that is charged without its owner. */
  readonly card?: { readonly id: number; readonly token: string } | undefined;
  /** When it ends unless money has come; default: with the payment. */
  readonly endsAt?: Date;
  /** Whether a request waits: then the caller opens it after the transaction. Default true; otherwise a job does so. */
  readonly isWatched?: boolean;
}

/**
 * Begins another try of a payment in the caller's transaction. The provider is asked after it: by `openNewest` or, if
 * that isn't called, by a job.
 */
export async function startAttempt(
  context: Context,
  tx: Db,
  payment: PaymentRow,
  { provider, method, description, asset, card, endsAt, isWatched = true }: Try,
): Promise<void> {
  const { clock } = context;
  const attempt = payment.attempt + 1;
  const [row] = await tx
    .insert(paymentAttempts)
    .values({
      ref: `${payment.ref}:${attempt}`,
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
    .set({ method, attempt, attemptId: row.id, savedCardId: card?.id ?? null, status, failure: null })
    .where(eq(payments.id, payment.id));
  const jobs = await jobsOf(context);
  const startAfter = new Date(clock.now().getTime() + JOB_DELAY_MS);
  const options = { key: String(row.id), ...(isWatched && { startAfter }) };
  await jobs.enqueue(tx, 'payment.open', { attemptId: row.id }, options);
}

/** Asks the provider to open a payment's newest attempt. A provider that is away is asked again by a job. */
export async function openNewest(context: Context, paymentRef: string): Promise<void> {
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

interface Tried {
  readonly attempt: AttemptRow;
  readonly payment: PaymentRow;
}

/**
 * Opens an attempt at its provider, once. Safe to repeat.
 * @throws ProviderUnreachable
 */
export async function openAttempt(context: Context, attemptId: number): Promise<void> {
  const { db, clock } = context;
  const tried = await load(db, attemptId);
  if (!tried || tried.attempt.state !== 'opening') return;
  const { attempt } = tried;
  // A charge that may have been made is followed up, whatever has become of its payment.
  const isAsked = attempt.askedAt !== null && attempt.cardToken !== null;
  if (!isAsked && !isCurrent(tried)) return turn(db, attemptId, 'closed');
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
 * Gives an attempt the provider's name when the provider tells of it before its answer was stored, or after that was lost.
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
    .set({ providerRef, watchedUntil: watchedUntil(attempt, providerNamed(context, provider)) })
    .where(and(eq(paymentAttempts.id, attempt.id), isNull(paymentAttempts.providerRef)));
  return true;
}

function watchedUntil({ endsAt }: AttemptRow, { looks }: PaymentProvider): Date | null {
  return looks ? new Date(endsAt.getTime() + looks.days * dayMilliseconds) : null;
}

async function storeOpened(
  db: Db,
  { attempt }: Tried,
  provider: PaymentProvider,
  opened: { providerRef: string; redirectUrl: string | null },
): Promise<boolean> {
  const stored = await db
    .update(paymentAttempts)
    .set({ ...opened, state: 'open', watchedUntil: watchedUntil(attempt, provider) })
    .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.state, 'opening')))
    .returning({ id: paymentAttempts.id });
  return stored.length > 0;
}

/** The provider will never open it: the customer chooses another way to pay. */
async function refuse(context: Context, attemptId: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const tried = await load(tx, attemptId);
    if (!tried || tried.attempt.state !== 'opening') return;
    await queueOnAccount(tx, tried.payment.accountId);
    const payment = await lockPayment(tx, tried.payment.ref);
    await turn(tx, attemptId, 'closed');
    if (payment?.attemptId === attemptId && isOpen(payment)) await failPayment(context, tx, payment, 'declined');
  });
}

async function requestOf({ db, settings }: Context, { attempt, payment }: Tried): Promise<AttemptRequest> {
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
    keepCard: payment.saveCard && (attempt.method === 'card' || attempt.method === 'mir'),
    cardToken: attempt.cardToken,
    asset: attempt.asset,
    askedAt: attempt.askedAt,
    expiresAt: attempt.endsAt,
  };
}

/**
 * Closes an attempt, so that it can't be paid any more. What has come to it by then is taken in.
 * @returns false when it has been decided on, or may have been
 * @throws ProviderUnreachable
 */
export async function withdrawAttempt(context: Context, attemptId: number): Promise<boolean> {
  const { db } = context;
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  if (!attempt || attempt.state === 'closed') return true;
  if (attempt.providerRef === null) {
    if (attempt.cardToken !== null && attempt.askedAt !== null) return false;
    await turn(db, attemptId, 'closed');
    return true;
  }
  // From now on its end is ours: told by a webhook in between, it isn't the end of the payment.
  await turn(db, attemptId, 'closing');
  const isWithdrawn = await providerNamed(context, attempt.provider).withdraw(attempt.providerRef);
  await turn(db, attemptId, isWithdrawn ? 'closed' : 'open');
  await lookAtAttempt(context, attemptId);
  return isWithdrawn;
}

/** Asks the provider what has happened to an attempt, and takes it in. Safe to repeat. */
export async function lookAtAttempt(context: Context, attemptId: number): Promise<void> {
  const { db, clock } = context;
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  if (!attempt || attempt.providerRef === null) return;
  await db.update(paymentAttempts).set({ lookedAt: clock.now() }).where(eq(paymentAttempts.id, attemptId));
  const provider = providerNamed(context, attempt.provider);
  for (const event of await provider.events(attempt.providerRef)) await takeIn(context, event);
}

/** Asks the provider for a waiting customer, within its limits. A result that isn't known yet comes later. */
export async function lookForCustomer(context: Context, { attemptId }: PaymentRow): Promise<void> {
  const attempt = attemptId === null ? undefined : (await load(context.db, attemptId))?.attempt;
  if (!attempt || attempt.providerRef === null) return;
  try {
    const { looks } = providerNamed(context, attempt.provider);
    const age = context.clock.now().getTime() - (attempt.lookedAt?.getTime() ?? 0);
    if (looks && age >= looks.everySeconds * 1000) await within(LOOK_MS, lookAtAttempt(context, attempt.id));
  } catch (error) {
    context.log.warn({ err: error, attempt: attempt.ref }, 'A provider could not be asked about a payment');
  }
}

/**
 * Attempts to ask about by now: soon after they were begun every minute, later ever more seldom, so that what a lost
 * webhook would have told is known nevertheless.
 */
export async function attemptsToLookAt(context: Context): Promise<number[]> {
  const { db, clock } = context;
  const now = clock.now();
  const known = providersOf(context);
  const near = known.filter(({ looks }) => looks?.everySeconds === 0).map(({ name }) => name);
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
export async function attemptsToOpen({ db, clock }: Context): Promise<number[]> {
  const since = new Date(clock.now().getTime() - JOB_DELAY_MS);
  const rows = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.state, 'opening'), lt(paymentAttempts.createdAt, since)));
  return rows.map(({ id }) => id);
}

/** The newest attempt of a payment, once it's paid the one that has paid it; null where that is the balance. */
export async function attemptOf(db: Db, { attemptId }: Pick<PaymentRow, 'attemptId'>): Promise<AttemptRow | null> {
  if (attemptId === null) return null;
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  return row ?? null;
}

async function load(db: Db, attemptId: number): Promise<Tried | undefined> {
  const [row] = await db
    .select({ attempt: paymentAttempts, payment: payments })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(eq(paymentAttempts.id, attemptId));
  return row;
}

const isCurrent = ({ attempt, payment }: Tried): boolean => payment.attemptId === attempt.id && isOpen(payment);

/** What was closed stays closed. */
async function turn(db: Db, attemptId: number, state: 'closed' | 'closing' | 'open'): Promise<void> {
  const isOpen = and(eq(paymentAttempts.id, attemptId), ne(paymentAttempts.state, 'closed'));
  await db.update(paymentAttempts).set({ state }).where(isOpen);
}
