import type { OrderBody, OrderCreated } from '@hoster/contract';
import { cutText } from '@hoster/domain/cut-text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withoutDeadline } from '../../db/deadline.ts';
import { AppError, tooMany } from '../../http/errors.ts';
import { attempt, giveBack } from '../../http/rate-limit.ts';
import { addressOf } from '../../http/visitor-address.ts';
import { requireViewer } from '../../http/viewer.ts';
import { openNewest } from '../payments/attempts.ts';
import { attributionOf } from './attribution.ts';
import { buyerOf } from './buyer.ts';
import { draftHash } from './drafts.ts';
import { repeatable } from './idempotency.ts';
import type { OrderedLine, Shop } from './line.ts';
import { placeOrder } from './place.ts';
import { rememberDevice } from './trial-marks.ts';

const rate = { times: 60, seconds: 3600 };

/**
 * Answers the call that orders something of a product line: for the customer who asks, once for each `Idempotency-Key`,
 * and not too often.
 * @throws AppError 401, 429, and as `placeOrder`
 */
export async function orderCall<Order extends OrderBody, Own extends Shop>(
  line: OrderedLine<Order, Own>,
  order: Order,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OrderCreated> {
  const context = request.server.hoster;
  const viewer = await requireViewer(request);
  const { accountId } = viewer;
  const action = `${line.line}-order`;
  const counted = { action, subject: `account:${accountId}`, ...rate };
  if (!(await attempt(context, counted))) throw tooMany(rate.seconds);
  try {
    const created = await placeOrder(context, line, order, {
      buyer: { ...(await buyerOf(request)), viewer },
      language: request.language,
      repeatable: repeatable(accountId, action, request.headers['idempotency-key'], order),
      attribution: attributionOf(request),
      draftHash: draftHash(request),
      ip: addressOf(request),
      userAgent: cutText(request.headers['user-agent'] ?? '', 400),
    });
    await openNewest(context, created.payment_object_ref);
    if (line.trial(order) !== 'none') rememberDevice(request, reply);
    return created;
  } catch (error) {
    // What fails through our fault isn't counted.
    const isOurFault = !(error instanceof AppError) || error.status >= 500;
    if (isOurFault) await withoutDeadline(() => giveBack(context, counted));
    throw error;
  }
}
