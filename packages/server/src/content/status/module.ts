import { calls } from '@hoster/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../platform/http/index.ts';
import { visitorOf } from '../../identity/index.ts';
import { regularly } from '../../platform/jobs/index.ts';
import { incidents } from '../queue/incidents.ts';
import { readerOf } from '../reader.ts';
import type { Module } from '../../platform/index.ts';
import { checkMilliseconds, checkSystems, tidyStatus } from './checks.ts';
import { statusIncident, statusPage } from './present.ts';
import { openIncident, updateIncident } from './staff.ts';

/** State of the services: incidents and maintenance announced by staff, and checks of our own systems. */
export const statusModule: Module = {
  name: 'status',
  queue: [incidents],
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
  route(app, calls.postStatusIncident, async ({ body, request }) => {
    const id = await openIncident(context, body);
    return statusIncident(context, id, forStaff(request));
  });
  route(app, calls.postStatusUpdate, async ({ params, body, request }) => {
    await updateIncident(context, params.id, body);
    return statusIncident(context, params.id, forStaff(request));
  });
}

const forStaff = ({ language }: FastifyRequest) => ({ language, seesVpn: true });
