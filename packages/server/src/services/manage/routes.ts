import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { consumeLimit, route, tooMany } from '../../platform/http/index.ts';
import { requireViewer } from '../../identity/index.ts';
import { setAutoRenewal, setRenewalSource } from './auto-renewal.ts';
import { renewalCharges } from './charges.ts';
import { deleteProject, listProjects, moveToProject, saveProject } from './projects.ts';
import { renewSeveral } from './renew-several.ts';

const renewalRate = { times: 60, seconds: 3600 };

/** Calls that change several services, how they're paid for, or their projects. */
export function manageRoutes(app: FastifyInstance): void {
  const context = app.hoster;

  route(app, calls.getRenewalCharges, async ({ request }) => {
    const { accountId } = await requireViewer(request);
    return renewalCharges(context, accountId);
  });

  route(app, calls.putAutoRenewal, async ({ body, request }) => ({
    services: await setAutoRenewal(context, request, await requireViewer(request), body),
  }));

  route(app, calls.putServicesProject, async ({ body, request }) => {
    const { accountId } = await requireViewer(request);
    return { services: await moveToProject(context, accountId, body) };
  });

  route(app, calls.postServicesRenewal, async ({ body, request }) => {
    const viewer = await requireViewer(request);
    const counted = { action: 'services-renew', subject: `account:${viewer.accountId}`, ...renewalRate };
    if (!(await consumeLimit(context, counted))) throw tooMany(renewalRate.seconds);
    return renewSeveral(context, viewer, body);
  });

  route(app, calls.putRenewalSource, async ({ body, request }) => {
    await setRenewalSource(context, await requireViewer(request), body.first);
    return body;
  });

  route(app, calls.getProjects, async ({ request }) => {
    const { accountId } = await requireViewer(request);
    return listProjects(context.db, accountId);
  });

  route(app, calls.postProject, async ({ body, request }) => {
    const { accountId } = await requireViewer(request);
    return saveProject(context, accountId, null, body.name);
  });

  route(app, calls.patchProject, async ({ body, params, request }) => {
    const { accountId } = await requireViewer(request);
    return saveProject(context, accountId, params.id, body.name);
  });

  route(app, calls.deleteProject, async ({ params, request }) => {
    const { accountId } = await requireViewer(request);
    return deleteProject(context, accountId, params.id);
  });
}
