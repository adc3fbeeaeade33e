import { readArrival, rootFields } from './arrival.ts';
import type { Desk, DeskTicket } from './desk.ts';
import { caseOf, noticesOf, type Reader, sizeMax } from './judge.ts';
import type { Envelope, NewVerdict, ThreadVerdict } from './verdict.ts';

/** A message that staff accept although it was refused, ignored or set aside. */
export interface Overruled {
  readonly raw: Buffer;
  readonly envelope: Envelope;
  /** Ticket that staff chose; null: a new one. */
  readonly ticket: DeskTicket | null;
}

/**
 * Judges a message anew as staff want it: a message of their ticket, or a new ticket. Sender and limits aren't asked
 * about again. Nobody gets an acknowledgement.
 * @returns null for a message that can't be read, or has no author
 */
export async function overrule(
  { envelope, raw, ticket }: Overruled,
  desk: Desk,
  read: Reader,
): Promise<ThreadVerdict | NewVerdict | null> {
  const arrival = readArrival(rootFields(raw), envelope, desk.settings);
  const { author } = arrival;
  if (author === null || arrival.hasSeveralAuthors || raw.length > sizeMax) return null;
  const reading = await read(raw);
  if ('problem' in reading) return null;
  const own = caseOf(arrival, reading.mail);
  const spoken = {
    ...own.judged,
    notices: noticesOf(own, desk),
    author,
    reason: 'accepted' as const,
    content: reading.mail.content,
    participantsOffered: [],
  };
  if (ticket === null) {
    const isOfCustomer = (await desk.customerAt(author.address)) === author.address;
    return { ...spoken, verdict: 'new', linkedTo: null, customer: isOfCustomer ? author.address : null };
  }
  const speaker = await desk.speakerOn(ticket, author.address);
  return {
    ...spoken,
    verdict: 'thread',
    ticket: ticket.number,
    via: 'subject',
    // Nobody speaks for us by mail that wasn't proven to be theirs.
    speaker: speaker === null || speaker === 'staff' ? 'participant' : speaker,
    reopen: ticket.status === 'closed',
  };
}
