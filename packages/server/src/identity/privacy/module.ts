import { translate } from '../../i18n/translate.ts';
import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { consumeLimit, route, type RouteInput, tooMany } from '../../platform/http/index.ts';
import { requireOwnViewer, requireViewer } from '../session/viewer.ts';
import { listAccountSessions, listEvents } from '../auth/log/event-list.ts';
import { noteEvent } from '../auth/log/events.ts';
import { mayBeDelicate, requireFresh } from '../auth/fresh.ts';
import type { Module } from '../../platform/index.ts';
import { customerOf } from './customer.ts';
import { deleteAccount, obstaclesOf } from './delete-account.ts';
import { eraseByStaff } from './erase-by-staff.ts';
import { noteDetails } from '../staff/audit.ts';

const exportRate = { action: 'data export', times: 5, seconds: 3600 };
const deletionRate = { action: 'account deletion', times: 10, seconds: 3600 };

/** Activity log, data export and account deletion for customers. */
export const privacyModule = (parts: readonly Module[]): Module => ({
  name: 'privacy',
  routes: (app) => privacyRoutes(app, parts),
});

function privacyRoutes(app: FastifyInstance, parts: readonly Module[]): void {
  const context = app.hoster;
  const { db } = context;

  route(app, calls.getAccountEvents, async ({ query, request }) =>
    listEvents(db, (await requireViewer(request)).userId, query),
  );

  route(app, calls.getAccountSessions, async ({ request }) => {
    const { userId } = await requireViewer(request);
    const { id } = await request.session.read();
    return listAccountSessions(db, context.clock.now(), userId, id);
  });

  const exportOf = async ({ request, reply }: RouteInput<typeof calls.getAccountExport>) => {
    const viewer = await requireOwnViewer(request);
    await limit(exportRate, viewer.userId);
    await noteEvent(db, request, viewer.userId, 'data_exported');
    const customer = await customerOf(db, viewer);
    const sections: Record<string, unknown> = {};
    for (const { personalData } of parts) Object.assign(sections, await personalData?.copy?.(db, customer));
    const now = context.clock.now().toISOString();
    reply.header('content-disposition', `attachment; filename="hoster-data-${now.slice(0, 10)}.json"`);
    return { exported_at: now, sections };
  };
  // Without scripts this is a plain link: on a refusal the visitor is redirected to a page that explains it.
  route(app, calls.getAccountExport, exportOf, {
    refusalPages: { 401: '/auth/login/?next=%2Fmy%2Fsecurity%2F', 429: '/my/security/?export=too-often#data' },
  });

  route(app, calls.getAccountDeletion, async ({ request }) => {
    const viewer = await requireOwnViewer(request);
    const obstacles = await obstaclesOf(parts, db, await customerOf(db, viewer));
    return {
      can_delete: obstacles.length === 0,
      obstacles: obstacles.map(({ code, message }) => ({ code, message: translate(request.language, message) })),
      reauthenticate: !(await mayBeDelicate(request, viewer.userId)),
    };
  });

  route(app, calls.postAccountDeletion, async ({ request }) => {
    const viewer = await requireOwnViewer(request);
    await limit(deletionRate, viewer.userId);
    await requireFresh(request, viewer);
    await deleteAccount(context, parts, viewer, request);
    return { email: viewer.email };
  });

  route(app, calls.postCustomerErasure, async ({ body: { reason }, params, request }) => {
    noteDetails(request, { reason });
    const email = await eraseByStaff(context, parts, params.id);
    noteDetails(request, { before: { closed: false }, after: { closed: true } });
    return { email };
  });

  async function limit(rate: typeof exportRate | typeof deletionRate, userId: number): Promise<void> {
    if (!(await consumeLimit(context, { ...rate, subject: `user ${userId}` }))) throw tooMany(rate.seconds);
  }
}
