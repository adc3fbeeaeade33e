import type { TicketInput, TicketOptions, TicketReply } from '@hoster/contract';
import { defineMessage } from '@formatjs/intl';
import { and, desc, eq, ne } from '../../platform/db/drizzle.ts';
import { takeTurns } from '../../platform/db/index.ts';
import type { Context } from '../../platform/index.ts';
import { AppError, FieldError, type Language } from '../../platform/http/index.ts';
import type { Viewer } from '../../identity/index.ts';
import { catalogueOf } from '../../catalogue/index.ts';
import { type ServiceRow, services } from '../../sales/index.ts';
import { attachFiles } from './attach.ts';
import { dropDraft } from './drafts.ts';
import { isReopenable, lockTicket } from './find.ts';
import { mailAcknowledgement } from './mail-out.ts';
import type { MessageRow, TicketRow } from './tables.ts';
import { repeatedMessage, repeatedTicket } from './repeat.ts';
import { addMessage, openTicket, setClosed } from './write.ts';

const unknownService = defineMessage({
  id: 'support.unknown-service',
  defaultMessage: 'Choose one of your services.',
  description: 'Error of the form for a new ticket',
});

const closedForGood = defineMessage({
  id: 'support.closed',
  defaultMessage: 'This ticket was closed more than 30 days ago. Open a new one.',
});

/** Whether tickets about a service have the lowest priority: its base administration is off. */
async function isLowest(context: Context, service: ServiceRow, language: Language): Promise<boolean> {
  const line = context.serviceLines[service.kind];
  const details = await line.details(context, await catalogueOf(context.db), service, language);
  return details.base_administration === false;
}

/** Services that a ticket may be about: all that haven't ended. */
export async function optionsOf(context: Context, viewer: Viewer, language: Language): Promise<TicketOptions> {
  const rows = await context.db
    .select()
    .from(services)
    .where(and(eq(services.accountId, viewer.accountId), ne(services.state, 'canceled')))
    .orderBy(desc(services.id))
    .limit(200);
  const options = [];
  for (const row of rows) {
    options.push({ id: row.id, name: row.name, is_lowest: await isLowest(context, row, language) });
  }
  return { services: options };
}

/**
 * Opens a ticket, and confirms it by email. One that was sent twice is opened once.
 * @throws FieldError for a service of another account, or a file that isn't there
 */
export async function createTicket(
  context: Context,
  viewer: Viewer,
  { attachments, body, service: serviceId, ...input }: TicketInput,
  language: Language,
): Promise<TicketRow> {
  const { userId, accountId } = viewer;
  const [service] =
    serviceId === null
      ? []
      : await context.db
          .select()
          .from(services)
          .where(and(eq(services.id, serviceId), eq(services.accountId, accountId)));
  if (serviceId !== null && !service) throw new FieldError({ service: [unknownService] });
  const priority = service && (await isLowest(context, service, language)) ? 'lowest' : input.priority;
  return context.db.transaction(async (tx) => {
    await takeTurns(tx, `new tickets of ${userId}`);
    const wanted = { ...input, priority, serviceId, accountId };
    const repeated = await repeatedTicket(tx, context, wanted, { userId, body, attachments });
    if (repeated) return repeated;
    const ticket = await openTicket(tx, context, { ...wanted, userId, language });
    const message = await addMessage(tx, context, ticket, { author: 'customer', userId, body });
    await attachFiles(tx, { userId, ticketId: 0 }, attachments, message.id);
    await dropDraft(tx, { userId, ticketId: 0 });
    await mailAcknowledgement(tx, context, ticket);
    return ticket;
  });
}

/** @throws AppError 409 `ticket_closed` for a ticket that was closed too long ago */
function mustBeReopenable(ticket: TicketRow, now: Date): void {
  if (ticket.status !== 'closed' || isReopenable(ticket, now)) return;
  throw new AppError({ status: 409, code: 'ticket_closed', detail: closedForGood });
}

/** Adds a customer's message, which opens a closed ticket again. One that was sent twice is added once. */
export async function replyToTicket(
  context: Context,
  { userId }: Viewer,
  found: TicketRow,
  { attachments, body }: TicketReply,
): Promise<MessageRow> {
  return context.db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, found);
    const repeated = await repeatedMessage(tx, context, ticket.id, { userId, body, attachments });
    if (repeated) return repeated;
    mustBeReopenable(ticket, context.clock.now());
    const message = await addMessage(tx, context, ticket, { author: 'customer', userId, body });
    await attachFiles(tx, { userId, ticketId: ticket.id }, attachments, message.id);
    await dropDraft(tx, { userId, ticketId: ticket.id });
    return message;
  });
}

/** Closes a ticket, or opens it again. */
export async function closeOrReopen(
  context: Context,
  userId: number,
  found: TicketRow,
  isClosed: boolean,
): Promise<TicketRow> {
  return context.db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, found);
    if (!isClosed) mustBeReopenable(ticket, context.clock.now());
    return setClosed(tx, context, ticket, userId, isClosed);
  });
}
