import { calls } from '@hoster/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { and, eq } from '../../platform/db/drizzle.ts';
import { consumeLimit, networkOf, notFound, route, tooMany } from '../../platform/http/index.ts';
import { accountMembers } from '../account/tables.ts';
import { requireFresh } from '../auth/fresh.ts';
import { findViewer, forgetViewers, type Viewer } from '../session/find-viewer.ts';
import { requireViewer, viewerOf } from '../session/viewer.ts';
import { listActivity, nameTarget, noteActivity } from './activity.ts';
import { acceptInvitation, invite, offerOf, resendInvitation, revokeInvitation } from './invitations.ts';
import { changeRole, removeMember } from './members.ts';
import { accountsOf } from './names.ts';
import { presentTeam } from './present-team.ts';

const inviteRate = { action: 'invite', times: 30, seconds: 3600 };
/** Keys are too long to be guessed; this keeps the attempts off the database. */
const keyRate = { action: 'invitation key', times: 60, seconds: 3600 };

/** Members, invitations, and the accounts of a user. */
export function teamRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const { db } = context;

  route(app, calls.getTeam, async ({ request }) => presentTeam(context, await requireViewer(request)));

  route(app, calls.getTeamEvents, async ({ query, request }) =>
    listActivity(db, (await requireViewer(request)).accountId, query),
  );

  route(app, calls.postInvitation, async ({ body, request }) => {
    const viewer = await requireViewer(request);
    await requireFresh(request, viewer);
    await limit(inviteRate, `account ${viewer.accountId}`);
    await invite(context, viewer, body);
    nameTarget(request, `${body.email} (${body.role})`);
    return presentTeam(context, viewer);
  });

  route(app, calls.postInvitationResend, async ({ params, request }) => {
    const viewer = await requireViewer(request);
    await limit(inviteRate, `account ${viewer.accountId}`);
    nameTarget(request, await resendInvitation(context, viewer, params.id));
    return presentTeam(context, viewer);
  });

  route(app, calls.deleteInvitation, async ({ params, request }) => {
    const viewer = await requireViewer(request);
    nameTarget(request, await revokeInvitation(context, viewer, params.id));
    return presentTeam(context, viewer);
  });

  route(app, calls.getInvitation, async ({ params, request }) => {
    await limit(keyRate, `ip ${networkOf(request)}`);
    return offerOf(context, params.key, await viewerOf(request));
  });

  route(app, calls.postTeamJoin, async ({ params, request }) => {
    const viewer = await requireViewer(request);
    await limit(keyRate, `ip ${networkOf(request)}`);
    const accountId = await db.transaction(async (tx) => {
      const joined = await acceptInvitation(context, tx, params.key, viewer.userId);
      await noteActivity(tx, request, { ...viewer, accountId: joined }, calls.postTeamJoin);
      return joined;
    });
    return switched(request, viewer, accountId);
  });

  route(app, calls.patchMember, async ({ body, params, request }) => {
    const viewer = await requireViewer(request);
    await requireFresh(request, viewer);
    const userId = await db.transaction((tx) => changeRole(context, tx, viewer.accountId, { ...params, ...body }));
    await nameMember(request, userId, body.role);
    return presentTeam(context, viewer);
  });

  route(app, calls.deleteMember, async ({ params, request }) => {
    const viewer = await requireViewer(request);
    const userId = await db.transaction(async (tx) => {
      const removed = await removeMember(context, tx, viewer.accountId, params);
      // Leaving is a call of its own, which leads to another account.
      if (removed === viewer.userId) throw notFound();
      return removed;
    });
    await nameMember(request, userId);
    return presentTeam(context, viewer);
  });

  route(app, calls.postTeamLeave, async ({ request }) => {
    const viewer = await requireViewer(request);
    await db.transaction(async (tx) => {
      await removeMember(context, tx, viewer.accountId, viewer);
      await noteActivity(tx, request, viewer, calls.postTeamLeave);
    });
    return switched(request, viewer, null);
  });

  route(app, calls.putCurrentAccount, async ({ body, request }) => {
    const viewer = await requireViewer(request);
    const own = and(eq(accountMembers.userId, viewer.userId), eq(accountMembers.accountId, body.account));
    if ((await db.$count(accountMembers, own)) === 0) throw notFound();
    return switched(request, viewer, body.account);
  });

  async function switched(request: FastifyRequest, { userId }: Viewer, accountId: number | null) {
    await request.session.switchTo(db, accountId);
    forgetViewers();
    const now = await findViewer(db, userId, accountId);
    return now ? accountsOf(db, now) : [];
  }

  async function nameMember(request: FastifyRequest, userId: number, role?: string): Promise<void> {
    forgetViewers();
    const member = await findViewer(db, userId, null);
    const name = member?.email ?? `#${userId}`;
    nameTarget(request, role === undefined ? name : `${name} (${role})`);
  }

  async function limit(rate: typeof inviteRate, subject: string): Promise<void> {
    if (!(await consumeLimit(context, { ...rate, subject }))) throw tooMany(rate.seconds);
  }
}
