import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { eq } from '../../../platform/db/drizzle.ts';
import { csvRoute } from '../../../platform/csv/index.ts';
import { route } from '../../../platform/http/index.ts';
import { noteDetails, requireViewer } from '../../../identity/index.ts';
import { payments } from '../../../billing/index.ts';
import { buyerOfAccount } from './buyer.ts';
import { cancelByStaff, staffOrderDetails } from './details.ts';
import { staffOrderForms } from './forms.ts';
import { listStaffOrders, ordersTable } from './list.ts';
import { orderForCustomer } from './place.ts';
import { presentQuote, quoteBasket } from './quote.ts';

/** Orders of all customers, for staff. */
export function staffOrderRoutes(app: FastifyInstance): void {
  const context = app.hoster;

  route(app, calls.getStaffOrders, async ({ query }) => listStaffOrders(context, query));
  csvRoute(app, calls.getStaffOrders, 'orders', ({ limit, query }) => ordersTable(context, query, limit));

  route(app, calls.getStaffOrderForms, async ({ query, request }) =>
    staffOrderForms(context, query.customer, request.language),
  );

  route(app, calls.postStaffQuote, async ({ body, request }) => {
    const buyer = await buyerOfAccount(context.db, body.customer);
    return presentQuote(await quoteBasket(context, buyer, body, request.language), request.language);
  });

  route(app, calls.postStaffOrder, async ({ body, request }) => {
    const { userId } = await requireViewer(request);
    const { key: _key, reason, ...after } = body;
    noteDetails(request, { reason, after });
    const { payment_object_ref: ref, total } = await orderForCustomer(context, body, {
      userId,
      language: request.language,
    });
    const [payment] = await context.db
      .select({ purchaseId: payments.purchaseId })
      .from(payments)
      .where(eq(payments.ref, ref));
    if (!payment?.purchaseId) throw new Error('The order was stored but not found.');
    noteDetails(request, {
      object: String(payment.purchaseId),
      after: { ...after, total: `${total.amount} ${total.currency}` },
    });
    return { id: payment.purchaseId };
  });

  route(app, calls.getStaffOrder, async ({ params, request }) =>
    staffOrderDetails(context, params.id, request.language),
  );

  route(app, calls.postStaffOrderCancellation, async ({ body, params, request }) => {
    noteDetails(request, { reason: body.reason });
    const { before } = await cancelByStaff(context, params.id);
    noteDetails(request, { before: { state: before }, after: { state: 'expired' } });
    return staffOrderDetails(context, params.id, request.language);
  });
}
