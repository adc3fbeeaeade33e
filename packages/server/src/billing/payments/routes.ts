import { and, eq } from '../../platform/db/drizzle.ts';
import { calls } from '@hoster/contract';
import { cutText } from '@hoster/domain/text/cut-text';
import type { FastifyInstance } from 'fastify';
import { addressOf, consumeLimit, notFound, publicRoute, route, tooMany } from '../../platform/http/index.ts';
import { noteDetails, requireViewer, visitorOf } from '../../identity/index.ts';
import { catalogueOf } from '../../catalogue/index.ts';
import { repeatable } from './idempotency.ts';
import { pollForCustomer, openNewestAttempt } from './attempts/attempts.ts';
import { addLegalEntity, removeLegalEntity } from './legal-entities.ts';
import { methodsFor, presentMethod } from './methods.ts';
import { presentFinance, presentPayment } from './present.ts';
import { refundByStaff } from './refunds/by-staff.ts';
import { retryPayment } from './attempts/retry.ts';
import { forgetCard, renewWithCard } from './saved-cards.ts';
import { payments } from './tables.ts';
import { addCard } from './add-card.ts';
import { topUp } from './top-up.ts';
import { listTransactions } from './transactions.ts';

const rate = { times: 60, seconds: 3600 };

/** Payments: paying, and past payments. */
export function paymentRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const { db } = context;

  publicRoute(app, calls.getPaymentMethods, { country: 'region' }, async ({ language, visitor }) => {
    const methods = methodsFor(context, await catalogueOf(db), visitor);
    return methods.map((row) => presentMethod(row, language));
  });

  route(app, calls.getFinance, async ({ request }) => {
    const viewer = await requireViewer(request);
    return presentFinance(context, viewer, request.language);
  });

  route(app, calls.getTransactions, async ({ query, request }) => {
    const viewer = await requireViewer(request);
    return listTransactions(context, viewer.accountId, query, request.language);
  });

  route(app, calls.getPayment, async ({ params, request }) => {
    const viewer = await requireViewer(request);
    const own = await ownPayment(params.ref, viewer.accountId);
    // Asking the provider may book the payment.
    if (!viewer.isSeenByStaff) await pollForCustomer(context, own);
    return presentPayment(context, await ownPayment(params.ref, viewer.accountId), request.language);
  });

  route(app, calls.postPaymentRetry, async ({ params, body, request }) => {
    const viewer = await requireViewer(request);
    await limit(viewer.accountId);
    const own = await ownPayment(params.ref, viewer.accountId);
    // Whoever may order pays for orders; what fills the balance or saves a card is for those who may do that.
    if (own.purpose === 'top_up' || own.purpose === 'card') await context.visitors.admit(request, 'billing');
    await retryPayment(context, own, body, {
      visitor: await visitorOf(request),
      repeatable: repeatable(viewer.accountId, `retry ${own.id}`, request.headers['idempotency-key'], body),
      accepts: {
        userId: viewer.userId,
        language: request.language,
        ip: addressOf(request),
        userAgent: cutText(request.headers['user-agent'] ?? '', 400),
      },
    });
    await openNewestAttempt(context, own.ref);
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
    await openNewestAttempt(context, created.payment_object_ref);
    return created;
  });

  route(app, calls.postPaymentRefund, async ({ params, body, request }) => {
    const [known] = await db.select().from(payments).where(eq(payments.ref, params.ref));
    if (!known) throw notFound(`No payment ${params.ref}`);
    const key = request.headers['idempotency-key'];
    await refundByStaff(context, known, body, typeof key === 'string' ? key : null);
    const after = { refunded: `${body.amount} ${known.currency}`, to: body.to };
    noteDetails(request, { after, ...(body.reason !== undefined && { reason: body.reason }) });
    const [payment] = await db.select().from(payments).where(eq(payments.ref, params.ref));
    return presentPayment(context, payment ?? known, request.language);
  });

  route(app, calls.postSavedCard, async ({ request, reply }) => {
    const viewer = await requireViewer(request);
    await limit(viewer.accountId);
    const check = await addCard(context, viewer, request.language);
    await openNewestAttempt(context, check.payment_object_ref);
    reply.code(201);
    return check;
  });

  route(app, calls.postSavedCardReplacement, async ({ params, request, reply }) => {
    const viewer = await requireViewer(request);
    await limit(viewer.accountId);
    const check = await addCard(context, viewer, request.language, params.id);
    await openNewestAttempt(context, check.payment_object_ref);
    reply.code(201);
    return check;
  });

  route(app, calls.patchSavedCard, async ({ params, request }) => {
    const { accountId } = await requireViewer(request);
    return renewWithCard(context, accountId, params.id);
  });

  route(app, calls.deleteSavedCard, async ({ params, request }) => {
    const { accountId } = await requireViewer(request);
    return forgetCard(context, accountId, params.id);
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

  async function ownPayment(ref: string, accountId: number) {
    const [row] = await db
      .select()
      .from(payments)
      .where(and(eq(payments.ref, ref), eq(payments.accountId, accountId)));
    if (!row) throw notFound(`No payment ${ref} of account ${accountId}`);
    return row;
  }

  async function limit(accountId: number): Promise<void> {
    const allowed = await consumeLimit(context, { action: 'payment', subject: `account:${accountId}`, ...rate });
    if (!allowed) throw tooMany(rate.seconds);
  }
}
