import { and, eq } from 'drizzle-orm';
import { calls, type PaymentMethodSlug } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { AppError, FieldError, notFound, tooMany } from '../../http/errors.ts';
import { attempt } from '../../http/rate-limit.ts';
import { route } from '../../http/route.ts';
import { requireStaff, requireViewer } from '../../http/viewer.ts';
import { visitorOf } from '../../http/visitor.ts';
import { catalogueOf } from '../catalogue/load.ts';
import { presentMethod } from '../catalogue/present.ts';
import { repeatable } from '../orders/idempotency.ts';
import { services } from '../orders/tables.ts';
import { orderTexts } from '../orders/texts.ts';
import { checkUnpaid } from '../orders/unpaid.ts';
import { attemptOf, lookForCustomer, openNewest, withdrawAttempt } from './attempts.ts';
import { balanceOf, lockAccount } from './balance.ts';
import { beginPayment } from './begin.ts';
import { addLegalEntity, removeLegalEntity } from './legal-entities.ts';
import { methodErrors, methodsFor } from './methods.ts';
import { within } from './patience.ts';
import { presentFinance, presentPayment } from './present.ts';
import { queueWithdrawal } from './queue.ts';
import { refundByStaff } from './refund-by-staff.ts';
import { forgetCard } from './saved-cards.ts';
import { isOpen, lockPayment } from './settle.ts';
import { payments, type AttemptRow, type PaymentRow } from './tables.ts';
import { topUp } from './top-up.ts';

const rate = { times: 60, seconds: 3600 };
/** How long another try waits until the earlier one is closed, in milliseconds. */
const WITHDRAW_MS = 1_500;

const notRepeatable = {
  en: 'This payment can’t be retried.',
  ru: 'Эту оплату нельзя повторить.',
};

/** Paying, and what was paid. */
export function paymentRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const { db } = context;

  route(
    app,
    calls.getPaymentMethods,
    async ({ request }) => {
      const methods = methodsFor(context, await catalogueOf(db), await visitorOf(request));
      return methods.map((row) => presentMethod(row, request.language));
    },
    { kept: { country: 'region' } },
  );

  route(app, calls.getFinance, async ({ request }) => {
    const viewer = await requireViewer(request);
    return presentFinance(context, viewer.accountId, viewer.country, request.language);
  });

  route(app, calls.getPayment, async ({ params, request }) => {
    const viewer = await requireViewer(request);
    await lookForCustomer(context, await ownPayment(params.ref, viewer.accountId));
    return presentPayment(context, await ownPayment(params.ref, viewer.accountId), request.language);
  });

  route(app, calls.postPaymentRetry, async ({ params, body, request }) => {
    const viewer = await requireViewer(request);
    await limit(viewer.accountId);
    const own = await ownPayment(params.ref, viewer.accountId);
    const errors = methodErrors(context, await catalogueOf(db), await visitorOf(request), {
      ...body,
      currency: own.currency,
      totalCents: own.amountCents,
    });
    if (errors.payment_method) throw new FieldError({ payment_method: errors.payment_method });
    await closeEarlierTry(own, body.payment_method);
    await db.transaction(async (tx) => {
      await lockAccount(tx, viewer.accountId);
      const payment = await lockPayment(tx, own.ref);
      const fromBalance = body.payment_method === 'balance';
      if (!payment || !isOpen(payment) || (fromBalance && payment.purpose === 'top_up')) {
        throw new AppError({ status: 409, code: 'not_repeatable', detail: notRepeatable });
      }
      if (payment.purpose === 'purchase' && !fromBalance) await checkUnpaid(tx, viewer.accountId, payment.id);
      await beginPayment(context, tx, payment, body.payment_method, {
        asset: body.crypto,
        savedCardId: body.saved_card,
        description: await descriptionOf(payment),
      });

      async function descriptionOf({ purchaseId, language }: typeof own): Promise<string> {
        if (purchaseId === null) return language === 'ru' ? 'Пополнение баланса' : 'Balance top-up';
        const rows = await tx
          .select({ name: services.name })
          .from(services)
          .where(eq(services.purchaseId, purchaseId))
          .orderBy(services.id);
        return rows.map(({ name }) => name).join(', ');
      }
    });
    await openNewest(context, own.ref);
    return presentPayment(context, await ownPayment(params.ref, viewer.accountId), request.language);
  });

  route(app, calls.postTopUp, async ({ body, request }) => {
    const viewer = await requireViewer(request);
    await limit(viewer.accountId);
    const created = await topUp(context, body, {
      viewer,
      visitor: await visitorOf(request),
      language: request.language,
      repeatable: repeatable(viewer.accountId, 'top-up', request.headers['idempotency-key'], body),
    });
    await openNewest(context, created.payment_object_ref);
    return created;
  });

  route(app, calls.postPaymentRefund, async ({ params, body, request }) => {
    await requireStaff(request);
    const [known] = await db.select().from(payments).where(eq(payments.ref, params.ref));
    if (!known) throw notFound(`No payment ${params.ref}`);
    await refundByStaff(context, known, body.amount);
    const [payment] = await db.select().from(payments).where(eq(payments.ref, params.ref));
    return presentPayment(context, payment ?? known, request.language);
  });

  route(app, calls.deleteSavedCard, async ({ params, request }) => {
    const { accountId } = await requireViewer(request);
    return forgetCard(db, accountId, params.id);
  });

  route(app, calls.postLegalEntity, async ({ body, request, reply }) => {
    const { accountId } = await requireViewer(request);
    await limit(accountId);
    reply.code(201);
    return addLegalEntity(context, accountId, body);
  });

  route(app, calls.deleteLegalEntity, async ({ params, request }) => {
    const { accountId } = await requireViewer(request);
    return removeLegalEntity(db, accountId, params.id, context.clock.now());
  });

  /**
   * One try is open at a time: nobody can pay for the one before when the next one begins.
   * @throws AppError 409 while the bank works on it, FieldError before that when the balance won't do
   */
  async function closeEarlierTry(own: PaymentRow, next: PaymentMethodSlug): Promise<void> {
    const earlier = await attemptOf(db, own);
    if (!earlier || !isOpen(own)) return;
    if (next === 'balance' && (await balanceOf(db, own.accountId)) < own.amountCents) {
      throw new FieldError({ payment_method: [orderTexts.balance] });
    }
    const isFree = own.status !== 'pending' && (await isWithdrawn(earlier));
    // What has failed is decided on, and the shop knows.
    if (!isFree && own.status !== 'failed' && (own.status === 'pending' || earlier.method !== 'crypto')) {
      throw new AppError({ status: 409, code: 'payment_pending', detail: orderTexts.paymentPending });
    }
  }

  /** A provider that is away can't keep an order from being paid another way: what still comes by it goes back. */
  async function isWithdrawn({ id, cardToken }: AttemptRow): Promise<boolean> {
    try {
      return await within(WITHDRAW_MS, withdrawAttempt(context, id));
    } catch (error) {
      context.log.warn({ err: error, attempt: id }, 'An earlier try could not be withdrawn yet');
      await queueWithdrawal(context, db, id);
      return cardToken === null;
    }
  }

  async function ownPayment(ref: string, accountId: number) {
    const [row] = await db
      .select()
      .from(payments)
      .where(and(eq(payments.ref, ref), eq(payments.accountId, accountId)));
    if (!row) throw notFound(`No payment ${ref} of account ${accountId}`);
    return row;
  }

  async function limit(accountId: number): Promise<void> {
    const allowed = await attempt(context, { action: 'payment', subject: `account:${accountId}`, ...rate });
    if (!allowed) throw tooMany(rate.seconds);
  }
}
