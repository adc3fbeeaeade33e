import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { consumeLimit, route, tooMany } from '../../platform/http/index.ts';
import { requireFresh } from '../auth/fresh.ts';
import { requireViewer } from '../session/viewer.ts';
import { nameTarget, noteActivity } from '../team/activity.ts';
import { createToken, deleteToken, listTokens } from './tokens.ts';

const rate = { action: 'new token', times: 30, seconds: 3600 };

/** A user's API tokens for the current account. */
export function tokenRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const { db } = context;

  route(app, calls.getTokens, async ({ request }) => listTokens(context, await requireViewer(request)));

  route(app, calls.postToken, async ({ body, request }) => {
    const viewer = await requireViewer(request);
    await requireFresh(request, viewer);
    if (!(await consumeLimit(context, { ...rate, subject: `user ${viewer.userId}` }))) throw tooMany(rate.seconds);
    return db.transaction(async (tx) => {
      const created = await createToken(context, tx, viewer, body);
      nameTarget(request, created.token.name);
      await noteActivity(tx, request, viewer, calls.postToken);
      return created;
    });
  });

  route(app, calls.deleteToken, async ({ params, request }) => {
    const viewer = await requireViewer(request);
    await db.transaction(async (tx) => {
      nameTarget(request, await deleteToken(tx, viewer, params.id));
      await noteActivity(tx, request, viewer, calls.deleteToken);
    });
    return listTokens(context, viewer);
  });
}
