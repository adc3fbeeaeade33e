import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { csvRoute } from '../../platform/csv/index.ts';
import { hasPermission } from '@hoster/domain';
import { forbidden, route } from '../../platform/http/index.ts';
import { noteDetails, requireViewer } from '../../identity/index.ts';
import { adopt, adoptionChoices } from './adopt.ts';
import { staffServiceDetails } from './details.ts';
import { listAllServices, servicesTable } from './list.ts';
import { updateSeveral } from './several.ts';
import { updateService } from './update.ts';

/** Services of all customers, for staff. */
export function deskRoutes(app: FastifyInstance): void {
  const context = app.hoster;

  route(app, calls.getStaffServices, async ({ query, request }) => listAllServices(context, query, request.language));
  csvRoute(app, calls.getStaffServices, 'services', ({ limit, query, request }) =>
    servicesTable(context, query, request.language, limit),
  );

  route(app, calls.getStaffService, async ({ params, request }) =>
    staffServiceDetails(context, params.id, request.language),
  );

  route(app, calls.getAdoptionChoices, async ({ request }) => adoptionChoices(context, request.language));

  route(app, calls.postAdoption, async ({ body, request }) => {
    const { userId } = await requireViewer(request);
    const { key: _key, reason, ...after } = body;
    noteDetails(request, { reason, after });
    const adopted = await adopt(context, body, userId);
    noteDetails(request, { object: String(adopted.id) });
    return adopted;
  });

  route(app, calls.postStaffServicesChange, async ({ body, request }) => {
    const { userId } = await requireViewer(request);
    const { key: _key, reason, ...after } = body;
    noteDetails(request, { reason, after });
    const updated = await updateSeveral(context, body, { language: request.language, userId });
    const refused = updated.results.flatMap(({ id, outcome }) => (outcome === 'refused' ? [id] : []));
    noteDetails(request, { after: { ...after, refused } });
    return updated;
  });

  route(app, calls.patchStaffService, async ({ body, params, request }) => {
    const { staffRole, userId } = await requireViewer(request);
    if (body.change === 'cancel' && body.refund > 0 && !hasPermission(staffRole, 'payments')) {
      throw forbidden('role');
    }
    noteDetails(request, { reason: body.reason, after: { change: body.change } });
    const changed = await updateService(context, params.id, body, userId);
    if (changed) noteDetails(request, { before: changed.before, after: { change: body.change, ...changed.after } });
    return staffServiceDetails(context, params.id, request.language);
  });
}
