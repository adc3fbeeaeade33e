import { type QueueSource, queueColumns } from '../../identity/index.ts';
import { sql } from '../../platform/db/drizzle.ts';
import { statusIncidents } from '../status/tables.ts';

/** Incidents that aren't resolved. */
export const incidents: QueueSource = {
  kind: 'incident',
  rows: async (_context, { language }) => {
    const columns = queueColumns({
      key: statusIncidents.id,
      since: statusIncidents.startsAt,
      title: sql`coalesce(${statusIncidents.title} ->> ${language}::text, ${statusIncidents.title} ->> 'en')`,
    });
    return sql`select ${columns} from ${statusIncidents}
      where ${statusIncidents.kind} = 'incident' and ${statusIncidents.endsAt} is null and not ${statusIncidents.isSample}`;
  },
};
