import type { Arrival } from './arrival.ts';
import { isDaemon } from './automatic.ts';
import type { Desk, DeskMessage } from './desk.ts';
import { addressOf, type Field, messageIds, valuesOf } from './headers.ts';
import type { ReadMail, ReportPart } from './read-mail.ts';
import type { Reason } from './verdict.ts';

const dayMilliseconds = 86_400_000;
/** Times in 7 days that a full mailbox is forgiven. */
const fullMailboxes = 3;
const unknownStatus = '5.0.0';

/** What a report says about a message that we sent. */
export type Report =
  | {
      readonly kind: 'permanent' | 'temporary' | 'complaint';
      readonly message: DeskMessage;
      readonly recipient: string | null;
      readonly status: string | null;
      readonly stopsMail: boolean;
      /** Ticket that a weaker trace names. */
      readonly other: number | null;
    }
  /** A receipt, a delay, or about something that we didn't send. */
  | { readonly kind: 'nothing'; readonly reason: Reason; readonly message: DeskMessage | null };

/** Reads a report: delivery (RFC 3464), receipt (RFC 8098), complaint (RFC 5965). Null: it's none. */
export async function reportOf(arrival: Arrival, mail: ReadMail, desk: Desk): Promise<Report | null> {
  const part = (type: string) => mail.reports.find((report) => report.type === type);
  const isReport = mail.type === 'multipart/report';
  const receipt = part('message/disposition-notification');
  if (receipt || (isReport && mail.reportType === 'disposition-notification')) {
    const { message } = await sentOf(arrival, mail, desk);
    return { kind: 'nothing', reason: 'read-receipt', message };
  }
  const complaint = part('message/feedback-report');
  if (complaint || (isReport && mail.reportType === 'feedback-report'))
    return complaintOf(arrival, mail, complaint, desk);
  const delivery = part('message/delivery-status');
  // Some servers send the report in a multipart/mixed message.
  const isDelivery =
    delivery !== undefined && (isReport || arrival.isFromNobody || isDaemon(arrival.author?.address ?? ''));
  if (isDelivery || (isReport && mail.reportType === 'delivery-status')) {
    return deliveryOf(arrival, mail, delivery, desk);
  }
  return arrival.isFromNobody ? bounceWithoutReport(arrival, mail, desk) : null;
}

async function complaintOf(
  arrival: Arrival,
  mail: ReadMail,
  part: ReportPart | undefined,
  desk: Desk,
): Promise<Report> {
  const fields = part?.blocks.flat() ?? [];
  const kind = (valuesOf(fields, 'feedback-type')[0] ?? 'abuse').trim().toLowerCase();
  const { message, other } = await sentOf(arrival, mail, desk);
  if (!message) return { kind: 'nothing', reason: 'report-about-others', message };
  if (!['abuse', 'fraud', 'virus', 'other', 'opt-out'].includes(kind)) {
    return { kind: 'nothing', reason: 'feedback', message };
  }
  const recipient = recipientOf([addressField(fields, 'original-rcpt-to')], message);
  return { kind: 'complaint', message, recipient, status: null, stopsMail: true, other };
}

async function deliveryOf(arrival: Arrival, mail: ReadMail, part: ReportPart | undefined, desk: Desk): Promise<Report> {
  const { message, other } = await sentOf(arrival, mail, desk);
  if (!message) return { kind: 'nothing', reason: 'report-about-others', message };
  const recipients = (part?.blocks ?? []).filter((block) =>
    ['final-recipient', 'original-recipient', 'action'].some((name) => valuesOf(block, name).length > 0),
  );
  const failed = recipients.find((block) => hasFailed(block));
  if (!failed && recipients.length > 0) return { kind: 'nothing', reason: 'no-failure', message };
  const status = failed ? statusOf(failed) : statusIn(mail.wholeText);
  const recipient = recipientOf(
    [addressField(failed ?? [], 'original-recipient'), addressField(failed ?? [], 'final-recipient')],
    message,
  );
  return { ...(await bounce(status, recipient, desk)), message, other };
}

/** An empty sender and the envelope address of a message of ours, or a mail server that quotes one: qmail and others. */
async function bounceWithoutReport(arrival: Arrival, mail: ReadMail, desk: Desk): Promise<Report | null> {
  const author = arrival.author?.address ?? '';
  if (arrival.bounced === null && !isDaemon(author)) return null;
  const { message, other } = await sentOf(arrival, mail, desk);
  if (!message) return null;
  // Programs that answer for people write to the envelope address too.
  if (author === message.to || (await desk.speakerOn(message.ticket, author)) !== null) return null;
  const recipient = recipientOf([], message) ?? addressOf(/<([^<>\s]{3,254})>:/.exec(mail.wholeText)?.[1] ?? '');
  return { ...(await bounce(statusIn(mail.wholeText), recipient, desk)), message, other };
}

async function bounce(status: string, recipient: string | null, desk: Desk) {
  const kind = status.startsWith('4') ? ('temporary' as const) : ('permanent' as const);
  const isFull = status === '5.2.2';
  const since = new Date(desk.now().getTime() - 7 * dayMilliseconds);
  const earlier =
    isFull && recipient !== null ? await desk.count({ kind: 'full-mailbox', address: recipient }, since) : 0;
  return { kind, status, recipient, stopsMail: kind === 'permanent' && (!isFull || earlier + 1 >= fullMailboxes) };
}

function hasFailed(block: readonly Field[]): boolean {
  const action = /^\s*([a-z]+)/i.exec(valuesOf(block, 'action')[0] ?? '')?.[1]?.toLowerCase();
  return action === undefined
    ? statusOf(block).startsWith('5') && valuesOf(block, 'status').length > 0
    : action === 'failed';
}

/** Enhanced status code (RFC 3463) of a recipient. The server's words are more precise than 5.0.0. */
function statusOf(block: readonly Field[]): string {
  const codes = ['status', 'diagnostic-code'].flatMap((name) => codeIn(valuesOf(block, name)[0] ?? '') ?? []);
  return codes.find((code) => !code.endsWith('.0.0')) ?? codes[0] ?? unknownStatus;
}

const codeIn = (text: string): string | null =>
  /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(text.slice(0, 10_000))?.[0] ?? null;

/** Code in the words of a server; without one, its SMTP code says whether it may be tried again. */
function statusIn(text: string): string {
  const code = codeIn(text);
  if (code !== null) return code;
  return /(?<!\d)4[2-5]\d[ -](?!\d)/.test(text.slice(0, 10_000)) && !/(?<!\d)55\d[ -]/.test(text)
    ? '4.0.0'
    : unknownStatus;
}

const addressField = (fields: readonly Field[], name: string): string | null =>
  addressOf((valuesOf(fields, name)[0] ?? '').split(';').at(-1) ?? '');

/** Whom we wrote to; what a report says of others doesn't count against them. */
function recipientOf(said: readonly (string | null)[], { to }: DeskMessage): string | null {
  return to ?? said.find((address) => address !== null) ?? null;
}

/** The message of ours that a report is about: by the original, by the fields of the report, by the envelope. */
async function sentOf(
  arrival: Arrival,
  mail: ReadMail,
  desk: Desk,
): Promise<{ message: DeskMessage | null; other: number | null }> {
  const originals = mail.reports.filter(({ type }) => type === 'original').flatMap(({ blocks }) => blocks.flat());
  const reported = mail.reports.filter(({ type }) => type !== 'original').flatMap(({ blocks }) => blocks.flat());
  const quoted = [...mail.wholeText.matchAll(/^[>\s]{0,10}message-id:\s{0,10}(<[^<>\s]{1,500}>)/gim)].map(
    ([, id = '']) => id,
  );
  const ids = [
    ...valuesOf(originals, 'message-id'),
    ...['original-message-id', 'x-original-message-id'].flatMap((name) => valuesOf(reported, name)),
    ...(mail.type === 'multipart/report' ? [] : quoted.slice(0, 5)),
  ].flatMap((value) => messageIds(value));
  const named = arrival.bounced ? await desk.sentByKey(arrival.bounced.ticket, arrival.bounced.key) : null;
  const candidates = [
    await sentById(ids, desk),
    named,
    await sentById([...arrival.inReplyTo, ...arrival.references], desk),
  ];
  const message = candidates.find((found) => found !== null) ?? null;
  const other = candidates.find((found) => found !== null && found.ticket.number !== message?.ticket.number);
  return { message, other: other?.ticket.number ?? null };
}

async function sentById(ids: readonly string[], desk: Desk): Promise<DeskMessage | null> {
  for (const id of [...new Set(ids)].slice(0, 20)) {
    const message = await desk.messageById(id);
    if (message?.direction === 'sent') return message;
  }
  return null;
}
