import { calls, type QueueKind, type QueueState } from '@hoster/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/db/index.ts';
import { FieldError, notFound, route } from '../../../platform/http/index.ts';
import { dayMilliseconds, type Module } from '../../../platform/index.ts';
import { requireViewer } from '../../session/viewer.ts';
import { noteDetails } from '../audit.ts';
import { staffTexts } from '../texts.ts';
import { colleagues, queueState, setDone, setOwner, setSnooze, type WorkKey } from './change.ts';
import { isInQueue, listQueue, sourceFor } from './list.ts';

/** How long something may be hidden. */
const mostDays = 366;

/** What waits for staff, and who works on it. */
export const staffQueueModule: Module = {
  name: 'queue',
  routes: (app) => {
    const context = app.hoster;
    const { clock, db } = context;

    route(app, calls.getStaffQueue, async ({ query, request }) =>
      listQueue(context, await requireViewer(request), query, request.language),
    );

    route(app, calls.getColleagues, async ({ request }) => colleagues(db, (await requireViewer(request)).userId));

    route(app, calls.putQueueOwner, async ({ body, params, request }) =>
      change(request, params, async (tx) => {
        const before = await setOwner(tx, params, body);
        noteDetails(request, { before: { owner: before }, after: { owner: body.owner } });
      }),
    );

    route(app, calls.putQueueSnooze, async ({ body, params, request }) => {
      const until = body.until === null ? null : new Date(`${body.until}T00:00:00Z`);
      const days = until === null ? 1 : (until.getTime() - clock.now().getTime()) / dayMilliseconds;
      if (days <= 0 || days > mostDays) throw new FieldError({ until: [staffTexts.snooze] });
      return change(request, params, async (tx) => {
        const before = await setSnooze(tx, params, until);
        const day = before?.toISOString().slice(0, 10) ?? null;
        noteDetails(request, { before: { snoozed_until: day }, after: { snoozed_until: body.until } });
      });
    });

    route(app, calls.postQueueDone, async ({ params, request }) => {
      const source = sourceFor(context, await requireViewer(request), params.kind);
      if (source?.endsByHand !== true) throw notFound(`${params.kind} ends otherwise`);
      return change(request, params, (tx) => setDone(tx, params, clock.now()));
    });

    /** Changes something that is in the queue. @throws AppError 404 for what isn't, or isn't opened by the role */
    async function change(
      request: FastifyRequest,
      of: WorkKey & { readonly kind: QueueKind },
      run: (tx: Db) => Promise<void>,
    ): Promise<QueueState> {
      const viewer = await requireViewer(request);
      noteDetails(request, { object: `${of.kind} ${of.key}` });
      const source = sourceFor(context, viewer, of.kind);
      if (!source || !(await isInQueue(context, source, of.key)))
        throw notFound(`No ${of.kind} ${of.key} in the queue`);
      await db.transaction(run);
      return queueState(db, of, viewer.userId, clock.now());
    }
  },
};
