import { TicketDepartment, type TicketQueue } from '@hoster/contract';
import { gt, isNotNull, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { dayMilliseconds } from '../../platform/index.ts';
import { tickets } from './tables.ts';
import { dueSql, listTargets } from './targets.ts';

/** Days whose answers count for the time to the first one. */
const measuredDays = 30;

/** Open and late tickets of each department, and its median time to the first answer. */
export async function ticketQueues(db: Db, now: Date): Promise<TicketQueue[]> {
  const due = dueSql(await listTargets(db));
  const waiting = await db
    .select({
      department: tickets.department,
      open: sql`count(*)`.mapWith(Number),
      late: sql`count(*) filter (where ${due} < ${now.toISOString()}::timestamptz)`.mapWith(Number),
      oldest: sql`min(${tickets.waitingSince})`.mapWith(tickets.waitingSince),
    })
    .from(tickets)
    .where(isNotNull(tickets.waitingSince))
    .groupBy(tickets.department);
  const minutes = sql`extract(epoch from ${tickets.firstAnsweredAt} - ${tickets.createdAt}) / 60`;
  const answered = await db
    .select({
      department: tickets.department,
      median: sql`percentile_cont(0.5) within group (order by ${minutes})`.mapWith(Number),
    })
    .from(tickets)
    .where(gt(tickets.firstAnsweredAt, new Date(now.getTime() - measuredDays * dayMilliseconds)))
    .groupBy(tickets.department);
  return TicketDepartment.options.map((department) => {
    const { late = 0, oldest = null, open = 0 } = waiting.find((row) => row.department === department) ?? {};
    const median = answered.find((row) => row.department === department)?.median;
    return {
      department,
      open,
      late,
      oldest: oldest?.toISOString() ?? null,
      first_answer_minutes: median === undefined ? null : Math.round(median),
    };
  });
}
