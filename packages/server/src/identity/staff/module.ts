import { calls } from '@hoster/contract';
import { csvRoute } from '../../platform/csv/index.ts';
import { consumeLimit, networkOf, route, tooMany } from '../../platform/http/index.ts';
import type { Module } from '../../platform/index.ts';
import { requireViewer } from '../session/viewer.ts';
import { nameOf } from '../team/names.ts';
import { auditTable, listAudit, noteDetails } from './audit.ts';
import { addStaff } from './add.ts';
import { checkFirstRun, runFirst } from './first-run.ts';
import { endLook, startLook } from './look.ts';
import { changeRole, listPeople } from './people.ts';

/** Rate limit of adding staff, and of trying the key of the first run. */
const rate = { times: 60, seconds: 3600 };

/** Who is staff, and what staff have done. */
export const staffModule: Module = {
  name: 'staff',
  routes: (app) => {
    const { db } = app.hoster;
    route(app, calls.getStaffPeople, async ({ request }) => listPeople(db, (await requireViewer(request)).userId));

    route(app, calls.postStaffPerson, async ({ body, request }) => {
      const viewer = await requireViewer(request);
      noteDetails(request, { object: body.email, after: { role: body.role } });
      await limit('staff-added', `user:${viewer.userId}`);
      await addStaff(app.hoster, body, nameOf(viewer));
      return listPeople(db, viewer.userId);
    });

    route(app, calls.patchStaffPerson, async ({ body: { reason, role }, params, request }) => {
      const { userId } = await requireViewer(request);
      noteDetails(request, { reason });
      const before = await changeRole(app.hoster, { id: params.id, by: userId }, { role });
      noteDetails(request, { before: { role: before }, after: { role } });
      return listPeople(db, userId);
    });

    route(app, calls.postCustomerLook, async ({ body: { reason }, params: { id }, request }) => {
      noteDetails(request, { reason });
      const { userId } = await requireViewer(request);
      await limit('look', `user:${userId}`);
      const until = (await startLook(request, id)).toISOString();
      noteDetails(request, { after: { until } });
      return { account: id, until };
    });

    route(app, calls.deleteCustomerLook, async ({ request }) => ({
      account: await endLook(request, calls.deleteCustomerLook),
    }));

    route(app, calls.getFirstRun, async ({ params, request }) => {
      await limit('first-run', `network:${networkOf(request)}`);
      await checkFirstRun(app.hoster, params.key);
      return {};
    });

    route(app, calls.postFirstRun, async ({ body, params, request }) => {
      await limit('first-run', `network:${networkOf(request)}`);
      return runFirst(app.hoster, params.key, body.email);
    });

    route(app, calls.getStaffAudit, async ({ query }) => listAudit(db, query));
    csvRoute(app, calls.getStaffAudit, 'audit-log', ({ limit: rows, query }) => auditTable(db, query, rows));

    async function limit(action: string, subject: string): Promise<void> {
      if (!(await consumeLimit(app.hoster, { action, subject, ...rate }))) throw tooMany(rate.seconds);
    }
  },
};
