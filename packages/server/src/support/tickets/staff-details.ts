import type { StaffTicketDetails } from '@hoster/contract';
import { accountMembers, type Viewer } from '../../identity/index.ts';
import { and, asc, desc, eq, gt, inArray, ne } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Language } from '../../platform/http/index.ts';
import type { Context } from '../../platform/index.ts';
import { services } from '../../sales/index.ts';
import { answeringOf } from './present.ts';
import { presentForAnswer, presentForStaff } from './present-for-staff.ts';
import { undecidedMail } from './staff-mail.ts';
import { ticketDrafts, ticketMessages, ticketParticipants, type TicketRow, tickets } from './tables.ts';

/** Services beside a ticket at most. */
const mostServices = 20;

/** A ticket with everything that staff answer it by. */
export async function staffDetails(
  context: Context,
  { userId }: Pick<Viewer, 'userId'>,
  ticket: TicketRow,
  language: Language,
): Promise<StaffTicketDetails> {
  const { db } = context;
  const messages = await db
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, ticket.id))
    .orderBy(asc(ticketMessages.id));
  const participants = await db
    .select({ address: ticketParticipants.address, name: ticketParticipants.name, state: ticketParticipants.state })
    .from(ticketParticipants)
    .where(eq(ticketParticipants.ticketId, ticket.id))
    .orderBy(asc(ticketParticipants.createdAt), asc(ticketParticipants.address));
  const [presented] = await presentForStaff(context, [ticket], { userId, language });
  if (!presented) throw new Error('The ticket was not found.');
  const { createdAt, firstAnsweredAt } = ticket;
  return {
    ...presented,
    language: ticket.language,
    first_answer_minutes:
      firstAnsweredAt === null ? null : Math.round((firstAnsweredAt.getTime() - createdAt.getTime()) / 60_000),
    merged_into: ticket.mergedIntoId,
    services: await servicesOf(db, ticket),
    others: await othersOf(db, ticket),
    messages: await presentForAnswer(context, messages, { userId, language }),
    answering: ticket.answeringUserId === userId ? null : await answeringOf(context, ticket, language),
    is_customer_typing: await isTyping(context, ticket),
    participants,
    mail: await undecidedMail(db, ticket.id, language),
  };
}

/** Services of the customer that haven't ended, newest first. */
async function servicesOf(db: Db, { accountId }: TicketRow): Promise<StaffTicketDetails['services']> {
  if (accountId === null) return [];
  return db
    .select({ id: services.id, name: services.name, line: services.kind, status: services.state })
    .from(services)
    .where(and(eq(services.accountId, accountId), ne(services.state, 'canceled')))
    .orderBy(desc(services.id))
    .limit(mostServices);
}

/** Other tickets of the customer that aren't closed, newest first: what this one may be merged into. */
async function othersOf(db: Db, { accountId, email, id }: TicketRow): Promise<StaffTicketDetails['others']> {
  const own = accountId === null ? eq(tickets.email, email ?? '') : eq(tickets.accountId, accountId);
  return db
    .select({ id: tickets.id, subject: tickets.subject })
    .from(tickets)
    .where(and(own, ne(tickets.id, id), inArray(tickets.status, ['open', 'answered', 'waiting'])))
    .orderBy(desc(tickets.id))
    .limit(mostServices);
}

/** Milliseconds after the last change of a draft in which its writer counts as writing. */
const typingMilliseconds = 20_000;

/** Whether a member of the customer's account is writing: their page saves a draft at each pause. */
async function isTyping({ clock, db }: Context, { accountId, id }: TicketRow): Promise<boolean> {
  if (accountId === null) return false;
  const since = new Date(clock.now().getTime() - typingMilliseconds);
  const members = db
    .select({ id: accountMembers.userId })
    .from(accountMembers)
    .where(eq(accountMembers.accountId, accountId));
  const recent = and(eq(ticketDrafts.ticketId, id), gt(ticketDrafts.updatedAt, since), ne(ticketDrafts.body, ''));
  return (await db.$count(ticketDrafts, and(recent, inArray(ticketDrafts.userId, members)))) > 0;
}
