import { calls } from '@hoster/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, tooMany } from '../../http/errors.ts';
import { attempt } from '../../http/rate-limit.ts';
import { route, type RouteInput } from '../../http/route.ts';
import { requireViewer } from '../../http/viewer.ts';
import { listAccountSessions, listEvents } from '../auth/log/event-list.ts';
import { noteEvent } from '../auth/log/events.ts';
import { isFresh } from '../auth/sessions/fresh.ts';
import { userById } from '../auth/users.ts';
import type { Module } from '../module.ts';
import { customerOf } from './customer.ts';
import { deleteAccount, obstaclesOf } from './delete-account.ts';

const exportRate = { action: 'data export', times: 5, seconds: 3600 };
const deletionRate = { action: 'account deletion', times: 10, seconds: 3600 };

/** What customers may know about the access to their accounts, and how they take their data and leave. */
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
    const viewer = await requireViewer(request);
    await limit(exportRate, viewer.userId);
    await noteEvent(db, request, viewer.userId, 'data_exported');
    const customer = await customerOf(db, viewer);
    const sections: Record<string, unknown> = {};
    for (const { personalData } of parts) Object.assign(sections, await personalData?.copy?.(db, customer));
    const now = context.clock.now().toISOString();
    reply.header('content-disposition', `attachment; filename="hoster-data-${now.slice(0, 10)}.json"`);
    return { exported_at: now, sections };
  };
  // A plain link leads here where no script is: a refusal takes the visitor to a page that says it.
  route(app, calls.getAccountExport, exportOf, {
    refusalPages: { 401: '/auth/login/?next=%2Fmy%2Fsecurity%2F', 429: '/my/security/?export=too-often#data' },
  });

  route(app, calls.getAccountDeletion, async ({ request }) => {
    const viewer = await requireViewer(request);
    const obstacles = await obstaclesOf(parts, db, await customerOf(db, viewer));
    return {
      can_delete: obstacles.length === 0,
      obstacles: obstacles.map(({ code, message }) => ({ code, message: message[request.language] })),
      reauthenticate: !(await mayBeDelicate(request, viewer.userId)),
    };
  });

  route(app, calls.postAccountDeletion, async ({ request }) => {
    const viewer = await requireViewer(request);
    await limit(deletionRate, viewer.userId);
    if (!(await mayBeDelicate(request, viewer.userId))) {
      throw new AppError({
        status: 403,
        code: 'reauthentication_required',
        detail: { en: 'Confirm it’s you, then try again.', ru: 'Подтвердите, что это вы, и попробуйте ещё раз.' },
      });
    }
    await deleteAccount(context, parts, viewer, request);
    return { email: viewer.email };
  });

  async function mayBeDelicate(request: FastifyRequest, userId: number): Promise<boolean> {
    const user = await userById(db, userId);
    return user !== null && isFresh({ context, db, request }, user);
  }

  async function limit(rate: typeof exportRate | typeof deletionRate, userId: number): Promise<void> {
    if (!(await attempt(context, { ...rate, subject: `user ${userId}` }))) throw tooMany(rate.seconds);
  }
}
