import type { TicketDepartment, TicketPriority, TicketTarget } from '@hoster/contract';
import { TicketDepartment as Departments, TicketPriority as Priorities } from '@hoster/contract';
import { type SQL, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { ticketTargets, tickets } from './tables.ts';

/** Minutes in which customers get an answer, until staff have set others. */
const defaultMinutes: Readonly<Record<TicketPriority, number>> = { high: 60, normal: 4 * 60, lowest: 24 * 60 };
const slowDepartments: readonly TicketDepartment[] = ['billing', 'sales'];

const defaultOf = (department: TicketDepartment, priority: TicketPriority): number =>
  defaultMinutes[priority] * (slowDepartments.includes(department) ? 2 : 1);

/** How soon customers get an answer, for each department and priority. */
export async function listTargets(db: Db): Promise<TicketTarget[]> {
  const rows = await db.select().from(ticketTargets);
  return Departments.options.flatMap((department) =>
    Priorities.options.toReversed().map((priority) => ({
      department,
      priority,
      minutes:
        rows.find((row) => row.department === department && row.priority === priority)?.minutes ??
        defaultOf(department, priority),
    })),
  );
}

/** Until when a ticket is to be answered; null for one whose customer doesn't wait. */
export const dueSql = (targets: readonly TicketTarget[]): SQL =>
  sql`(${tickets.waitingSince} + make_interval(mins => case ${sql.join(
    targets.map(
      ({ department, minutes, priority }) =>
        sql`when ${tickets.department} = ${department} and ${tickets.priority} = ${priority} then ${minutes}::integer`,
    ),
    sql` `,
  )} end))`;
