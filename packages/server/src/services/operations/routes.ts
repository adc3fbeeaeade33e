import { calls } from '@hoster/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, consumeLimit, route, texts, tooMany } from '../../platform/http/index.ts';
import { requireViewer, type Viewer } from '../../identity/index.ts';
import { serviceDetails } from '../details/service-details.ts';
import { nameService } from '../manage/name-service.ts';
import { serviceLink } from './link.ts';
import { orderOperation } from './order.ts';
import { updateService } from './update.ts';

const rate = { times: 60, seconds: 3600 };
const mostKey = 128;

/** Operations on a customer's services, and their names and projects. */
export function operationRoutes(app: FastifyInstance): void {
  const context = app.hoster;

  route(app, calls.postServiceOperation, async ({ body, params, request }) => {
    const viewer = await limitedViewer(request, params.id);
    await orderOperation(context, viewer, params.id, body, requestKeyOf(request));
    return serviceDetails(context, viewer.accountId, params.id, request.language);
  });

  route(app, calls.postServiceLink, async ({ body, params, request }) => {
    const viewer = await limitedViewer(request, params.id);
    return serviceLink(context, viewer, params.id, body);
  });

  route(app, calls.patchService, async ({ body, params, request }) => {
    const viewer = await limitedViewer(request, params.id);
    await updateService(context, viewer, params.id, body);
    return serviceDetails(context, viewer.accountId, params.id, request.language);
  });

  /** The viewer, subject to a rate limit; also names the service. */
  async function limitedViewer(request: FastifyRequest, service: number): Promise<Viewer> {
    const viewer = await requireViewer(request);
    const counted = { action: 'service-operation', subject: `account:${viewer.accountId}`, ...rate };
    if (!(await consumeLimit(context, counted))) throw tooMany(rate.seconds);
    await nameService(context, request, viewer, service);
    return viewer;
  }
}

/** `Idempotency-Key` of a request; null without one. @throws AppError 400 for one that is too long */
function requestKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > mostKey) throw new AppError({ status: 400, detail: texts.badRequest });
  return key;
}
