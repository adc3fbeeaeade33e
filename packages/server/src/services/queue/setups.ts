import { type QueueSource, queueColumns } from '../../identity/index.ts';
import { type SQL, sql } from '../../platform/db/drizzle.ts';
import { services } from '../../sales/index.ts';
import { staffTasks } from '../by-hand/tables.ts';
import { serviceOperations } from '../operations/tables.ts';

/** Minutes after which a setup that hasn't failed is looked at. */
const patience = 30;

/** The build of a service. */
const build = sql`left join lateral (
  select tries, error, first_failed_at from ${serviceOperations}
  where ${serviceOperations.serviceId} = ${services.id} and ${serviceOperations.kind} = 'build'
  order by ${serviceOperations.id} desc limit 1
) build on true`;

/** Whether staff build it by a task, which is in the queue itself. */
const isTask = sql`exists (
  select 1 from ${staffTasks} where ${staffTasks.serviceId} = ${services.id} and ${staffTasks.doneAt} is null
)`;

const failed: SQL = sql`(coalesce(build.tries, 0) > 0 or ${services.setupAttempts} > 0)`;

/** Paid services whose setup has failed, for now or for good, or takes long. */
export const setups: QueueSource = {
  kind: 'setup',
  endsByHand: true,
  rows: async (_context, { now }) => {
    const columns = queueColumns({
      key: services.id,
      since: sql`coalesce(build.first_failed_at, ${services.setupFirstFailedAt}, ${services.createdAt})`,
      account: services.accountId,
      title: services.name,
      note: sql`coalesce(build.error, ${services.setupError})`,
      cents: services.paidCents,
    });
    const before = new Date(now.getTime() - patience * 60_000).toISOString();
    // The states come first: with the rest alone, the build of every service that there is would be looked up.
    return sql`select ${columns} from ${services} ${build}
      where ${services.state} in ('failed_setup', 'pending_setup')
        and (${services.state} = 'failed_setup' or (not ${isTask} and (
          ${failed} or (${services.kind} <> 'dedicated' and ${services.createdAt} < ${before}::timestamptz))))`;
  },
};

/** Dedicated servers to be delivered, whose setup hasn't failed. */
export const deliveries: QueueSource = {
  kind: 'delivery',
  rows: async () => {
    const columns = queueColumns({
      key: services.id,
      since: services.createdAt,
      account: services.accountId,
      title: services.name,
      cents: services.paidCents,
    });
    return sql`select ${columns} from ${services} ${build}
      where ${services.state} = 'pending_setup' and ${services.kind} = 'dedicated' and not ${failed} and not ${isTask}`;
  },
};
