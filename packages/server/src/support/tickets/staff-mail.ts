import { defineMessages } from '@formatjs/intl';
import type { MailAcceptance, MailAddress, StaffMail, StaffMailDetails, StaffMailQuery } from '@hoster/contract';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, type SQL } from '../../platform/db/drizzle.ts';
import { type Db, takeTurns } from '../../platform/db/index.ts';
import { changed, type Context } from '../../platform/index.ts';
import { AppError, FieldError, type Language, notFound } from '../../platform/http/index.ts';
import { readArrival, rootFields } from '../mail/arrival.ts';
import { overrule } from '../mail/overrule.ts';
import { type Reader, sizeMax } from '../mail/judge.ts';
import { supportInboundMail } from '../mail/tables.ts';
import { applyVerdict } from './apply-verdict.ts';
import { deskOnTables } from './desk-on-tables.ts';
import { lockTicket } from './find.ts';
import { invite } from './held.ts';
import { reasonText } from './mail-reasons.ts';
import { deskSettings } from './settings.ts';
import { ticketAddresses } from './tables.ts';

const texts = defineMessages({
  decided: {
    id: 'support.mail.decided',
    defaultMessage: 'Someone has already decided on this email.',
    description: 'Error: staff accept or discard an email',
  },
  unreadable: {
    id: 'support.mail.unreadable',
    defaultMessage: 'This email can’t be read, so it can’t become a message.',
    description: 'Error: staff accept an email',
  },
  unknownTicket: {
    id: 'support.mail.unknown-ticket',
    defaultMessage: 'There’s no ticket with this number.',
    description: 'Error: staff accept an email into a ticket',
  },
});

type Row = typeof supportInboundMail.$inferSelect;
const { raw: _raw, ...listed } = columnsOf();
const ofStaff = eq(supportInboundMail.isForStaff, true);
const undecided = isNull(supportInboundMail.decision);

const conditions: Readonly<Record<StaffMailQuery['state'], SQL | undefined>> = {
  held: and(ofStaff, undecided, inArray(supportInboundMail.verdict, ['refuse', 'set-aside'])),
  ignored: and(ofStaff, undecided, eq(supportInboundMail.verdict, 'ignore')),
  decided: and(ofStaff, isNotNull(supportInboundMail.decision)),
};

function columnsOf() {
  const { decision, error, id, raw, reason, receivedAt, sender, subject, ticketId, verdict } = supportInboundMail;
  return { decision, error, id, raw, reason, receivedAt, sender, subject, ticketId, verdict };
}

const present = (
  {
    decision,
    id,
    reason,
    receivedAt,
    sender,
    subject,
    ticketId,
    verdict,
  }: Pick<Row, 'decision' | 'id' | 'reason' | 'receivedAt' | 'sender' | 'subject' | 'ticketId' | 'verdict'>,
  language: Language,
): StaffMail => ({
  id,
  from: sender,
  subject,
  received: receivedAt.toISOString(),
  verdict: verdict === 'refuse' || verdict === 'ignore' ? verdict : 'set-aside',
  reason: reasonText(reason, language),
  ticket: ticketId,
  decision,
});

/** A page of the emails that staff decide on, latest first. @throws AppError 404 for a page beyond the last */
export async function findMail(db: Db, { page, page_size: size, state }: StaffMailQuery, language: Language) {
  const where = conditions[state];
  const [total] = await db.select({ mails: count() }).from(supportInboundMail).where(where);
  const rows = await db
    .select(listed)
    .from(supportInboundMail)
    .where(where)
    .orderBy(desc(supportInboundMail.id))
    .limit(size)
    .offset((page - 1) * size);
  if (rows.length === 0 && page > 1) throw notFound();
  return { count: total?.mails ?? 0, results: rows.map((row) => present(row, language)) };
}

/** Emails about a ticket that nobody has decided on, oldest first. */
export async function undecidedMail(db: Db, ticketId: number, language: Language): Promise<StaffMail[]> {
  const rows = await db
    .select(listed)
    .from(supportInboundMail)
    .where(and(ofStaff, undecided, eq(supportInboundMail.ticketId, ticketId)))
    .orderBy(asc(supportInboundMail.id))
    .limit(50);
  return rows.map((row) => present(row, language));
}

async function mailById(db: Db, id: number, lock: boolean): Promise<Row> {
  const query = db
    .select()
    .from(supportInboundMail)
    .where(and(ofStaff, eq(supportInboundMail.id, id)));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw notFound(`No email ${id} for staff`);
  return row;
}

/** An email with its text. @throws AppError 404 */
export async function mailDetails(
  context: Context,
  id: number,
  language: Language,
  read: Reader,
): Promise<StaffMailDetails> {
  const { db, settings } = context;
  const row = await mailById(db, id, false);
  const readable = row.raw.length > 0 && row.raw.length <= sizeMax;
  const reading = readable ? await read(row.raw).catch(() => null) : null;
  const content = reading && 'mail' in reading ? reading.mail.content : null;
  const { authentication } = readArrival(rootFields(row.raw), row.envelope, deskSettings(settings));
  return {
    ...present(row, language),
    text: content && [content.text, ...content.folded].filter(Boolean).join('\n\n'),
    files: content ? [...content.attachments, ...content.blocked].map(({ name }) => name) : [],
    verified: authentication.dmarc === 'pass',
    is_person: row.sender !== null && (await (await deskOnTables(context)).isPersonAt(row.sender)),
    error: row.error,
  };
}

/**
 * Makes an email a message of a ticket, or of a new one. Who may not speak on the ticket is invited.
 * @throws AppError 404 for no such email, 409 when it's decided or can't be read; FieldError for an unknown ticket
 */
export async function acceptMail(
  context: Context,
  id: number,
  userId: number,
  { is_person: isPerson, ticket: number }: MailAcceptance,
  read: Reader,
): Promise<void> {
  const { clock, db } = context;
  const row = await mailById(db, id, false);
  // Reading takes long, and nobody should wait for it.
  const reading =
    row.raw.length > 0 && row.raw.length <= sizeMax ? await read(row.raw) : { problem: 'broken' as const };
  await db.transaction(async (tx) => {
    await takeTurns(tx, 'support mail');
    await checkOpen(tx, id);
    const desk = await deskOnTables({ ...context, db: tx });
    const ticket = number === null ? null : await desk.ticketByNumber(number);
    if (number !== null && ticket === null) throw new FieldError({ ticket: [texts.unknownTicket] });
    const { envelope, raw } = row;
    const verdict = await overrule({ envelope, raw, ticket }, desk, () => Promise.resolve(reading));
    if (verdict === null) throw new AppError({ status: 409, code: 'conflict', detail: texts.unreadable });
    const { address } = verdict.author;
    if (verdict.verdict === 'thread' && verdict.speaker === 'participant') {
      const into = await lockTicket(tx, { id: verdict.ticket });
      // Nothing answers a machine, unless staff know that it’s a person.
      const isSilent = row.verdict === 'ignore' && !isPerson;
      await invite(tx, context, into, { address, invitedBy: userId, isSilent });
    }
    const ticketId = await applyVerdict(context, tx, verdict);
    if (isPerson) await decideOnAddress(tx, { address, is_person: true });
    await decide(tx, id, { decision: 'accepted', decidedAt: clock.now(), decidedBy: userId, ticketId });
  });
}

/** Discards an email with its text. @throws AppError 404 for no such email, 409 when it's decided */
export async function discardMail({ clock, db }: Context, id: number, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await checkOpen(tx, id);
    const raw = Buffer.alloc(0);
    await decide(tx, id, { decision: 'discarded', decidedAt: clock.now(), decidedBy: userId, raw });
  });
}

async function checkOpen(tx: Db, id: number): Promise<void> {
  const { decision } = await mailById(tx, id, true);
  if (decision !== null) throw new AppError({ status: 409, code: 'conflict', detail: texts.decided });
}

async function decide(tx: Db, id: number, decision: Partial<Row>): Promise<void> {
  await tx.update(supportInboundMail).set(decision).where(eq(supportInboundMail.id, id));
  if (decision.ticketId) await changed(tx, 'staff', { kind: 'ticket', id: decision.ticketId });
}

/** Addresses with a decision, in alphabetical order. */
export async function mailAddresses(db: Db): Promise<MailAddress[]> {
  const rows = await db
    .select()
    .from(ticketAddresses)
    .where(or(eq(ticketAddresses.isPerson, true), eq(ticketAddresses.isStopped, true)))
    .orderBy(asc(ticketAddresses.address))
    .limit(1000);
  return rows.map(({ address, isPerson, isStopped }) => ({ address, is_person: isPerson, is_stopped: isStopped }));
}

/** Stores a decision about an address; what isn't given stays. */
export async function decideOnAddress(
  db: Db,
  { address, is_person: isPerson, is_stopped: isStopped }: Partial<MailAddress> & Pick<MailAddress, 'address'>,
): Promise<void> {
  const decision = { ...(isPerson !== undefined && { isPerson }), ...(isStopped !== undefined && { isStopped }) };
  await db
    .insert(ticketAddresses)
    .values({ address: address.toLowerCase(), ...decision })
    .onConflictDoUpdate({ target: ticketAddresses.address, set: decision });
}
