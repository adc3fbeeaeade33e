import { isOwn } from './addresses.ts';
import { type Arrival, arrivedAt, fingerprintOf, readArrival, rootFields } from './arrival.ts';
import { isAutomaticSubject, isFromList, isUnread, originOf } from './automatic.ts';
import type { Desk } from './desk.ts';
import { type Found, ticketOf } from './find-ticket.ts';
import { valuesOf } from './headers.ts';
import type { Reading, ReadMail } from './read-mail.ts';
import { reportOf } from './report.ts';
import { type Case, place } from './place.ts';
import type { Envelope, IgnoreVerdict, Note, Notice, Reason, RefuseVerdict, Verdict } from './verdict.ts';

/** Bytes of a message; its sender is told when it has more. */
export const sizeMax = 25_000_000;
const hopsMax = 50;
const promptMilliseconds = 60_000;
const hourMilliseconds = 3_600_000;

/** Reads a message; in a thread of its own outside tests. */
export type Reader = (raw: Uint8Array) => Promise<Reading>;

/**
 * Judges a message: what becomes of it, and of which ticket. Only reads, so it may be judged again. The order of the
 * questions matters: a report must not be taken for an answer, nor an automatic answer for a customer's.
 */
export async function judge(raw: Buffer, envelope: Envelope, desk: Desk, read: Reader): Promise<Verdict> {
  const arrival = readArrival(rootFields(raw), envelope, desk.settings);
  if (raw.length > sizeMax) return refuse(caseOf(arrival, null), 'too-large', mayTell(arrival));
  const reading: Reading = arrival.hasSeveralAuthors ? { problem: 'broken' } : await read(raw);
  if ('problem' in reading) {
    // RFC 5322, 3.6.
    return refuse(caseOf(arrival, null), arrival.hasSeveralAuthors ? 'several-authors' : reading.problem);
  }
  const own = caseOf(arrival, reading.mail);
  return (
    (await known(own, desk)) ??
    (await report(own, desk)) ??
    (await automatic(own, desk)) ??
    (await senderCheck(own, desk)) ??
    place(own, desk)
  );
}

/** What all verdicts of a message start from. */
export function caseOf(arrival: Arrival, mail: ReadMail | null): Case {
  const read = mail ?? noMail;
  return {
    arrival,
    mail: read,
    judged: {
      email: fingerprintOf(arrival, read.hash),
      author: arrival.author,
      subject: arrival.subject,
      date: arrival.date,
      mayAnswer: false,
      notes: [],
      otherTicket: null,
      notices: read.notices,
      answers: [...new Set([...arrival.inReplyTo, ...arrival.references])].slice(0, 100),
    },
  };
}

const noMail: ReadMail = {
  type: '',
  reportType: null,
  reports: [],
  content: {
    text: '',
    folded: [],
    html: null,
    foldedHtml: [],
    remoteImages: [],
    attachments: [],
    inline: [],
    blocked: [],
  },
  notices: [],
  calendarMethod: null,
  wholeText: '',
  hash: '',
};

const refuse = ({ judged }: Case, reason: Reason, tellSender = false): RefuseVerdict => ({
  verdict: 'refuse',
  ...judged,
  reason,
  ticket: null,
  tellSender,
});

/** Ignores a message; with notes it carries its content, so that staff can take it over. */
const ignore = (
  { judged, mail }: Case,
  reason: Reason,
  ticket: number | null,
  notes: readonly Note[],
): IgnoreVerdict => ({
  verdict: 'ignore',
  ...judged,
  reason,
  ticket,
  notes,
  content: notes.length > 0 ? mail.content : null,
  isForStaff: true,
});

const ignoreForGood = (own: Case, reason: Reason, ticket: number | null): IgnoreVerdict => ({
  ...ignore(own, reason, ticket, []),
  isForStaff: false,
});

/** Whether the sender of a message that is too large may be told. */
const mayTell = (arrival: Arrival): boolean =>
  arrival.author !== null &&
  !arrival.hasSeveralAuthors &&
  !arrival.isFromNobody &&
  arrival.authentication.dmarc !== 'fail' &&
  originOf(arrival.fields) === 'person' &&
  !isFromList(arrival.fields) &&
  !isUnread(arrival.author.address);

/** Loops, copies, and mail of our own that came back. */
async function known(own: Case, desk: Desk): Promise<Verdict | null> {
  const { arrival, judged } = own;
  if (valuesOf(arrival.fields, 'received').length >= hopsMax) return ignoreForGood(own, 'loop', null);
  const taken = await desk.takenAs(judged.email);
  if (taken !== null) return ignoreForGood(own, 'duplicate', taken || null);
  const sent = arrival.messageId === null ? null : await desk.messageById(arrival.messageId);
  const isFromUs = arrival.author !== null && isOwn(desk.settings, arrival.author.address);
  if (sent?.direction !== 'sent' && !isFromUs) return null;
  const ticket = sent?.ticket ?? (await ticketOf(arrival, desk))?.ticket;
  return ignoreForGood(own, 'own-mail', ticket?.number ?? null);
}

async function report(own: Case, desk: Desk): Promise<Verdict | null> {
  const found = await reportOf(own.arrival, own.mail, desk);
  if (!found) return null;
  if (found.kind === 'nothing') return ignoreForGood(own, found.reason, found.message?.ticket.number ?? null);
  const { kind, recipient, status, stopsMail, message, other } = found;
  return {
    verdict: 'bounce',
    ...own.judged,
    reason: kind === 'complaint' ? 'complaint' : 'not-delivered',
    ticket: message.ticket.number,
    kind,
    recipient,
    status,
    of: message.id,
    stopsMail,
    notes: [kind === 'complaint' ? 'complaint' : 'bounced', ...(other === null ? [] : ['other-ticket' as const])],
    otherTicket: other,
  };
}

/** Answers of programs, lists of others, and answers to invitations without words. */
async function automatic(own: Case, desk: Desk): Promise<Verdict | null> {
  const { arrival, mail } = own;
  const { fields, author } = arrival;
  const found = await ticketOf(arrival, desk);
  const ticket = found?.ticket.number ?? null;
  const noted = (note: Note, reason: Reason) => ignore(own, reason, ticket, ticket === null ? [] : [note]);
  const isAllowed = author !== null && (await desk.isPersonAt(author.address));
  if (!isAllowed && originOf(fields) === 'automatic') return noted('automatic-reply', 'automatic');
  if (!arrival.isOwnList && isFromList(fields)) return noted('foreign-list', 'mailing-list');
  if (!isAllowed && (await isUnmarkedAnswer(arrival, desk))) {
    return noted('automatic-reply', 'looks-automatic');
  }
  if (mail.calendarMethod === 'REPLY' && hasNoWords(mail)) return noted('calendar-reply', 'calendar-reply');
  return isAllowed ? null : bulk(own, found, desk);
}

/** The subject of an automatic answer, and something else that speaks for one. */
async function isUnmarkedAnswer(arrival: Arrival, desk: Desk): Promise<boolean> {
  if (!isAutomaticSubject(arrival.subject ?? '')) return false;
  if (arrival.isFromNobody || isUnread(arrival.author?.address ?? '')) return true;
  const at = arrivedAt(arrival, desk.now()).getTime();
  for (const id of [...arrival.inReplyTo, ...arrival.references.slice(0, 1)].slice(0, 3)) {
    const message = await desk.messageById(id);
    const seconds = message?.direction === 'sent' ? at - message.at.getTime() : -1;
    if (seconds >= 0 && seconds < promptMilliseconds) return true;
  }
  return false;
}

const hasNoWords = ({ content }: ReadMail): boolean =>
  content.text === '' ||
  /\b(?:has|have) (?:tentatively )?(?:accepted|declined|replied)\b[^\n]{0,80}invitation/i.test(content.text);

/** Mail that nobody may answer: with a token from somebody who may speak it's a message, otherwise it isn't. */
async function bulk(own: Case, found: Found | null, desk: Desk): Promise<Verdict | null> {
  const { arrival } = own;
  // A list of ours marks what people write.
  const isBulk = arrival.isFromNobody || (!arrival.isOwnList && originOf(arrival.fields) === 'bulk');
  if (!isBulk) return null;
  const speaker = found && arrival.author ? await desk.speakerOn(found.ticket, arrival.author.address) : null;
  if (found?.via === 'token' && speaker !== null) return null;
  return ignore(own, 'bulk', found?.ticket.number ?? null, found ? ['automatic-reply'] : []);
}

/** Whether the sender is who they say. A copy of the notices tells readers when nobody knows. */
async function senderCheck(own: Case, desk: Desk): Promise<Verdict | null> {
  const { arrival } = own;
  if (arrival.author === null) return refuse(own, 'no-author');
  if (arrival.authentication.dmarc === 'fail') return refuse(own, 'dmarc-failed');
  own.judged = { ...own.judged, notices: noticesOf(own, desk) };
  return null;
}

/** What readers should know about a message, its sender included. */
export function noticesOf({ arrival, judged }: Case, desk: Desk): Notice[] {
  const arrived = arrivedAt(arrival, desk.now());
  const differs = arrival.date !== null && Math.abs(arrival.date.getTime() - arrived.getTime()) > hourMilliseconds;
  return [
    ...judged.notices,
    ...(arrival.authentication.dmarc === 'pass' ? [] : ['sender-not-verified' as const]),
    ...(differs ? ['date-differs' as const] : []),
  ];
}
