import { calls, type StaffSetup } from '@hoster/contract';
import { desc, eq, gt, or } from 'drizzle-orm';
import type { Db } from '../../db/types.ts';
import { forbidden } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import { requireViewer } from '../../http/viewer.ts';
import type { Module } from '../module.ts';
import { services } from '../orders/tables.ts';

const most = 200;

/** Shows staff which paid services can't be built. */
export const provisioningModule: Module = {
  name: 'provisioning',
  routes: (app) =>
    route(app, calls.getStaffSetups, async ({ request }) => {
      const viewer = await requireViewer(request);
      if (!viewer.isStaff) throw forbidden();
      return troubledSetups(app.hoster.db);
    }),
};

async function troubledSetups(db: Db): Promise<StaffSetup[]> {
  const rows = await db
    .select()
    .from(services)
    .where(or(gt(services.setupAttempts, 0), eq(services.failure, 'setup')))
    .orderBy(desc(services.id))
    .limit(most);
  return rows.map((row) => ({
    service: row.id,
    name: row.name,
    account: row.accountId,
    status: row.state,
    attempts: row.setupAttempts,
    error: row.setupError,
    first_failed: row.setupFirstFailedAt?.toISOString() ?? null,
    next_try: row.state === 'pending_setup' ? (row.setupNextAt?.toISOString() ?? null) : null,
  }));
}
