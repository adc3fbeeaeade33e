import { type QueueSource, queueColumns } from '../../identity/index.ts';
import { sql } from '../../platform/db/drizzle.ts';
import { services } from '../../sales/index.ts';
import { staffTasks } from '../by-hand/tables.ts';
import { serviceOperations } from '../operations/tables.ts';

/** Open tasks on services that are built by hand. */
export const tasks: QueueSource = {
  kind: 'task',
  rows: async () => {
    const columns = queueColumns({
      key: staffTasks.id,
      since: staffTasks.createdAt,
      account: services.accountId,
      title: services.name,
      cents: sql`case when ${staffTasks.kind} = 'build' then ${services.paidCents} end`,
    });
    return sql`select ${columns} from ${staffTasks}
      join ${services} on ${services.id} = ${staffTasks.serviceId}
      left join ${serviceOperations} on ${serviceOperations.key} = ${staffTasks.key}
      where ${staffTasks.doneAt} is null
        and (${serviceOperations.id} is null or ${serviceOperations.state} in ('asked', 'running'))`;
  },
};
