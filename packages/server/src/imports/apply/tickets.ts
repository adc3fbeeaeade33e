import type { TicketDepartment } from '@hoster/contract';
import { importTicket } from '../../support/index.ts';
import type { Ticket } from '../company/company.ts';
import { languageOf } from './customers.ts';
import type { Importing } from './records.ts';

/** Department here of one with another name. */
function departmentOf(name: string, map: Readonly<Record<string, TicketDepartment>>): TicketDepartment {
  if (map[name]) return map[name];
  if (/bill|invoice|account|payment|buchhaltung|rechnung|финанс|оплат|бухгалт/i.test(name)) return 'billing';
  return /sale|verkauf|продаж/i.test(name) ? 'sales' : 'technical';
}

/** Imports tickets with their messages and the names of their files. */
export async function importTickets({ context, plan, records }: Importing): Promise<void> {
  const owners = new Map(plan.clients.map(({ client, owner }) => [client.id, { client, owner }]));
  for (const ticket of plan.company.tickets) {
    const known = ticket.client === null ? undefined : owners.get(ticket.client);
    const accountId = ticket.client === null ? null : records.idOf('client', ticket.client);
    if (accountId === undefined || (accountId === null && ticket.email === '')) continue;
    const userId = known ? (records.idOf('login', known.owner.id) ?? null) : null;
    const at = ticket.at ?? context.clock.now();
    await records.once('ticket', ticket.id, (tx) =>
      importTicket(tx, {
        accountId,
        userId,
        email: accountId === null ? ticket.email : null,
        name: accountId === null ? ticket.name || null : null,
        serviceId: (ticket.service !== null && records.idOf('service', ticket.service)) || null,
        number: ticket.number,
        subject: ticket.subject,
        department: departmentOf(ticket.department, plan.map.departments),
        priority: ticket.priority,
        status: ticket.status,
        language: languageOf(known?.client.language ?? ''),
        at,
        messages: [
          ...ticket.messages.map((message) => messageOf(message, at, userId)),
          noteOn(ticket, plan.company.title, at),
        ],
      }),
    );
  }
}

function messageOf(message: Ticket['messages'][number], at: Date, userId: number | null) {
  const isCustomer = message.by === 'customer';
  return {
    by: message.by,
    userId: isCustomer ? userId : null,
    name: message.name,
    address: isCustomer && userId === null ? message.email || null : null,
    text: message.text,
    isNote: message.isNote,
    at: message.at ?? at,
    files: message.files.map(({ name }) => name),
  };
}

/** What staff should know about a ticket from elsewhere. */
function noteOn({ department, number, statusName, messages }: Ticket, title: string, at: Date) {
  const files = messages.flatMap((message) => message.files);
  const lines = [
    `Imported from ${title}: ticket ${number}, status “${statusName}”${department && `, department “${department}”`}.`,
    ...(files.length > 0 ? ['The dump has the names of its files, but not the files.'] : []),
  ];
  const last = messages.at(-1)?.at ?? at;
  return {
    by: 'staff' as const,
    userId: null,
    name: '',
    address: null,
    text: lines.join('\n'),
    isNote: true,
    at: last,
    files: [],
  };
}
