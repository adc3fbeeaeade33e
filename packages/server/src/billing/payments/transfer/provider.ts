import { and, asc, eq, isNull } from '../../../platform/db/drizzle.ts';
import { creditorReference } from '@hoster/domain/money/creditor-reference';
import type { Context } from '../../../platform/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { ProviderRefused, type AttemptRequest, type PaymentProvider, type ProviderEvent } from '../provider.ts';
import { pathOf } from '../payment-address.ts';
import { expectedTransfers, statementLines } from './tables.ts';

/** Days after its end in which a transfer may still arrive. */
const LATE_DAYS = 60;
/** Characters of the payment's name in a reference: enough to be unguessable, few enough to be typed. */
const NAME_LENGTH = 12;

/** Bank transfers to our own account: matched by the payer's reference when statements arrive. */
export function transferProvider({ db, clock }: Pick<Context, 'db' | 'clock'>): PaymentProvider {
  return {
    name: 'transfer',
    accepts: (method, currency) => method === 'bank' && currency === 'EUR',
    sendsBack: false,
    polling: { everySeconds: 0, days: LATE_DAYS },
    open: async (request) => {
      await expect(db, request, clock.now());
      return { providerRef: referenceOf(request), redirectUrl: null };
    },
    withdraw: async (providerRef) => {
      if ((await read(db, providerRef)).isPaid) return false;
      await close(db, providerRef, clock.now());
      return true;
    },
    events: async (providerRef) => (await read(db, providerRef)).events,
    refund: () => Promise.reject(new ProviderRefused('A transfer is sent back by hand')),
  };
}

/** Reference of an attempt, always the same for the same attempt. */
function referenceOf({ attemptRef, paymentRef }: AttemptRequest): string {
  const name = paymentRef.replace('pay_', '').slice(0, NAME_LENGTH);
  return creditorReference(`${name}${attemptRef.split(':').at(-1) ?? ''}`.toUpperCase());
}

async function expect(db: Db, request: AttemptRequest, now: Date): Promise<void> {
  const { attemptRef, amountCents, currency, language, description } = request;
  await db
    .insert(expectedTransfers)
    .values({
      attemptRef,
      amountCents,
      currency,
      language,
      description,
      reference: referenceOf(request),
      returnUrl: pathOf(request.returnUrl),
      createdAt: now,
    })
    .onConflictDoNothing();
}

async function close(db: Db, reference: string, now: Date): Promise<void> {
  await db
    .update(expectedTransfers)
    .set({ closedAt: now })
    .where(and(eq(expectedTransfers.reference, reference), isNull(expectedTransfers.closedAt)));
}

/** Amount received for a reference and not taken back, in hundredths. */
export async function receivedFor(db: Db, reference: string): Promise<number> {
  return (await linesOf(db, reference)).reduce((sum, { amountCents }) => sum + amountCents, 0);
}

const linesOf = (db: Db, reference: string) =>
  db.select().from(statementLines).where(eq(statementLines.reference, reference)).orderBy(asc(statementLines.position));

/**
 * All events of a transfer, recomputed from the lines each time; the event ids name the lines, so nothing counts twice.
 * Transfers are in euros.
 */
async function read(db: Db, reference: string): Promise<{ events: ProviderEvent[]; isPaid: boolean }> {
  const [asked] = await db.select().from(expectedTransfers).where(eq(expectedTransfers.reference, reference));
  if (!asked) return { events: [], isPaid: false };
  const { amountCents, currency, closedAt } = asked;
  const named = (name: string) =>
    ({ provider: 'transfer', providerRef: reference, eventId: `${reference}:${name}` }) as const;
  const all = await linesOf(db, reference);
  const lines = all.filter((line) => line.amountCents > 0);
  const inTime = lines.filter(({ isLate }) => !isLate);
  const total = inTime.reduce((sum, line) => sum + line.amountCents, 0);
  const isPaid = total >= amountCents;
  const events: ProviderEvent[] = isPaid ? [{ ...named('approved'), kind: 'approved', amountCents, currency }] : [];
  let open = amountCents;
  for (const line of lines) {
    const used = isPaid && inTime.includes(line) ? Math.min(open, line.amountCents) : 0;
    open -= used;
    const euroCents = line.amountCents - used;
    // Until it's closed, a part waits for the rest.
    if (euroCents === 0 || (!isPaid && closedAt === null)) continue;
    const reason = inTime.includes(line) ? (isPaid ? 'overpaid' : 'underpaid') : 'late';
    events.push({ ...named(`credited:${line.id}`), kind: 'credited', euroCents, reason });
  }
  for (const line of all.filter((one) => one.amountCents < 0)) {
    const taken = { disputeRef: `transfer:${line.id}`, amountCents: -line.amountCents, currency };
    events.push({ ...named(`recalled:${line.id}`), kind: 'chargeback', ...taken });
  }
  return { events, isPaid };
}
