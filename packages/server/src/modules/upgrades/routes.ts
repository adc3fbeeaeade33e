import { calls } from '@hoster/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooMany } from '../../http/errors.ts';
import { attempt } from '../../http/rate-limit.ts';
import { route } from '../../http/route.ts';
import { requireViewer } from '../../http/viewer.ts';
import { visitorOf } from '../../http/visitor.ts';
import { placeRenewal } from '../life/place-renewal.ts';
import { repeatable } from '../orders/idempotency.ts';
import { openNewest } from '../payments/attempts.ts';
import { placeUpgrade } from './place.ts';
import { presentUpgrades } from './present.ts';

const rate = { times: 60, seconds: 3600 };

/** Moving services to larger plans, and paying for their next term. */
export function upgradeRoutes(app: FastifyInstance): void {
  const context = app.hoster;

  route(app, calls.getServiceUpgrade, async ({ params, request }) => {
    const { accountId } = await requireViewer(request);
    return presentUpgrades(context, accountId, params.id, request.language);
  });

  route(app, calls.postServiceUpgrade, async ({ body, params, request, reply }) => {
    const by = await payerOf(request, `upgrade ${params.id}`, body);
    const created = await placeUpgrade(context, params.id, body, by);
    await openNewest(context, created.payment_object_ref);
    reply.code(201);
    return created;
  });

  route(app, calls.postServiceRenewal, async ({ body, params, request, reply }) => {
    const by = await payerOf(request, `renew ${params.id}`, body);
    const created = await placeRenewal(context, params.id, body, by);
    await openNewest(context, created.payment_object_ref);
    reply.code(201);
    return created;
  });

  /** Who pays, not too often. `call` is its name for `Idempotency-Key`. */
  async function payerOf(request: FastifyRequest, call: string, body: unknown) {
    const viewer = await requireViewer(request);
    const { accountId } = viewer;
    const allowed = await attempt(context, { action: 'payment', subject: `account:${accountId}`, ...rate });
    if (!allowed) throw tooMany(rate.seconds);
    return {
      viewer,
      visitor: await visitorOf(request),
      language: request.language,
      repeatable: repeatable(accountId, call, request.headers['idempotency-key'], body),
    };
  }
}
