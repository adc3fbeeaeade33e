import { defineMessages } from '@formatjs/intl';
import { and, desc, eq, gt, inArray, lt, ne, or } from '../db/drizzle.ts';
import type { Db } from '../db/types.ts';
import type { Context } from '../context.ts';
import { dayMilliseconds } from '../clock.ts';
import { AppError, notFound } from '../http/errors/errors.ts';
import { redacted } from '@hoster/domain/network/redacted';
import { trueTexts } from './keys.ts';
import { mailOutbox } from './tables.ts';

const texts = defineMessages({
  gone: {
    id: 'platform.mail.text-gone',
    defaultMessage: 'The text of this email isn’t kept any more.',
    description: 'Error for staff who send an email again',
  },
  again: {
    id: 'platform.mail.sent-again',
    defaultMessage: 'This email has just been sent again.',
    description: 'Error for staff who send an email again',
  },
});

/** How long texts and rows of emails are kept. */
const textDays = 183;
const rowDays = 2 * 366;
/** Within this time an email is sent again once. */
const pauseMilliseconds = 60_000;

export type LoggedEmail = typeof mailOutbox.$inferSelect;

/** Emails to addresses, newest first. */
export function emailsTo(
  db: Db,
  addresses: readonly string[],
  { before, limit }: { before: number | undefined; limit: number },
): Promise<LoggedEmail[]> {
  const to = inArray(mailOutbox.recipient, [...addresses]);
  return db
    .select()
    .from(mailOutbox)
    .where(and(to, before === undefined ? undefined : lt(mailOutbox.id, before)))
    .orderBy(desc(mailOutbox.id))
    .limit(limit);
}

/** An email to one of the addresses. @throws AppError 404 for another one */
export async function emailTo(db: Db, addresses: readonly string[], id: number): Promise<LoggedEmail> {
  const [row] = await db.select().from(mailOutbox).where(emailOf(addresses, id));
  if (!row) throw notFound(`No email ${id}`);
  return row;
}

/** Whether links or codes in an email open an account: its text isn't for staff, and isn't kept once it's sent. */
export const isSecret = ({ expiresAt }: Pick<LoggedEmail, 'expiresAt'>): boolean => expiresAt !== null;

/**
 * The text of an email for staff: without the keys of its links, also while it waits, has failed, or is in the mailbox of
 * a site without SMTP.
 */
export const shownText = ({ text }: Pick<LoggedEmail, 'text'>): string => redacted(text);

/** Whether staff can send an email again: it has reached its server, and its text is kept. */
export const isRepeatable = (row: LoggedEmail): boolean =>
  (row.status === 'sent' || row.status === 'kept') && row.text !== '' && !isSecret(row);

/**
 * Sends an email again as a new one, which two presses do once.
 * @throws AppError 404 for one to somebody else, 409 `email_gone` when its text isn't kept or is a secret, 409
 *   `email_resent` within a minute
 */
export async function sendAgain(context: Context, addresses: readonly string[], id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [row] = await tx.select().from(mailOutbox).where(emailOf(addresses, id)).for('update');
    if (!row) throw notFound(`No email ${id}`);
    if (!isRepeatable(row)) throw new AppError({ status: 409, code: 'email_gone', detail: texts.gone });
    const recent = gt(mailOutbox.createdAt, new Date(Date.now() - pauseMilliseconds));
    const copies = and(eq(mailOutbox.copyOf, id), or(recent, eq(mailOutbox.status, 'queued')));
    if ((await tx.$count(mailOutbox, copies)) > 0) {
      throw new AppError({ status: 409, code: 'email_resent', detail: texts.again });
    }
    const { envelopeFrom, headers, invoice, kind, language, recipient, replyTo, sender, subject } = row;
    const copy = { envelopeFrom, headers, invoice, kind, language, recipient, replyTo, sender, subject };
    await tx.insert(mailOutbox).values({ ...copy, ...trueTexts(context, row), copyOf: id });
  });
}

/** Removes texts of emails that were sent half a year ago, and what is left of those of two years ago. */
export async function sweepEmails(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMilliseconds);
  const isDone = inArray(mailOutbox.status, ['sent', 'kept', 'discarded']);
  await db.delete(mailOutbox).where(and(lt(mailOutbox.createdAt, daysAgo(rowDays)), isDone));
  await db
    .update(mailOutbox)
    .set({ text: '', html: null, sealed: null })
    .where(and(lt(mailOutbox.createdAt, daysAgo(textDays)), isDone, ne(mailOutbox.text, '')));
}

const emailOf = (addresses: readonly string[], id: number) =>
  and(eq(mailOutbox.id, id), inArray(mailOutbox.recipient, [...addresses]));
