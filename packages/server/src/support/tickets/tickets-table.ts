import { defineMessages } from '@formatjs/intl';
import type { StaffTicketsQuery } from '@hoster/contract';
import { translate } from '../../i18n/translate.ts';
import type { CsvTable } from '../../platform/csv/index.ts';
import type { Language } from '../../platform/http/index.ts';
import type { Context } from '../../platform/index.ts';
import { findForStaff } from './find-for-staff.ts';
import { presentForStaff } from './present-for-staff.ts';

const columns = defineMessages({
  number: { id: 'support.csv.number', defaultMessage: 'Ticket', description: 'Column of a CSV file' },
  subject: { id: 'support.csv.subject', defaultMessage: 'Subject', description: 'Column of a CSV file' },
  customer: { id: 'support.csv.customer', defaultMessage: 'Customer', description: 'Column of a CSV file' },
  email: { id: 'support.csv.email', defaultMessage: 'Email', description: 'Column of a CSV file' },
  department: { id: 'support.csv.department', defaultMessage: 'Department', description: 'Column of a CSV file' },
  priority: { id: 'support.csv.priority', defaultMessage: 'Priority', description: 'Column of a CSV file' },
  status: { id: 'support.csv.status', defaultMessage: 'Status', description: 'Column of a CSV file' },
  owner: { id: 'support.csv.owner', defaultMessage: 'Owner', description: 'Column of a CSV file' },
  created: { id: 'support.csv.created', defaultMessage: 'Created', description: 'Column of a CSV file' },
  waiting: { id: 'support.csv.waiting', defaultMessage: 'Waiting since', description: 'Column of a CSV file' },
  due: { id: 'support.csv.due', defaultMessage: 'Answer due', description: 'Column of a CSV file' },
});

/** The list of tickets as a table. */
export async function ticketsTable(
  context: Context,
  { language, limit, query, userId }: { query: StaffTicketsQuery; userId: number; language: Language; limit: number },
): Promise<CsvTable> {
  const rows = await findForStaff(context.db, { query, userId, now: context.clock.now(), limit });
  const found = rows.map(({ ticket }) => ticket);
  const tickets = await presentForStaff(context, found, { userId, language });
  return {
    columns: Object.values(columns).map((column) => translate(language, column)),
    rows: tickets.map((ticket) => [
      ticket.id,
      ticket.subject,
      ticket.customer.name,
      ticket.customer.email,
      ticket.department,
      ticket.priority,
      ticket.status,
      ticket.owner?.name ?? null,
      ticket.created,
      ticket.waiting_since,
      ticket.due,
    ]),
  };
}
