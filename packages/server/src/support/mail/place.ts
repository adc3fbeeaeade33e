import { isOwn } from './addresses.ts';
import type { Arrival } from './arrival.ts';
import { isUnread } from './automatic.ts';
import type { Desk, DeskTicket, Speaker } from './desk.ts';
import { ticketBySubject, ticketOf } from './find-ticket.ts';
import { domainOf } from './headers.ts';
import type { ReadMail } from './read-mail.ts';
import type {
  Judged,
  Mailbox,
  NewVerdict,
  Note,
  ParticipantVerdict,
  RefuseVerdict,
  ThreadVerdict,
  Verdict,
  Via,
} from './verdict.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Limits of `ticket-mail`: more is held, and staff are told. */
const limits = {
  messages: { times: 20, milliseconds: 10 * minute },
  tickets: { times: 5, milliseconds: hour },
  ticketsOfDomain: { times: 20, milliseconds: hour },
  reopenings: { times: 3, milliseconds: day },
  acknowledgementsAnHour: { times: 3, milliseconds: hour },
  acknowledgementsADay: { times: 10, milliseconds: day },
} as const;
const reopenDays = 30;
const offeredMax = 20;

/** Message that is being judged, with what all verdicts say. */
export interface Case {
  readonly arrival: Arrival;
  readonly mail: ReadMail;
  judged: Omit<Judged, 'reason'>;
}

type Spoken = Case & { readonly author: Mailbox };

/** Finds the ticket of a person's message, and whether they may speak on it. */
export async function place(own: Case, desk: Desk): Promise<Verdict> {
  const { arrival } = own;
  if (arrival.author === null) throw new Error('A message without an author reached its ticket');
  const spoken = { ...own, author: arrival.author };
  const found = await ticketOf(arrival, desk);
  const numbered = await ticketBySubject(arrival, desk);
  const mayUseNumber = numbered !== null && (await speaksVerified(spoken, numbered, desk));
  if (!found) {
    const cited = await citedTicket(spoken, desk);
    if (cited) return intoTicket(spoken, cited, 'references', null, desk);
    return mayUseNumber ? intoTicket(spoken, numbered, 'subject', null, desk) : openTicket(spoken, null, [], desk);
  }
  const other = found.other ?? (mayUseNumber && numbered.number !== found.ticket.number ? numbered.number : null);
  return intoTicket(spoken, found.ticket, found.via, other, desk);
}

/** Ticket in which the answer to this message came before it. */
async function citedTicket({ arrival, author }: Spoken, desk: Desk): Promise<DeskTicket | null> {
  const ticket = arrival.messageId === null ? null : ((await desk.ticketCiting?.(arrival.messageId)) ?? null);
  return ticket && (await desk.speakerOn(ticket, author.address)) !== null ? ticket : null;
}

/** Numbers can be guessed: only a verified sender who speaks on the ticket may use one. */
const speaksVerified = async ({ arrival, author }: Spoken, ticket: DeskTicket, desk: Desk): Promise<boolean> =>
  arrival.authentication.dmarc === 'pass' && (await desk.speakerOn(ticket, author.address)) !== null;

async function intoTicket(
  own: Spoken,
  ticket: DeskTicket,
  via: Via,
  other: number | null,
  desk: Desk,
): Promise<Verdict> {
  const speaker = await desk.speakerOn(ticket, own.author.address);
  const notes: Note[] = other === null ? [] : ['other-ticket'];
  const judged = { ...own.judged, otherTicket: other };
  // Anybody may write a staff member's address into From.
  const isUnproven = speaker === 'staff' && own.arrival.authentication.dmarc !== 'pass';
  if (speaker === null || isUnproven) return participant({ ...own, judged }, ticket, via, notes, desk);
  if (isLongClosed(ticket, desk) && speaker !== 'staff') {
    return openTicket({ ...own, judged }, ticket.number, [...notes, 'too-late-to-reopen'], desk);
  }
  if (speaker !== 'staff' && (await isOver(desk, { kind: 'message', ticket: ticket.number }, limits.messages))) {
    return held({ ...own, judged }, ticket.number, 'too-many-messages');
  }
  const reopening = ticket.status === 'closed' && speaker !== 'staff';
  const isTooOften = reopening && (await isOver(desk, { kind: 'reopening', ticket: ticket.number }, limits.reopenings));
  const verdict: ThreadVerdict = {
    verdict: 'thread',
    ...judged,
    author: own.author,
    reason: 'speaker',
    ticket: ticket.number,
    via,
    speaker,
    reopen: ticket.status !== 'open' && speaker !== 'staff' && !isTooOften,
    content: own.mail.content,
    notes: isTooOften ? [...notes, 'too-many-reopenings'] : notes,
    participantsOffered: await offered(own, ticket, desk),
  };
  return verdict;
}

const isLongClosed = ({ status, closedAt }: DeskTicket, desk: Desk): boolean =>
  status === 'closed' && closedAt !== null && desk.now().getTime() - closedAt.getTime() > reopenDays * day;

async function participant(
  own: Spoken,
  ticket: DeskTicket,
  via: Via,
  notes: readonly Note[],
  desk: Desk,
): Promise<ParticipantVerdict> {
  const customer = await desk.customerAt(own.author.address);
  const askAt = customer !== null && customer !== own.author.address ? customer : null;
  return {
    verdict: 'participant',
    ...own.judged,
    author: own.author,
    reason: 'not-invited',
    ticket: ticket.number,
    via,
    askAt,
    content: own.mail.content,
    notes: askAt === null ? notes : [...notes, 'other-address-of-customer'],
    participantsOffered: await offered(own, ticket, desk),
  };
}

async function openTicket(
  own: Spoken,
  linkedTo: number | null,
  notes: readonly Note[],
  desk: Desk,
): Promise<NewVerdict | RefuseVerdict> {
  const { author, arrival } = own;
  const { address } = author;
  const isOverLimit =
    (await isOver(desk, { kind: 'ticket', address }, limits.tickets)) ||
    (await isOver(desk, { kind: 'ticket-of-domain', domain: domainOf(address) }, limits.ticketsOfDomain));
  if (isOverLimit) return held(own, linkedTo, 'too-many-tickets');
  const isProven = arrival.authentication.dmarc === 'pass' || arrival.authentication.isAligned;
  return {
    verdict: 'new',
    ...own.judged,
    author,
    reason: linkedTo === null ? 'no-ticket' : 'closed-too-long',
    linkedTo,
    customer: isProven && (await desk.customerAt(address)) === address ? address : null,
    content: own.mail.content,
    notes,
    mayAnswer: isProven && (await mayAcknowledge(own, desk)),
    participantsOffered: await offered(own, null, desk),
  };
}

/** Whether an acknowledgement may go out: it must not start a loop, nor reach somebody who didn't write. */
async function mayAcknowledge({ author, mail }: Spoken, desk: Desk): Promise<boolean> {
  if (isUnread(author.address) || mail.calendarMethod !== null) return false;
  const what = { kind: 'acknowledgement', address: author.address } as const;
  return (
    !(await isOver(desk, what, limits.acknowledgementsAnHour)) &&
    !(await isOver(desk, what, limits.acknowledgementsADay))
  );
}

const held = (
  { judged }: Case,
  ticket: number | null,
  reason: 'too-many-messages' | 'too-many-tickets',
): RefuseVerdict => ({
  verdict: 'refuse',
  ...judged,
  reason,
  ticket,
  notes: [reason],
  tellSender: false,
});

async function isOver(
  desk: Desk,
  what: Parameters<Desk['count']>[0],
  { times, milliseconds }: { readonly times: number; readonly milliseconds: number },
): Promise<boolean> {
  return (await desk.count(what, new Date(desk.now().getTime() - milliseconds))) >= times;
}

/** Others in To and Cc whom staff may invite: not us, not the author, nobody who speaks already. */
async function offered({ arrival, author }: Spoken, ticket: DeskTicket | null, desk: Desk): Promise<Mailbox[]> {
  const others = new Map<string, Mailbox>();
  for (const mailbox of arrival.named) {
    const { address } = mailbox;
    if (others.size >= offeredMax || others.has(address) || address === author.address) continue;
    if (isOwn(desk.settings, address)) continue;
    const speaker: Speaker | null = ticket === null ? null : await desk.speakerOn(ticket, address);
    if (speaker === null) others.set(address, mailbox);
  }
  return [...others.values()];
}
