import type { Language, TicketDepartment, TicketPriority, TicketStatus } from '@hoster/contract';
import { ticketLimits } from '@hoster/contract/lists';
import { cutText } from '@hoster/domain/text/cut-text';
import type { Db } from '../../platform/db/index.ts';
import { newToken } from '../mail/outgoing.ts';
import { ticketAttachments, ticketEvents, ticketMessages, tickets } from '../tickets/tables.ts';

/** A message of a ticket at another shop. */
export interface ImportedMessage {
  readonly by: 'customer' | 'staff';
  /** User who wrote it; null for staff of the other shop, and for guests. */
  readonly userId: number | null;
  readonly name: string;
  readonly address: string | null;
  readonly text: string;
  readonly isNote: boolean;
  readonly at: Date;
  /** Names of its files, whose contents weren't brought along. */
  readonly files: readonly string[];
}

/** A ticket of another shop, with its number there. */
export interface ImportedTicket {
  readonly accountId: number | null;
  readonly userId: number | null;
  /** Of a guest. */
  readonly email: string | null;
  readonly name: string | null;
  readonly serviceId: number | null;
  readonly number: string;
  readonly subject: string;
  readonly department: TicketDepartment;
  readonly priority: TicketPriority;
  readonly status: TicketStatus;
  readonly language: Language;
  readonly at: Date;
  /** Oldest first. */
  readonly messages: readonly ImportedMessage[];
}

/** Stores a ticket with its messages as they were, and tells nobody. @returns its id */
export async function importTicket(tx: Db, { at, messages, number, ...ticket }: ImportedTicket): Promise<number> {
  const shown = messages.filter(({ isNote }) => !isNote);
  const lastOf = (by: ImportedMessage['by']) => shown.findLast((message) => message.by === by)?.at ?? null;
  const updatedAt = shown.at(-1)?.at ?? at;
  // The number that customers know: they search by it.
  const suffix = ` (${number})`;
  const [row] = await tx
    .insert(tickets)
    .values({
      ...ticket,
      subject: `${cutText(ticket.subject || '—', ticketLimits.subject - suffix.length)}${suffix}`,
      token: newToken(),
      unreadByStaff: ticket.status === 'open',
      lastCustomerAt: lastOf('customer'),
      lastStaffAt: lastOf('staff'),
      closedAt: ticket.status === 'closed' ? updatedAt : null,
      createdAt: at,
      updatedAt,
    })
    .returning({ id: tickets.id });
  if (!row) throw new Error('The ticket was not stored.');
  await tx.insert(ticketEvents).values({ ticketId: row.id, kind: 'opened', userId: ticket.userId, at });
  for (const message of messages) await storeMessage(tx, row.id, message);
  return row.id;
}

async function storeMessage(tx: Db, ticketId: number, message: ImportedMessage): Promise<void> {
  const { address, at: createdAt, by, files, isNote, name, text, userId } = message;
  const [row] = await tx
    .insert(ticketMessages)
    .values({ ticketId, author: by, userId, address, name: name || null, body: text, isNote, createdAt })
    .returning({ id: ticketMessages.id });
  if (!row || files.length === 0) return;
  await tx.insert(ticketAttachments).values(
    files.map((file) => ({
      messageId: row.id,
      name: cutText(file, 255),
      type: 'application/octet-stream',
      size: 0,
      hash: null,
      createdAt,
    })),
  );
}
