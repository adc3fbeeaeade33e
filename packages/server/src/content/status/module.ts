import { calls, type StatusIncidentRequest, type StatusUpdateRequest } from '@hoster/contract';
import { hasPermission } from '@hoster/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { csvRoute } from '../../platform/csv/index.ts';
import { route } from '../../platform/http/index.ts';
import { noteDetails, requireViewer, visitorOf } from '../../identity/index.ts';
import { regularly } from '../../platform/jobs/index.ts';
import { completeMaintenanceJob } from './complete.ts';
import { incidents } from '../queue/incidents.ts';
import { readerOf } from '../reader.ts';
import type { Module } from '../../platform/index.ts';
import { checkMilliseconds, checkSystems, tidyStatus } from './checks.ts';
import { statusIncident, statusPage } from './present.ts';
import { statusMailingJob } from './mailing/send.ts';
import { correctIncident, openIncident, updateIncident } from './staff.ts';
import { affectedNow, incidentsTable, listStaffIncidents, staffIncident } from './staff-read.ts';
import { contentSamples } from '../mail-samples.ts';

/** State of the services: incidents and maintenance announced by staff, and checks of our own systems. */
export const statusModule: Module = {
  name: 'status',
  mails: contentSamples,
  queue: [incidents],
  jobs: [statusMailingJob, completeMaintenanceJob],
  routes,
  start: async (context) => {
    await tidyStatus(context);
    return regularly(checkMilliseconds, context.log, async () => {
      await checkSystems(context);
      await tidyStatus(context);
    });
  },
};

function routes(app: FastifyInstance): void {
  const context = app.hoster;
  route(app, calls.getStatus, async ({ request }) =>
    statusPage(context, readerOf(request.language, await visitorOf(request))),
  );
  route(app, calls.getStatusIncident, async ({ params, request }) =>
    statusIncident(context, params.id, readerOf(request.language, await visitorOf(request))),
  );
  route(app, calls.getStaffIncidents, async ({ query, request }) =>
    listStaffIncidents(context, query, request.language),
  );
  csvRoute(app, calls.getStaffIncidents, 'incidents', async ({ limit, query, request }) =>
    incidentsTable(context, query, { language: request.language, limit }),
  );
  route(app, calls.getStaffIncident, async ({ params, request }) =>
    staffIncident(context, params.id, request.language),
  );
  route(app, calls.putStaffIncident, async ({ body, params, request }) => {
    const before = await staffIncident(context, params.id, request.language);
    await correctIncident(context, params.id, body);
    const { ends, starts, title } = body;
    noteDetails(request, {
      before: { title: before.title, starts: before.shown.starts, ends: before.shown.ends },
      after: { title, starts, ends },
    });
    return staffIncident(context, params.id, request.language);
  });
  route(app, calls.postAffected, async ({ body, request }) => {
    const { staffRole } = await requireViewer(request);
    return affectedNow(context, body, hasPermission(staffRole, 'customers'));
  });
  route(app, calls.postStatusIncident, async ({ body, request }) => {
    const id = await openIncident(context, body);
    noteDetails(request, { object: String(id), after: noted(body) });
    return statusIncident(context, id, forStaff(request));
  });
  route(app, calls.postStatusUpdate, async ({ params, body, request }) => {
    await updateIncident(context, params.id, body);
    noteDetails(request, { after: noted(body) });
    return statusIncident(context, params.id, forStaff(request));
  });
}

/** What the audit log keeps of a message: all but its texts, which the status page has. */
const noted = ({ message: _message, key: _key, ...rest }: StatusIncidentRequest | StatusUpdateRequest) => rest;

const forStaff = ({ language }: FastifyRequest) => ({ language, seesVpn: true });
