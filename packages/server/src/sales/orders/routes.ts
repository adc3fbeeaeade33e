import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { consumeLimit, route, tooMany } from '../../platform/http/index.ts';
import { noteEvent, requireViewer } from '../../identity/index.ts';
import { forgetDraftCookie, readDraft, saveDraft } from './drafts/drafts.ts';
import { cancelUnpaidOrder, unpaidOrders } from './unpaid/unpaid-orders.ts';
import { addSshKey, changeSshKey, presentSshKey, removeSshKey, sshKeysOf } from './ssh-keys/ssh-keys.ts';

const keyRate = { times: 60, seconds: 3600 };

/** Drafts, unpaid orders and SSH keys. */
export function orderRoutes(app: FastifyInstance): void {
  const context = app.hoster;

  app.addHook('onSend', async (request, reply) => {
    const { method, path } = calls.deleteSession;
    if (request.method === method && request.routeOptions.url === path) forgetDraftCookie(request, reply);
  });

  route(app, calls.getOrderDraft, async ({ params, request }) => readDraft(request, params.line));

  route(app, calls.putOrderDraft, async ({ body, params, request, reply }) =>
    saveDraft(request, reply, params.line, body),
  );

  route(app, calls.getUnpaidOrders, async ({ request }) =>
    unpaidOrders(context, (await requireViewer(request)).accountId),
  );

  route(app, calls.deleteUnpaidOrder, async ({ params, request }) => {
    const { accountId } = await requireViewer(request);
    await cancelUnpaidOrder(context, accountId, params.ref);
    return unpaidOrders(context, accountId);
  });

  route(app, calls.postSshKey, async ({ body, request, reply }) => {
    const viewer = await requireViewer(request);
    await limit('ssh-key', viewer.accountId, keyRate);
    const row = await context.db.transaction(async (tx) => {
      const added = await addSshKey(tx, viewer.userId, body);
      await noteEvent(tx, request, viewer.userId, 'ssh_key_added', { title: added.title });
      return added;
    });
    reply.code(201);
    return presentSshKey(row, viewer.email);
  });

  route(app, calls.getSshKeys, async ({ request }) => {
    const viewer = await requireViewer(request);
    return (await sshKeysOf(context.db, viewer.userId)).map((row) => presentSshKey(row, viewer.email));
  });

  route(app, calls.patchSshKey, async ({ body, params, request }) => {
    const viewer = await requireViewer(request);
    return presentSshKey(await changeSshKey(context.db, viewer.userId, params.id, body), viewer.email);
  });

  route(app, calls.deleteSshKey, async ({ params, request }) => {
    const viewer = await requireViewer(request);
    const left = await context.db.transaction(async (tx) => {
      const { title } = await removeSshKey(tx, viewer.userId, params.id);
      await noteEvent(tx, request, viewer.userId, 'ssh_key_removed', { title });
      return sshKeysOf(tx, viewer.userId);
    });
    return left.map((row) => presentSshKey(row, viewer.email));
  });

  /** Limits how often something is done. */
  async function limit(action: string, accountId: number, rate: { times: number; seconds: number }): Promise<void> {
    const allowed = await consumeLimit(context, { action, subject: `account:${accountId}`, ...rate });
    if (!allowed) throw tooMany(rate.seconds);
  }
}
