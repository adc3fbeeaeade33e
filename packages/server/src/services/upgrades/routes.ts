import { calls } from '@hoster/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { consumeLimit, route, tooMany } from '../../platform/http/index.ts';
import { requireViewer, visitorOf } from '../../identity/index.ts';
import { placeRenewal } from '../lifecycle/place-renewal.ts';
import { openNewestAttempt, repeatable } from '../../billing/index.ts';
import { nameService } from '../manage/name-service.ts';
import { chooseNextPlan, undoNextPlan } from '../next-plan/choose.ts';
import { placeUpgrade } from './place.ts';
import { presentUpgrades } from './present.ts';

const rate = { times: 60, seconds: 3600 };

/** Moving services to larger plans now or to smaller ones later, and paying for their next term. */
export function upgradeRoutes(app: FastifyInstance): void {
  const context = app.hoster;

  route(app, calls.getServiceUpgrade, async ({ params, request }) => {
    const { accountId } = await requireViewer(request);
    return presentUpgrades(context, accountId, params.id, request.language);
  });

  route(app, calls.postServiceUpgrade, async ({ body, params, request, reply }) => {
    const by = await payerOf(request, `upgrade ${params.id}`, body);
    await nameService(context, request, by.viewer, params.id);
    const created = await placeUpgrade(context, params.id, body, by);
    await openNewestAttempt(context, created.payment_object_ref);
    reply.code(201);
    return created;
  });

  route(app, calls.postServiceRenewal, async ({ body, params, request, reply }) => {
    const by = await payerOf(request, `renew ${params.id}`, body);
    await nameService(context, request, by.viewer, params.id);
    const created = await placeRenewal(context, params.id, body, by);
    await openNewestAttempt(context, created.payment_object_ref);
    reply.code(201);
    return created;
  });

  route(app, calls.putNextPlan, async ({ body, params, request }) => {
    const viewer = await requireViewer(request);
    await limitChoices(viewer.accountId);
    await nameService(context, request, viewer, params.id);
    return chooseNextPlan(context, request, viewer, params.id, body);
  });

  route(app, calls.deleteNextPlan, async ({ params, request }) => {
    const viewer = await requireViewer(request);
    await limitChoices(viewer.accountId);
    await nameService(context, request, viewer, params.id);
    return undoNextPlan(context, request, viewer, params.id);
  });

  async function limitChoices(accountId: number): Promise<void> {
    const counted = { action: 'next-plan', subject: `account:${accountId}`, ...rate };
    if (!(await consumeLimit(context, counted))) throw tooMany(rate.seconds);
  }

  /** Returns the payer, subject to a rate limit. `call` is its name for `Idempotency-Key`. */
  async function payerOf(request: FastifyRequest, call: string, body: unknown) {
    const viewer = await requireViewer(request);
    const { accountId } = viewer;
    const allowed = await consumeLimit(context, { action: 'payment', subject: `account:${accountId}`, ...rate });
    if (!allowed) throw tooMany(rate.seconds);
    return {
      viewer,
      visitor: await visitorOf(request),
      language: request.language,
      repeatable: repeatable(accountId, call, request.headers['idempotency-key'], body),
    };
  }
}
