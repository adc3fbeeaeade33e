import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { notSignedIn, tooMany } from '../../http/errors.ts';
import { attempt } from '../../http/rate-limit.ts';
import { route } from '../../http/route.ts';
import { requireViewer, viewerOf } from '../../http/viewer.ts';
import { networkOf } from '../../http/visitor-address.ts';
import type { Module } from '../module.ts';
import { alertOf, alertsOf, confirmAlert, endAlert, presentAlert, saveAlert } from './alerts.ts';
import { alertsPersonalData } from './personal-data.ts';

const perMinute = { action: 'server alert', times: 5, seconds: 60 };

/** Alerts about dedicated servers: searches that are saved, and looked at again every hour. */
export const serverAlertsModule: Module = {
  name: 'server-alerts',
  personalData: alertsPersonalData,
  routes,
};

function routes(app: FastifyInstance): void {
  const context = app.hoster;

  route(app, calls.postDsAlert, async ({ body, request }) => {
    const viewer = await viewerOf(request);
    if (body.channel === 'webhook' && !viewer) throw notSignedIn();
    if (!(await attempt(context, { ...perMinute, subject: networkOf(request) }))) throw tooMany(perMinute.seconds);
    return saveAlert(context, body, viewer, request.language);
  });

  route(app, calls.getDsAlerts, async ({ request }) => alertsOf(context, await requireViewer(request)));

  route(app, calls.getDsAlert, async ({ params }) => presentAlert(context, await alertOf(context, params.key)));

  route(app, calls.confirmDsAlert, async ({ params }) =>
    presentAlert(context, await confirmAlert(context, await alertOf(context, params.key))),
  );

  route(app, calls.deleteDsAlert, async ({ params }) => {
    const row = await alertOf(context, params.key);
    await endAlert(context, row);
    return presentAlert(context, row);
  });
}
