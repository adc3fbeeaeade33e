import { defineMessage } from '@formatjs/intl';
import { and, asc, eq } from '../../platform/db/drizzle.ts';
import type { PaymentMethodSlug, SavedCard } from '@hoster/contract';
import { type Context, dayMilliseconds } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { FieldError, notFound } from '../../platform/http/index.ts';
import { type Job, jobsOf } from '../../platform/jobs/index.ts';
import type { TokenizedCard, ProviderName } from './provider.ts';
import { isSetUp, providerNamed } from './providers.ts';
import { savedCards } from './tables.ts';

type Row = typeof savedCards.$inferSelect;

/** Deletes cards at their provider. */
export const forgetJob: Job<{ provider: ProviderName; token: string }> = {
  name: 'card.forget',
  queue: { retryLimit: 20, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600, pollSeconds: 30 },
  handle: async (context, { provider, token }) => providerNamed(context, provider).forget?.(token),
};

const expired = defineMessage({
  id: 'billing.saved-card.expired',
  defaultMessage: 'This card has expired.',
  description: 'Error: a saved card',
});

const soonMilliseconds = 60 * dayMilliseconds;

/** Whether a card's expiry month has passed. */
const isExpired = ({ expMonth, expYear }: Row, now: Date): boolean => now.getTime() >= Date.UTC(expYear, expMonth);

/** The card that renewals are charged to: the default one, or the oldest other one when that has expired. */
function renewingOf(rows: readonly Row[], now: Date): Row | undefined {
  const valid = rows.filter((row) => !isExpired(row, now));
  return valid.find(({ isDefault }) => isDefault) ?? valid[0];
}

const present = (rows: readonly Row[], now: Date): SavedCard[] =>
  rows.map((row) => ({
    id: row.id,
    brand: row.brand,
    last4: row.last4,
    exp_month: row.expMonth,
    exp_year: row.expYear,
    is_expired: isExpired(row, now),
    expires_soon: !isExpired(row, now) && isExpired(row, new Date(now.getTime() + soonMilliseconds)),
    is_default: row === renewingOf(rows, now),
  }));

/** Cards that an account has let us save and whose provider is set up, expired or not, oldest first. */
export async function usableCardsOf(context: Context, accountId: number): Promise<SavedCard[]> {
  const rows = (await rowsOf(context.db, accountId)).filter(({ provider }) => isSetUp(context, provider));
  return present(rows, context.clock.now());
}

/** Whether a saved card is another token of the same one. */
const isSame = (row: Row, provider: ProviderName, card: TokenizedCard): boolean =>
  row.provider === provider &&
  row.brand === card.brand &&
  row.last4 === card.last4 &&
  row.expMonth === card.expMonth &&
  row.expYear === card.expYear;

/** Checks that an account has a card. @throws AppError 404 */
export async function requireCard(db: Db, accountId: number, id: number): Promise<void> {
  const own = (await rowsOf(db, accountId)).some((row) => row.id === id);
  if (!own) throw notFound(`No saved card ${id} of account ${accountId}`);
}

const rowsOf = (db: Db, accountId: number): Promise<Row[]> =>
  db.select().from(savedCards).where(eq(savedCards.accountId, accountId)).orderBy(asc(savedCards.id));

/** A card with its token and provider; undefined when the account has no such card that can be charged. */
export async function cardOf(context: Context, db: Db, accountId: number, id: number): Promise<Row | undefined> {
  const row = (await rowsOf(db, accountId)).find((card) => card.id === id);
  return row && isSetUp(context, row.provider) ? row : undefined;
}

/** Payment method by which a saved card is charged. */
export const methodOfCard = ({ brand }: Pick<Row, 'brand'>): PaymentMethodSlug => (brand === 'Mir' ? 'mir' : 'card');

/** The card that is charged without asking; undefined when the account has none that is valid. */
export async function defaultCardOf(db: Db, accountId: number, now: Date): Promise<Row | undefined> {
  return renewingOf(await rowsOf(db, accountId), now);
}

/**
 * Saves a card. The first one of an account is its default, or the newest one with `isWanted`: it was added for renewals.
 * The same card again changes nothing else, unless another provider has it.
 */
export async function saveCard(
  tx: Db,
  accountId: number,
  provider: ProviderName,
  card: TokenizedCard,
  isWanted = false,
): Promise<void> {
  const { token, brand, last4, expMonth, expYear } = card;
  const cards = await rowsOf(tx, accountId);
  const known = cards.find((row) => isSame(row, provider, card));
  const isDefault = cards.length === 0;
  if (!known)
    await tx
      .insert(savedCards)
      .values({ accountId, provider, token, brand, last4, expMonth, expYear, isDefault })
      .onConflictDoNothing();
  if (!isWanted || isDefault) return;
  const id = known?.id ?? (await rowsOf(tx, accountId)).at(-1)?.id;
  if (id === undefined) return;
  await tx
    .update(savedCards)
    .set({ isDefault: eq(savedCards.id, id) })
    .where(eq(savedCards.accountId, accountId));
}

/**
 * Puts a card in the place of a saved one: renewals, open payments and the order of the cards stay with it. The old one
 * is deleted at its provider. Where the new one is saved already, the two become one.
 * @returns false when the account no longer has the old one
 */
export async function replaceCard(
  context: Context,
  tx: Db,
  accountId: number,
  { id, provider, card }: { id: number; provider: ProviderName; card: TokenizedCard },
): Promise<boolean> {
  const rows = await tx.select().from(savedCards).where(eq(savedCards.accountId, accountId)).for('update');
  const old = rows.find((row) => row.id === id);
  if (!old) return false;
  const { brand, expMonth, expYear, last4, token } = card;
  const twins = rows.filter((row) => row.id !== id && isSame(row, provider, card));
  for (const twin of twins) await tx.delete(savedCards).where(eq(savedCards.id, twin.id));
  const isDefault = [old, ...twins].some((row) => row.isDefault);
  await tx
    .update(savedCards)
    .set({ provider, token, brand, last4, expMonth, expYear, isDefault })
    .where(eq(savedCards.id, id));
  for (const gone of [old, ...twins]) if (gone.token !== token) await queueForgetting(context, tx, gone);
  return true;
}

/**
 * Makes a card the one that renewals are charged to.
 * @throws AppError 404 when the account has no such card
 * @throws FieldError when it has expired
 */
export async function renewWithCard({ clock, db }: Context, accountId: number, id: number): Promise<SavedCard[]> {
  const card = (await rowsOf(db, accountId)).find((row) => row.id === id);
  if (!card) throw notFound(`No saved card ${id} of account ${accountId}`);
  if (isExpired(card, clock.now())) throw new FieldError({ is_default: [expired] });
  await db
    .update(savedCards)
    .set({ isDefault: eq(savedCards.id, id) })
    .where(eq(savedCards.accountId, accountId));
  return present(await rowsOf(db, accountId), clock.now());
}

/**
 * Deletes a card, here and at its provider; the oldest one left becomes the default.
 * @throws AppError 404 when the account has no such card
 */
export async function forgetCard(context: Context, accountId: number, id: number): Promise<SavedCard[]> {
  return context.db.transaction(async (tx) => {
    const [card] = await tx
      .delete(savedCards)
      .where(and(eq(savedCards.id, id), eq(savedCards.accountId, accountId)))
      .returning();
    if (!card) throw notFound(`No saved card ${id} of account ${accountId}`);
    await queueForgetting(context, tx, card);
    const [next] = await rowsOf(tx, accountId);
    if (card.isDefault && next) {
      await tx.update(savedCards).set({ isDefault: true }).where(eq(savedCards.id, next.id));
    }
    return present(await rowsOf(tx, accountId), context.clock.now());
  });
}

/** Deletes a card at its provider after the caller's transaction. */
export async function queueForgetting(
  context: Context,
  tx: Db,
  { provider, token }: { provider: ProviderName; token: string },
): Promise<void> {
  const jobs = await jobsOf(context);
  await jobs.enqueue(tx, forgetJob, { provider, token }, { key: token });
}
