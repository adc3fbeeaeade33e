import { calls, type StaffReply, type StaffTicketDetails } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { asc, eq } from '../../platform/db/drizzle.ts';
import { changed } from '../../platform/index.ts';
import { consumeLimit, type Language, pageOf, route, tooMany } from '../../platform/http/index.ts';
import { requireViewer, type Viewer } from '../../identity/index.ts';
import { attachFiles } from './attach.ts';
import { closeOrReopen } from './customer.ts';
import { dropDraft } from './drafts.ts';
import { findForStaff, lockTicket, ticketById } from './find.ts';
import { decideOnParticipant } from './held.ts';
import { undecidedMail } from './staff-mail.ts';
import { notify } from '../../live/index.ts';
import { mailAnswer } from './mail-out.ts';
import { answeringOf, presentForAnswer, presentForStaff, presentMessages } from './present.ts';
import { type MessageRow, ticketMessages, ticketParticipants, type TicketRow, tickets } from './tables.ts';
import { repeatedMessage } from './repeat.ts';
import { addMessage } from './write.ts';

const rate = { action: 'ticket-answer', times: 600, seconds: 3600 };
/** How long somebody counts as writing an answer after their page said so. */
const answeringMilliseconds = 60_000;

/** Tickets for staff. */
export function staffTicketRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const { clock, db } = context;

  route(app, calls.getStaffTickets, async ({ query, request }) => {
    const { count, rows } = await findForStaff(db, query);
    const results = await presentForStaff(db, rows, request.language);
    return pageOf(results, { count, path: calls.getStaffTickets.path, query });
  });

  route(app, calls.getStaffTicket, async ({ params, request }) => {
    const viewer = await requireViewer(request);
    const ticket = await ticketById(db, params.id);
    if (ticket.unreadByStaff) await db.update(tickets).set({ unreadByStaff: false }).where(eq(tickets.id, ticket.id));
    return details(viewer, ticket, request.language);
  });

  route(app, calls.postStaffTicketMessage, async ({ body, params, request }) => {
    const viewer = await requireViewer(request);
    const counted = { ...rate, subject: `user:${viewer.userId}` };
    if (!(await consumeLimit(context, counted))) throw tooMany(rate.seconds);
    const row = await answer(viewer, await ticketById(db, params.id), body);
    const seenBy = { userId: viewer.userId, language: request.language, isStaff: true };
    const [message] = await presentMessages(context, [row], seenBy);
    if (!message) throw new Error('The message was not found.');
    return message;
  });

  route(app, calls.postStaffTicketClose, async ({ params, request }) => {
    const viewer = await requireViewer(request);
    const ticket = await closeOrReopen(context, viewer.userId, await ticketById(db, params.id), true);
    return details(viewer, ticket, request.language);
  });

  route(app, calls.postStaffTicketAnswering, async ({ params, request }) => {
    const { userId } = await requireViewer(request);
    const ticket = await ticketById(db, params.id);
    await db.transaction(async (tx) => {
      const answeringUntil = new Date(clock.now().getTime() + answeringMilliseconds);
      await tx.update(tickets).set({ answeringUserId: userId, answeringUntil }).where(eq(tickets.id, ticket.id));
      if (ticket.accountId !== null) await changed(tx, ticket.accountId, { kind: 'ticket', id: ticket.id });
    });
    return {};
  });

  route(app, calls.postStaffParticipant, async ({ body, params, request }) => {
    const viewer = await requireViewer(request);
    await decideOnParticipant(context, params.id, viewer.userId, body);
    return details(viewer, await ticketById(db, params.id), request.language);
  });

  /** Adds an answer, which is emailed, or a note. One that was sent twice is added once. */
  function answer(viewer: Viewer, found: TicketRow, { attachments, body, note, status }: StaffReply) {
    const { firstName, userId } = viewer;
    return context.db.transaction(async (tx): Promise<MessageRow> => {
      const ticket = await lockTicket(tx, found);
      const repeated = await repeatedMessage(tx, context, ticket.id, { userId, body, attachments, isNote: note });
      if (repeated && (note || ticket.status === status)) return repeated;
      const message = await addMessage(tx, context, ticket, { author: 'staff', userId, body, isNote: note }, status);
      await attachFiles(tx, { userId, ticketId: ticket.id }, attachments, message.id);
      await dropDraft(tx, { userId, ticketId: ticket.id });
      if (!note && ticket.accountId !== null)
        await notify(
          tx,
          { accountId: ticket.accountId },
          { kind: 'ticket_answered', params: { subject: ticket.subject }, link: `/my/tickets/${ticket.id}/` },
        );
      if (!note) await mailAnswer(tx, context, ticket, message, { sender: firstName, files: attachments.length });
      return message;
    });
  }

  async function details(viewer: Viewer, ticket: TicketRow, language: Language): Promise<StaffTicketDetails> {
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
    const [presented] = await presentForStaff(db, [ticket], language);
    if (!presented) throw new Error('The ticket was not found.');
    return {
      ...presented,
      messages: await presentForAnswer(context, messages, { userId: viewer.userId, language }),
      answering: await answeringOf(context, ticket, language),
      participants,
      mail: await undecidedMail(db, ticket.id, language),
    };
  }
}
