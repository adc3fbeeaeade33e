import { calls, type StaffSetup } from '@hoster/contract';
import { and, desc, eq, gt, or } from 'drizzle-orm';
import type { Db } from '../../db/types.ts';
import type { Language } from '../../http/language.ts';
import { route } from '../../http/route.ts';
import { requireStaff } from '../../http/viewer.ts';
import { dsSpecOf } from '../lines/dedicated/ds-spec.ts';
import { answersInWords } from '../lines/dedicated/survey.ts';
import type { Module } from '../module.ts';
import { services } from '../orders/tables.ts';

const most = 200;

/** Shows staff which paid services can't be built, and which dedicated servers are to be delivered. */
export const provisioningModule: Module = {
  name: 'provisioning',
  routes: (app) =>
    route(app, calls.getStaffSetups, async ({ request }) => {
      await requireStaff(request);
      return openSetups(app.hoster.db, request.language);
    }),
};

async function openSetups(db: Db, language: Language): Promise<StaffSetup[]> {
  const rows = await db
    .select()
    .from(services)
    .where(
      or(
        gt(services.setupAttempts, 0),
        eq(services.failure, 'setup'),
        and(eq(services.kind, 'dedicated'), eq(services.state, 'pending_setup')),
      ),
    )
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
    survey: row.kind === 'dedicated' ? answersInWords(dsSpecOf(row).survey, language) : [],
    next_try: row.state === 'pending_setup' ? (row.setupNextAt?.toISOString() ?? null) : null,
  }));
}
