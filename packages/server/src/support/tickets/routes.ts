import { calls, type TicketDraftKey } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { renderUserMarkdown } from '../../platform/documents/index.ts';
import { and, asc, eq } from '../../platform/db/drizzle.ts';
import { changed } from '../../platform/index.ts';
import { consumeLimit, pageOf, route, tooMany } from '../../platform/http/index.ts';
import { requireViewer, type Viewer } from '../../identity/index.ts';
import { removeDraftFile } from './attach.ts';
import { closeOrReopen, createTicket, optionsOf, replyToTicket } from './customer.ts';
import { dropDraft, findDraft, saveDraft } from './drafts.ts';
import { findTickets, ticketById, ticketOf } from './find.ts';
import { leaveTicket, participationOf } from './leave.ts';
import { presentDetails, presentDraft, presentMessages, presentTicket } from './present.ts';
import { ticketMessages, tickets } from './tables.ts';

/** How often the pages of staff hear that somebody is writing. */
const toldMilliseconds = 10_000;

/** How often an account may do what: each opens or fills something. */
const rates = {
  'ticket-open': { times: 20, seconds: 3600 },
  'ticket-reply': { times: 60, seconds: 3600 },
  'ticket-draft': { times: 600, seconds: 3600 },
  'ticket-preview': { times: 300, seconds: 3600 },
} as const;

/** Tickets of customers. */
export function ticketRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const { clock, db } = context;

  route(app, calls.getTickets, async ({ query, request }) => {
    const { accountId } = await requireViewer(request);
    const { count, rows } = await findTickets(db, accountId, query);
    const results = rows.map((row) => presentTicket(row));
    return pageOf(results, { count, path: calls.getTickets.path, query });
  });

  route(app, calls.getTicketOptions, async ({ request }) =>
    optionsOf(context, await requireViewer(request), request.language),
  );

  route(app, calls.postTicket, async ({ body, request }) => {
    const viewer = await requireViewer(request);
    await limit(viewer, 'ticket-open');
    const ticket = await createTicket(context, viewer, body, request.language);
    return presentDetails(context, ticket, request.language);
  });

  route(app, calls.postTicketPreview, async ({ body, request }) => {
    await limit(await requireViewer(request), 'ticket-preview');
    return { html: renderUserMarkdown(body.body) };
  });

  route(app, calls.getTicket, async ({ params, request }) => {
    const { accountId } = await requireViewer(request);
    return presentDetails(context, await ticketOf(db, accountId, params.id), request.language);
  });

  route(app, calls.getTicketParticipation, async ({ params }) => participationOf(context, params.key));
  route(app, calls.deleteTicketParticipation, async ({ params }) => {
    await leaveTicket(context, params.key);
    return {};
  });

  route(app, calls.getTicketMessages, async ({ params, request }) => {
    const viewer = await requireViewer(request);
    const ticket = await ticketOf(db, viewer.accountId, params.id);
    const rows = await db
      .select()
      .from(ticketMessages)
      .where(
        and(eq(ticketMessages.ticketId, ticket.id), eq(ticketMessages.isNote, false), eq(ticketMessages.isHeld, false)),
      )
      .orderBy(asc(ticketMessages.id));
    return presentMessages(context, rows, { userId: viewer.userId, language: request.language, isStaff: false });
  });

  route(app, calls.postTicketMessage, async ({ body, params, request }) => {
    const viewer = await requireViewer(request);
    await limit(viewer, 'ticket-reply');
    const ticket = await ticketOf(db, viewer.accountId, params.id);
    const row = await replyToTicket(context, viewer, ticket, body);
    const seenBy = { userId: viewer.userId, language: request.language, isStaff: false };
    const [message] = await presentMessages(context, [row], seenBy);
    if (!message) throw new Error('The message was not found.');
    return message;
  });

  route(app, calls.postTicketRead, async ({ params, request }) => {
    const { accountId } = await requireViewer(request);
    const ticket = await ticketOf(db, accountId, params.id);
    if (ticket.unreadByCustomer) {
      await db.transaction(async (tx) => {
        await tx.update(tickets).set({ unreadByCustomer: false }).where(eq(tickets.id, ticket.id));
        await changed(tx, accountId, { kind: 'ticket', id: ticket.id });
      });
    }
    return presentDetails(context, { ...ticket, unreadByCustomer: false }, request.language);
  });

  for (const call of [calls.postTicketClose, calls.postTicketReopen]) {
    route(app, call, async ({ params, request }) => {
      const viewer = await requireViewer(request);
      await limit(viewer, 'ticket-reply');
      const ticket = await ticketOf(db, viewer.accountId, params.id);
      const isClosed = call.id === 'postTicketClose';
      return presentDetails(context, await closeOrReopen(context, viewer.userId, ticket, isClosed), request.language);
    });
  }

  /** The draft of a key. @throws AppError 404 for one of another account's ticket */
  async function draftKey({ accountId, isStaff, userId }: Viewer, key: TicketDraftKey) {
    if (key === 'new') return { userId, ticketId: 0 };
    const { id } = isStaff ? await ticketById(db, key) : await ticketOf(db, accountId, key);
    return { userId, ticketId: id };
  }

  async function shownDraft(key: { userId: number; ticketId: number }) {
    const { draft, files } = await findDraft(db, key);
    return presentDraft(context, draft, files);
  }

  route(app, calls.getTicketDraft, async ({ params, request }) => {
    const viewer = await requireViewer(request);
    const key = await draftKey(viewer, params.ticket);
    // What a customer hasn't sent isn't for staff: nobody's draft is empty.
    return shownDraft(viewer.isSeenByStaff ? { ...key, userId: 0 } : key);
  });

  route(app, calls.putTicketDraft, async ({ body, params, request }) => {
    const viewer = await requireViewer(request);
    await limit(viewer, 'ticket-draft');
    const key = await draftKey(viewer, params.ticket);
    const { draft } = await findDraft(db, key);
    await saveDraft(db, key, body, clock.now());
    // Staff who have the ticket open see that somebody writes.
    const isNew = !draft || draft.updatedAt.getTime() < clock.now().getTime() - toldMilliseconds;
    if (key.ticketId !== 0 && !viewer.isStaff && isNew)
      await changed(db, 'staff', { kind: 'ticket', id: key.ticketId });
    return shownDraft(key);
  });

  route(app, calls.deleteTicketDraft, async ({ params, request }) => {
    const key = await draftKey(await requireViewer(request), params.ticket);
    await db.transaction((tx) => dropDraft(tx, key));
    return shownDraft(key);
  });

  route(app, calls.deleteTicketFile, async ({ params, request }) => {
    const { userId } = await requireViewer(request);
    await removeDraftFile(db, userId, params.id);
    return {};
  });

  async function limit({ accountId }: Viewer, action: keyof typeof rates): Promise<void> {
    const rate = rates[action];
    const counted = { action, subject: `account:${accountId}`, ...rate };
    if (!(await consumeLimit(context, counted))) throw tooMany(rate.seconds);
  }
}
