import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { consumeLimit, route, tooMany } from '../../platform/http/index.ts';
import { requireViewer } from '../../identity/index.ts';
import { cancelService, keepService } from '../cancel/cancel.ts';
import { nameService } from '../manage/name-service.ts';
import { serviceDetails } from './service-details.ts';
import { withoutSecrets } from './without-secrets.ts';
import { listServices } from './services-list.ts';

const cancelRate = { times: 60, seconds: 3600 };

/** A customer's services and their cancellation. */
export function serviceRoutes(app: FastifyInstance): void {
  const context = app.hoster;

  route(app, calls.getServices, async ({ query, request }) => {
    const viewer = await requireViewer(request);
    return listServices(context, viewer.accountId, query, request.language);
  });

  route(app, calls.getService, async ({ params, request }) => {
    const viewer = await requireViewer(request);
    const details = await serviceDetails(context, viewer.accountId, params.id, request.language);
    if (viewer.isSeenByStaff) return withoutSecrets(details);
    // Who may not change services doesn't get into them either.
    if (viewer.scopes.includes('services')) return details;
    return { ...details, access: { ...details.access, login: null, password: null, panel_url: null } };
  });

  route(app, calls.postServiceCancellation, async ({ body, params, request }) => {
    const viewer = await requireViewer(request);
    await limitCancellations(viewer.accountId);
    await nameService(context, request, viewer, params.id);
    await cancelService(context, request, viewer, params.id, body.when);
    return serviceDetails(context, viewer.accountId, params.id, request.language);
  });

  route(app, calls.deleteServiceCancellation, async ({ params, request }) => {
    const viewer = await requireViewer(request);
    await limitCancellations(viewer.accountId);
    await nameService(context, request, viewer, params.id);
    await keepService(context, request, viewer, params.id);
    return serviceDetails(context, viewer.accountId, params.id, request.language);
  });

  async function limitCancellations(accountId: number): Promise<void> {
    const counted = { action: 'service-cancel', subject: `account:${accountId}`, ...cancelRate };
    if (!(await consumeLimit(context, counted))) throw tooMany(cancelRate.seconds);
  }
}
