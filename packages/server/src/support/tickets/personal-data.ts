import { and, asc, eq, inArray, or, type SQL, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Customer, PersonalData } from '../../platform/index.ts';
import { supportInboundMail } from '../mail/tables.ts';
import {
  ticketAddresses,
  ticketAttachments,
  ticketDrafts,
  ticketEvents,
  ticketMails,
  ticketMessages,
  ticketParticipants,
  tickets,
} from './tables.ts';

/** Longest email that is in the copy as it came; of longer ones only the head is, their text is in the tickets. */
const sourceMax = 256 * 1024;

/** Emails that a customer sent to support from an address that they have confirmed. */
const sentBy = ({ verifiedEmails }: Pick<Customer, 'verifiedEmails'>): SQL | undefined =>
  inArray(supportInboundMail.sender, [...verifiedEmails]);

/** Tickets of an account with everything in them, and drafts. Notes among staff aren't in the copy. */
export const ticketsPersonalData: PersonalData = {
  copy: async (db, customer) => {
    const { accountId, userId } = customer;
    const own = await db
      .select({
        id: tickets.id,
        subject: tickets.subject,
        department: tickets.department,
        priority: tickets.priority,
        status: tickets.status,
        service: tickets.serviceId,
        created: tickets.createdAt,
        closed: tickets.closedAt,
      })
      .from(tickets)
      .where(eq(tickets.accountId, accountId))
      .orderBy(asc(tickets.id));
    const messages = await db
      .select({
        id: ticketMessages.id,
        ticket: ticketMessages.ticketId,
        author: ticketMessages.author,
        via: ticketMessages.via,
        body: ticketMessages.body,
        created: ticketMessages.createdAt,
      })
      .from(ticketMessages)
      .innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
      .where(and(eq(tickets.accountId, accountId), eq(ticketMessages.isNote, false), eq(ticketMessages.isHeld, false)))
      .orderBy(asc(ticketMessages.id));
    const files = await db
      .select({ message: ticketAttachments.messageId, name: ticketAttachments.name, size: ticketAttachments.size })
      .from(ticketAttachments)
      .where(eq(ticketAttachments.accountId, accountId))
      .orderBy(asc(ticketAttachments.id));
    const drafts = await db
      .select({ subject: ticketDrafts.subject, body: ticketDrafts.body, updated: ticketDrafts.updatedAt })
      .from(ticketDrafts)
      .where(eq(ticketDrafts.userId, userId));
    return {
      tickets: own,
      ticket_messages: messages,
      ticket_files: files,
      ticket_drafts: drafts,
      ticket_emails: await emailsOf(db, customer),
    };
  },
  erase: async (tx, { accountId, emails, userId, verifiedEmails }) => {
    const addresses = [...emails];
    const ofAccount = or(eq(tickets.accountId, accountId), inArray(tickets.email, [...verifiedEmails]));
    // What came in about their tickets, from whomever, and what they wrote elsewhere, as it came.
    const about = tx.select({ id: tickets.id }).from(tickets).where(ofAccount);
    await tx
      .delete(supportInboundMail)
      .where(or(inArray(supportInboundMail.ticketId, about), sentBy({ verifiedEmails })));
    await tx.delete(ticketAddresses).where(inArray(ticketAddresses.address, addresses));
    await tx
      .delete(ticketAttachments)
      .where(or(eq(ticketAttachments.accountId, accountId), eq(ticketAttachments.userId, userId)));
    await tx.delete(ticketDrafts).where(eq(ticketDrafts.userId, userId));
    // Messages, emails, participants and events go with their ticket.
    await tx.delete(tickets).where(ofAccount);
    // What they wrote in tickets of others stays there without their name.
    await tx
      .update(ticketMessages)
      .set({ userId: null, address: null, name: null })
      .where(or(eq(ticketMessages.userId, userId), inArray(ticketMessages.address, [...verifiedEmails])));
    await tx.update(ticketEvents).set({ userId: null }).where(eq(ticketEvents.userId, userId));
    await tx
      .update(tickets)
      .set({ answeringUserId: null, answeringUntil: null })
      .where(eq(tickets.answeringUserId, userId));
    await tx.update(tickets).set({ userId: null }).where(eq(tickets.userId, userId));
    await tx.delete(ticketParticipants).where(inArray(ticketParticipants.address, addresses));
    await tx.delete(ticketMails).where(inArray(ticketMails.address, addresses));
  },
};

async function emailsOf(db: Db, customer: Customer) {
  const rows = await db
    .select({
      from: supportInboundMail.sender,
      subject: supportInboundMail.subject,
      received: supportInboundMail.receivedAt,
      ticket: supportInboundMail.ticketId,
      bytes: sql<number>`length(${supportInboundMail.raw})`.mapWith(Number),
      source: sql<Buffer | null>`case when length(${supportInboundMail.raw}) <= ${sourceMax} then ${supportInboundMail.raw} end`,
    })
    .from(supportInboundMail)
    .where(sentBy(customer))
    .orderBy(asc(supportInboundMail.id));
  // Emails are ASCII, or UTF-8.
  return rows.map(({ source, ...email }) => ({ ...email, source: source && source.toString('utf8') }));
}
