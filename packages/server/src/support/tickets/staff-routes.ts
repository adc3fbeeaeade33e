import { calls, type StaffReply, type StaffTicketDetails } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { eq } from '../../platform/db/drizzle.ts';
import { AppError, consumeLimit, type Language, route, tooMany } from '../../platform/http/index.ts';
import { requireViewer, type Viewer } from '../../identity/index.ts';
import { attachFiles } from './attach.ts';
import { closeOrReopen } from './customer.ts';
import { dropDraft } from './drafts.ts';
import { lockTicket, ticketById } from './find.ts';
import { decideOnParticipant } from './held.ts';
import { notify } from '../../live/index.ts';
import { mailAnswer } from './mail-out.ts';
import { mergeTexts } from './merge.ts';
import { presentMessages } from './present.ts';
import { staffDetails } from './staff-details.ts';
import { type MessageRow, type TicketRow, tickets } from './tables.ts';
import { repeatedMessage } from './repeat.ts';
import { addMessage, tellPages } from './write.ts';

const rate = { action: 'ticket-answer', times: 600, seconds: 3600 };
/** How long somebody counts as writing an answer after their page said so. */
const answeringMilliseconds = 60_000;

/** Tickets for staff. */
export function staffTicketRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const { clock, db } = context;

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
      await tellPages(tx, ticket);
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
      if (ticket.mergedIntoId !== null)
        throw new AppError({ status: 409, code: 'ticket_closed', detail: mergeTexts.merged });
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

  const details = (viewer: Viewer, ticket: TicketRow, language: Language): Promise<StaffTicketDetails> =>
    staffDetails(context, viewer, ticket, language);
}
