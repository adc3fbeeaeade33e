import type { Ticket, TicketMessage } from '../company/company.ts';
import { emailIn } from '../company/email.ts';
import type { Row } from '../company/rows.ts';
import type { Whmcs } from './load.ts';

const priorities: Readonly<Record<string, Ticket['priority']>> = { low: 'lowest', medium: 'normal', high: 'high' };

/** Tickets with their messages, oldest first. One that was merged into another one has its messages there. */
export function ticketsOf(whmcs: Whmcs): Ticket[] {
  const { rows } = whmcs;
  const departments = new Map(rows('ticketdepartments').map((row) => [row.raw('id'), row.line('name')]));
  const statusOf = statusReader(whmcs);
  const into = mergedInto(rows('tickets'));
  const replies = Map.groupBy(rows('ticketreplies'), (row) => into(row.raw('tid')));
  const notes = Map.groupBy(rows('ticketnotes'), (row) => into(row.raw('ticketid')));
  const merged = Map.groupBy(
    rows('tickets').filter((row) => into(row.raw('id')) !== row.raw('id')),
    (row) => into(row.raw('id')),
  );
  return rows('tickets').flatMap((row) => {
    const id = row.raw('id');
    if (into(id) !== id) return [];
    const further = [
      ...(merged.get(id) ?? []).map((other) => messageOf(other, `ticket ${other.raw('id')}`)),
      ...(replies.get(id) ?? []).map((reply) => messageOf(reply, `reply ${reply.raw('id')}`)),
      ...(notes.get(id) ?? []).map((note) => messageOf(note, `note ${note.raw('id')}`, true)),
    ];
    const [, kind = '', service = ''] = /^([SD])(\d+)$/.exec(row.raw('service')) ?? [];
    return [
      {
        id,
        number: row.raw('tid') || id,
        client: row.id('userid'),
        name: row.line('name'),
        email: emailIn(row.line('email')) ?? '',
        department: departments.get(row.raw('did')) ?? '',
        subject: row.line('title'),
        ...statusOf(row.raw('status')),
        priority: priorities[row.raw('urgency').toLowerCase()] ?? 'normal',
        service: kind === 'S' ? service : null,
        at: row.date('date'),
        messages: [
          messageOf(row, 'open'),
          ...further.toSorted((a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0)),
        ],
      },
    ];
  });
}

/** The ticket that holds the messages of a ticket: the last one of a chain of merges. */
function mergedInto(tickets: readonly Row[]): (id: string) => string {
  const next = new Map(tickets.map((row) => [row.raw('id'), row.id('merged_ticket_id')]));
  return (id) => {
    const seen = new Set<string>();
    let at = id;
    for (let to = next.get(at); to && next.has(to) && !seen.has(at); to = next.get(at)) {
      seen.add(at);
      at = to;
    }
    return at;
  };
}

/** Statuses of one's own are understood by what WHMCS says about them: whether they're active, and await an answer. */
function statusReader({ rows }: Whmcs): (name: string) => Pick<Ticket, 'status' | 'statusName'> {
  const own = new Map(
    rows('ticketstatuses').map((row) => [
      row.line('title').toLowerCase(),
      row.is('showawaiting') ? ('open' as const) : row.is('showactive') ? ('waiting' as const) : ('closed' as const),
    ]),
  );
  const fixed: Readonly<Record<string, Ticket['status']>> = {
    open: 'open',
    answered: 'answered',
    'customer-reply': 'open',
    closed: 'closed',
    'on hold': 'waiting',
    'in progress': 'open',
  };
  return (statusName) => {
    const key = statusName.toLowerCase();
    return { statusName, status: fixed[key] ?? own.get(key) ?? 'open' };
  };
}

function messageOf(row: Row, id: string, isNote = false): TicketMessage {
  const admin = row.line('admin');
  const email = emailIn(row.line('email')) ?? '';
  return {
    id,
    by: isNote || admin !== '' ? 'staff' : 'customer',
    name: admin || row.line('name'),
    email: admin === '' ? email : '',
    at: row.date('date'),
    text: row.text('message'),
    isNote,
    files: row
      .raw('attachment')
      .split('|')
      .filter(Boolean)
      .map((file) => ({ name: file.replace(/^\d+_/, ''), isRemoved: row.is('attachments_removed') })),
  };
}
