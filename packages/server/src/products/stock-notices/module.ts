import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { viewerOf } from '../../identity/index.ts';
import { consumeLimit, networkOf, route, tooMany } from '../../platform/http/index.ts';
import type { Module } from '../../platform/index.ts';
import { checkStockJob } from './check-stock.ts';
import { stockNoticeSamples } from './mail-samples.ts';
import { confirmNotice, endNotice, noticeOf, presentNotice, saveNotice } from './notices.ts';
import { stockNoticesPersonalData } from './personal-data.ts';
import { settledSubject, showSubject } from './subject.ts';

const perMinute = { action: 'stock notice', times: 5, seconds: 60 };

/** Emails that something sold out can be ordered again. */
export const stockNoticesModule: Module = {
  name: 'stock-notices',
  mails: stockNoticeSamples,
  personalData: stockNoticesPersonalData,
  jobs: [checkStockJob],
  routes,
};

function routes(app: FastifyInstance): void {
  const context = app.hoster;

  route(app, calls.getStockSubject, async ({ query, request }) =>
    showSubject(context.db, settledSubject(query), request.language),
  );

  route(app, calls.postStockNotice, async ({ body, request }) => {
    if (!(await consumeLimit(context, { ...perMinute, subject: networkOf(request) }))) throw tooMany(perMinute.seconds);
    return saveNotice(context, body, await viewerOf(request), request.language);
  });

  route(app, calls.getStockNotice, async ({ params, request }) =>
    presentNotice(context, await noticeOf(context, params.key), request.language),
  );

  route(app, calls.confirmStockNotice, async ({ params, request }) =>
    presentNotice(context, await confirmNotice(context, await noticeOf(context, params.key)), request.language),
  );

  route(app, calls.deleteStockNotice, async ({ params, request }) => {
    const row = await noticeOf(context, params.key);
    const shown = await presentNotice(context, row, request.language);
    await endNotice(context, row);
    return shown;
  });
}
