import { and, eq, isNull, sum } from '../../platform/db/drizzle.ts';
import type { PaymentMethodSlug } from '@hoster/contract';
import { type Context, randomText } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { jobsOf } from '../../platform/jobs/index.ts';
import { notifyJob } from './notify.ts';
import {
  type AttemptRequest,
  type OpenedAttempt,
  pathOf,
  type PaymentProvider,
  ProviderRefused,
} from '../../billing/index.ts';
import { bankPagePath, eventIdOf, isToken } from './names.ts';
import { bankPayments, bankRefunds } from './tables.ts';

const methods: ReadonlySet<PaymentMethodSlug> = new Set(['card', 'paypal', 'sbp', 'mir']);

/**
 * The demo bank as a payment provider. It reports the result of a payment with a signed call (`notify.ts`), as a real
 * one does.
 */
export function bankProvider(context: Context): PaymentProvider {
  const { db, clock } = context;
  return {
    name: 'bank',
    accepts: (method) => methods.has(method),
    sendsBack: true,
    polling: null,
    open: (request) => openPayment(context, request),
    withdraw: async (providerRef) => {
      const now = clock.now();
      const withdrawn = await db
        .update(bankPayments)
        .set({ outcome: 'timeout', decidedAt: now, notifiedAt: now })
        .where(and(eq(bankPayments.id, providerRef), isNull(bankPayments.outcome)))
        .returning({ id: bankPayments.id });
      return withdrawn.length > 0;
    },
    events: () => Promise.resolve([]),
    refund: (providerRef, refund) => sendBack(db, providerRef, refund),
  };
}

async function openPayment(context: Context, request: AttemptRequest): Promise<OpenedAttempt> {
  const { attemptRef, method, amountCents, currency, language, description, saveCard, cardToken } = request;
  return context.db.transaction(async (tx) => {
    await tx
      .insert(bankPayments)
      .values({
        id: `bp_${randomText(24)}`,
        merchantRef: request.paymentRef,
        returnUrl: pathOf(request.returnUrl),
        attemptRef,
        method,
        amountCents,
        currency,
        language,
        description,
        keepCard: saveCard,
      })
      .onConflictDoNothing({ target: bankPayments.attemptRef });
    const [row] = await tx.select().from(bankPayments).where(eq(bankPayments.attemptRef, attemptRef));
    if (!row) throw new Error(`The bank has lost the payment of ${attemptRef}`);
    if (cardToken === null) return { providerRef: row.id, redirectUrl: bankPagePath(row.id) };
    if (row.outcome === null) await charge(context, tx, row.id, cardToken);
    return { providerRef: row.id, redirectUrl: null };
  });
}

/** Charges a card stored by the bank, without its owner. A token that it never issued is an unknown card. */
async function charge(context: Context, tx: Db, id: string, token: string): Promise<void> {
  const outcome = isToken(token) ? 'approved' : 'declined';
  await tx
    .update(bankPayments)
    .set({ outcome, eventId: eventIdOf(id), decidedAt: context.clock.now() })
    .where(eq(bankPayments.id, id));
  const jobs = await jobsOf(context);
  await jobs.enqueue(tx, notifyJob, { bankPaymentId: id }, { key: id });
}

/** Refunds an approved payment, once for each refund id, and never more than was paid. */
async function sendBack(
  db: Db,
  id: string,
  { refundRef, amountCents }: { readonly refundRef: string; readonly amountCents: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(bankPayments).where(eq(bankPayments.id, id)).for('update');
    if (row?.outcome !== 'approved') throw new ProviderRefused(`Nothing was paid by ${id}`);
    if (row.disputedAt !== null) throw new ProviderRefused(`${id} is disputed`);
    if ((await tx.$count(bankRefunds, eq(bankRefunds.ref, refundRef))) > 0) return;
    const [before] = await tx
      .select({ cents: sum(bankRefunds.amountCents) })
      .from(bankRefunds)
      .where(eq(bankRefunds.bankPaymentId, id));
    if (Number(before?.cents ?? 0) + amountCents > row.amountCents) throw new ProviderRefused(`${id} has less left`);
    await tx.insert(bankRefunds).values({ ref: refundRef, bankPaymentId: id, amountCents });
  });
}
