import { calls } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import type { FastifyInstance } from 'fastify';
import { noteDetails, requireViewer, setOwner } from '../../identity/index.ts';
import { route } from '../../platform/http/index.ts';
import { csvRoute } from '../../platform/csv/index.ts';
import { deleteCanned, listCanned, saveCanned } from './canned.ts';
import { ticketById } from './find.ts';
import { findForStaff } from './find-for-staff.ts';
import { mergeTickets } from './merge.ts';
import { presentForStaff } from './present-for-staff.ts';
import { ticketQueues } from './queues.ts';
import { staffDetails } from './staff-details.ts';
import { tickets, ticketTargets } from './tables.ts';
import { listTargets } from './targets.ts';
import { ticketsTable } from './tickets-table.ts';
import { tellPages, tellStaff } from './write.ts';

/** How staff work through tickets: lists, owners, merging, targets, canned answers. */
export function ticketDeskRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const { clock, db } = context;

  route(app, calls.getStaffTickets, async ({ query, request }) => {
    const { userId } = await requireViewer(request);
    const size = query.page_size;
    const rows = await findForStaff(db, { query, userId, now: clock.now(), limit: size + 1 });
    const shown = rows.slice(0, size);
    return {
      results: await presentForStaff(
        context,
        shown.map(({ ticket }) => ticket),
        { userId, language: request.language },
      ),
      next: rows.length > size ? (shown.at(-1)?.cursor ?? null) : null,
    };
  });

  csvRoute(app, calls.getStaffTickets, 'tickets', async ({ limit, query, request }) => {
    const { userId } = await requireViewer(request);
    return ticketsTable(context, { query, userId, language: request.language, limit });
  });

  route(app, calls.getTicketQueues, async () => ticketQueues(db, clock.now()));

  route(app, calls.patchStaffTicket, async ({ body, params, request }) => {
    const viewer = await requireViewer(request);
    const before = await ticketById(db, params.id);
    if (Object.keys(body).length > 0)
      await db.transaction(async (tx) => {
        await tx.update(tickets).set(body).where(eq(tickets.id, before.id));
        await tellPages(tx, before);
      });
    noteDetails(request, { before: { department: before.department, priority: before.priority }, after: body });
    return staffDetails(context, viewer, await ticketById(db, params.id), request.language);
  });

  route(app, calls.putStaffTicketOwner, async ({ body, params, request }) => {
    const viewer = await requireViewer(request);
    const ticket = await ticketById(db, params.id);
    await db.transaction(async (tx) => {
      const before = await setOwner(tx, { kind: 'ticket', key: String(ticket.id) }, body);
      noteDetails(request, { before: { owner: before }, after: { owner: body.owner } });
      await tellStaff(tx, ticket.id);
    });
    return staffDetails(context, viewer, ticket, request.language);
  });

  route(app, calls.postStaffTicketMerge, async ({ body, params, request }) => {
    const viewer = await requireViewer(request);
    await ticketById(db, params.id);
    const into = await mergeTickets(context, viewer.userId, { from: params.id, into: body.into });
    noteDetails(request, { after: { into: into.id } });
    return staffDetails(context, viewer, into, request.language);
  });

  route(app, calls.getTicketTargets, async () => listTargets(db));

  route(app, calls.putTicketTargets, async ({ body: { targets }, request }) => {
    const before = await listTargets(db);
    await db.transaction(async (tx) => {
      for (const target of targets)
        await tx
          .insert(ticketTargets)
          .values(target)
          .onConflictDoUpdate({
            target: [ticketTargets.department, ticketTargets.priority],
            set: { minutes: target.minutes },
          });
    });
    const shown = (list: typeof targets) =>
      Object.fromEntries(list.map(({ department, minutes, priority }) => [`${department}, ${priority}`, minutes]));
    noteDetails(request, { before: shown(before), after: shown(targets) });
    return listTargets(db);
  });

  route(app, calls.getCannedAnswers, async () => listCanned(db));

  route(app, calls.postCannedAnswer, async ({ body, request }) => {
    noteDetails(request, { object: body.name });
    await saveCanned(db, null, body, clock.now());
    return listCanned(db);
  });

  route(app, calls.putCannedAnswer, async ({ body, params, request }) => {
    noteDetails(request, { object: body.name });
    const before = await saveCanned(db, params.id, body, clock.now());
    noteDetails(request, { before: { name: before }, after: { name: body.name } });
    return listCanned(db);
  });

  route(app, calls.deleteCannedAnswer, async ({ params, request }) => {
    noteDetails(request, { object: await deleteCanned(db, params.id) });
    return listCanned(db);
  });
}
