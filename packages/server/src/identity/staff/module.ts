import { calls } from '@hoster/contract';
import { csvRoute } from '../../platform/csv/index.ts';
import { route } from '../../platform/http/index.ts';
import type { Module } from '../../platform/index.ts';
import { requireViewer } from '../session/viewer.ts';
import { auditTable, listAudit, noteDetails } from './audit.ts';
import { changeRole, listPeople } from './people.ts';

/** Who is staff, and what staff have done. */
export const staffModule: Module = {
  name: 'staff',
  routes: (app) => {
    const { db } = app.hoster;
    route(app, calls.getStaffPeople, async ({ request }) => listPeople(db, (await requireViewer(request)).userId));

    route(app, calls.patchStaffPerson, async ({ body: { reason, role }, params, request }) => {
      const { userId } = await requireViewer(request);
      noteDetails(request, { reason });
      const before = await changeRole(app.hoster, { id: params.id, by: userId }, { role });
      noteDetails(request, { before: { role: before }, after: { role } });
      return listPeople(db, userId);
    });

    route(app, calls.getStaffAudit, async ({ query }) => listAudit(db, query));
    csvRoute(app, calls.getStaffAudit, 'audit-log', ({ limit, query }) => auditTable(db, query, limit));
  },
};
