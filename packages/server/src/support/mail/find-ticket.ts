import { tokenIn } from './addresses.ts';
import type { Arrival } from './arrival.ts';
import type { Desk, DeskTicket } from './desk.ts';
import type { Via } from './verdict.ts';

/** Message ids that are looked up. */
const idsMax = 60;

/** Ticket that a message belongs to, and another one that a weaker trace names. */
export interface Found {
  readonly ticket: DeskTicket;
  readonly via: Via;
  readonly other: number | null;
}

/**
 * Finds the ticket of a message: by the token in an address, otherwise by the messages that it answers. The number in
 * the subject is another matter: `ticketBySubject`.
 */
export async function ticketOf(arrival: Arrival, desk: Desk): Promise<Found | null> {
  const traces: { ticket: DeskTicket; via: Via }[] = [];
  const tokens = arrival.recipients.flatMap((address) => tokenIn(desk.settings, address) ?? []);
  for (const token of new Set(tokens)) {
    const ticket = await desk.ticketByToken(token);
    if (ticket) traces.push({ ticket, via: 'token' });
  }
  for (const [via, ids] of [
    ['in-reply-to', arrival.inReplyTo],
    ['references', arrival.references],
  ] as const) {
    const ticket = await ticketByIds(ids, desk);
    if (ticket) traces.push({ ticket, via });
  }
  const [first] = traces;
  if (!first) return null;
  const other = traces.find(({ ticket }) => ticket.number !== first.ticket.number);
  return { ...first, other: other?.ticket.number ?? null };
}

async function ticketByIds(ids: readonly string[], desk: Desk): Promise<DeskTicket | null> {
  for (const id of [...new Set(ids)].slice(0, idsMax)) {
    const message = await desk.messageById(id);
    if (message) return message.ticket;
  }
  return null;
}

/** Ticket whose number is in the subject: `[#1042]`. Numbers can be guessed, so the caller asks who wrote it. */
export async function ticketBySubject({ subject }: Arrival, desk: Desk): Promise<DeskTicket | null> {
  const number = /\[#(\d{1,9})\]/.exec(subject ?? '')?.[1];
  return number === undefined ? null : desk.ticketByNumber(Number(number));
}
