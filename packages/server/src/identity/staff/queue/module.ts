import { calls, type QueueKind, type QueueState } from '@hoster/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/db/index.ts';
import { csvRoute } from '../../../platform/csv/index.ts';
import { FieldError, notFound, route } from '../../../platform/http/index.ts';
import { dayMilliseconds, type Module } from '../../../platform/index.ts';
import { requireViewer } from '../../session/viewer.ts';
import { noteDetails } from '../audit.ts';
import { customerFinds } from '../search/customers.ts';
import { findForStaff } from '../search/source.ts';
import { staffTexts } from '../texts.ts';
import { colleagues, queueState, setDone, setOwner, setSnooze, type WorkKey } from './change.ts';
import { isInQueue, listQueue, queueTable, sourceFor } from './list.ts';

/** How long something may be hidden. */
const mostDays = 366;

/** What waits for staff, and who works on it. */
export const staffQueueModule: Module = {
  name: 'queue',
  finds: [customerFinds],
  routes: (app) => {
    const context = app.hoster;
    const { clock, db } = context;

    route(app, calls.getStaffQueue, async ({ query, request }) =>
      listQueue(context, await requireViewer(request), query, request.language),
    );

    csvRoute(app, calls.getStaffQueue, 'queue', async ({ limit, query, request }) =>
      queueTable(context, await requireViewer(request), query, { language: request.language, limit }),
    );

    route(app, calls.getColleagues, async ({ request }) => colleagues(db, (await requireViewer(request)).userId));

    route(app, calls.getStaffSearch, async ({ query, request }) =>
      findForStaff(context, await requireViewer(request), query.search),
    );

    route(app, calls.putQueueOwner, async ({ body, params: { item, kind }, request }) =>
      change(request, { kind, key: item }, async (tx) => {
        const before = await setOwner(tx, { kind, key: item }, body);
        noteDetails(request, { before: { owner: before }, after: { owner: body.owner } });
      }),
    );

    route(app, calls.putQueueSnooze, async ({ body, params: { item, kind }, request }) => {
      const work = { kind, key: item };
      const until = body.until === null ? null : new Date(`${body.until}T00:00:00Z`);
      const days = until === null ? 1 : (until.getTime() - clock.now().getTime()) / dayMilliseconds;
      if (days <= 0 || days > mostDays) throw new FieldError({ until: [staffTexts.snooze] });
      return change(request, work, async (tx) => {
        const before = await setSnooze(tx, work, until);
        const day = before?.toISOString().slice(0, 10) ?? null;
        noteDetails(request, { before: { snoozed_until: day }, after: { snoozed_until: body.until } });
      });
    });

    route(app, calls.postQueueDone, async ({ params: { item, kind }, request }) => {
      const work = { kind, key: item };
      const source = sourceFor(context, await requireViewer(request), kind);
      if (source?.endsByHand !== true) throw notFound(`${kind} ends otherwise`);
      return change(request, work, (tx) => setDone(tx, work, clock.now()));
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
