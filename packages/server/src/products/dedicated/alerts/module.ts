import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { consumeLimit, networkOf, notSignedIn, route, tooMany } from '../../../platform/http/index.ts';
import { requireViewer, viewerOf } from '../../../identity/index.ts';
import type { Module } from '../../../platform/index.ts';
import { alertOf, alertsOf, confirmAlert, endAlert, presentAlert, saveAlert } from './alerts.ts';
import { checkAlertJob } from './check-alerts.ts';
import { alertsPersonalData } from './personal-data.ts';
import { webhookJob } from './webhook.ts';
import { alertSamples } from './mail-samples.ts';

const perMinute = { action: 'server alert', times: 5, seconds: 60 };

/** Alerts about dedicated servers: saved searches that are repeated every hour. */
export const serverAlertsModule: Module = {
  name: 'server-alerts',
  mails: alertSamples,
  personalData: alertsPersonalData,
  jobs: [checkAlertJob, webhookJob],
  routes,
};

function routes(app: FastifyInstance): void {
  const context = app.hoster;

  route(app, calls.postDsAlert, async ({ body, request }) => {
    const viewer = await viewerOf(request);
    if (body.channel === 'webhook' && !viewer) throw notSignedIn();
    if (!(await consumeLimit(context, { ...perMinute, subject: networkOf(request) }))) throw tooMany(perMinute.seconds);
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
