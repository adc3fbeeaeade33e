import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { tooMany } from '../../http/errors.ts';
import { attempt } from '../../http/rate-limit.ts';
import { route } from '../../http/route.ts';
import { requireViewer } from '../../http/viewer.ts';
import { visitorOf } from '../../http/visitor.ts';
import { repeatable } from '../orders/idempotency.ts';
import { openNewest } from '../payments/attempts.ts';
import { placeUpgrade } from './place.ts';
import { presentUpgrades } from './present.ts';

const rate = { times: 60, seconds: 3600 };

/** Moving services to larger plans. */
export function upgradeRoutes(app: FastifyInstance): void {
  const context = app.hoster;

  route(app, calls.getServiceUpgrade, async ({ params, request }) => {
    const { accountId } = await requireViewer(request);
    return presentUpgrades(context, accountId, params.id, request.language);
  });

  route(app, calls.postServiceUpgrade, async ({ body, params, request, reply }) => {
    const viewer = await requireViewer(request);
    const { accountId } = viewer;
    if (!(await attempt(context, { action: 'upgrade', subject: `account:${accountId}`, ...rate }))) {
      throw tooMany(rate.seconds);
    }
    const created = await placeUpgrade(context, params.id, body, {
      viewer,
      visitor: await visitorOf(request),
      language: request.language,
      repeatable: repeatable(accountId, `upgrade ${params.id}`, request.headers['idempotency-key'], body),
    });
    await openNewest(context, created.payment_object_ref);
    reply.code(201);
    return created;
  });
}
