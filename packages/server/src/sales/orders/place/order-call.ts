import type { OrderBody, OrderCreated } from '@hoster/contract';
import { cutText } from '@hoster/domain/text/cut-text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withoutDeadline } from '../../../platform/db/index.ts';
import {
  addressOf,
  AppError,
  attributionOf,
  consumeLimit,
  restoreLimit,
  tooMany,
} from '../../../platform/http/index.ts';
import { requireViewer } from '../../../identity/index.ts';
import { mustSell } from '../../../settings/index.ts';
import { openNewestAttempt, repeatable } from '../../../billing/index.ts';
import { buyerOf } from './buyer.ts';
import { draftHash } from '../drafts/drafts.ts';
import type { OrderedLine, Shop } from '../../product-lines/ordered-line.ts';
import { placeOrder } from './place.ts';
import { rememberDevice } from '../trial/trial-marks.ts';
import { signsOf } from '../trial/trial-signs.ts';

const rate = { times: 60, seconds: 3600 };

/**
 * Handles the order call of a product line: for the calling customer, once for each `Idempotency-Key`, with a rate
 * limit.
 * @throws AppError 401, 429, 409 `orders_closed`, and as `placeOrder`
 */
export async function orderCall<Order extends OrderBody, Own extends Shop>(
  productLine: OrderedLine<Order, Own>,
  order: Order,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OrderCreated> {
  const context = request.server.hoster;
  const viewer = await requireViewer(request);
  const { accountId } = viewer;
  await mustSell(context, context.db, productLine.line);
  const action = `${productLine.line}-order`;
  const counted = { action, subject: `account:${accountId}`, ...rate };
  if (!(await consumeLimit(context, counted))) throw tooMany(rate.seconds);
  try {
    const created = await placeOrder(context, productLine, order, {
      buyer: { ...(await buyerOf(request)), viewer },
      language: request.language,
      repeatable: repeatable(accountId, action, request.headers['idempotency-key'], order),
      attribution: attributionOf(request),
      draftHash: draftHash(request),
      trialSigns: productLine.trial(order) === 'free' ? await signsOf(request, viewer) : [],
      ip: addressOf(request),
      userAgent: cutText(request.headers['user-agent'] ?? '', 400),
    });
    await openNewestAttempt(context, created.payment_object_ref);
    if (productLine.trial(order) !== 'none') rememberDevice(request, reply);
    return created;
  } catch (error) {
    // Failures on our side aren't counted.
    const isOurFault = !(error instanceof AppError) || error.status >= 500;
    if (isOurFault) await withoutDeadline(() => restoreLimit(context, counted));
    throw error;
  }
}
