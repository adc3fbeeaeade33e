import { defineMessage } from '@formatjs/intl';
import type { StaffEmail } from '@hoster/contract';
import { and, desc, eq, sql } from '../db/drizzle.ts';
import type { Context } from '../context.ts';
import { AppError, notFound } from '../http/errors/errors.ts';
import { hasExpired, mailOutbox } from './tables.ts';

const most = 200;

const expired = defineMessage({
  id: 'platform.mail.expired',
  defaultMessage: 'The links in this email have expired. The customer can ask for a new one.',
  description: 'Error for staff who send an email again',
});

const hasFailed = (id: number) => and(eq(mailOutbox.id, id), eq(mailOutbox.status, 'failed'));

/** Emails that have failed for good, newest first. Without their texts: links and codes in them open accounts. */
export async function failedEmails({ db, clock }: Context): Promise<StaffEmail[]> {
  const rows = await db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.status, 'failed'))
    .orderBy(desc(mailOutbox.id))
    .limit(most);
  return rows.map((row) => ({
    id: row.id,
    recipient: row.recipient,
    subject: row.subject,
    created: row.createdAt.toISOString(),
    attempts: row.attempts,
    error: row.error,
    is_expired: hasExpired(row, clock.now()),
  }));
}

/**
 * Sends a failed email again, as if it was new: for five days, with another `Message-ID`.
 * @throws AppError 404 for one that hasn't failed or is dealt with, 409 `email_expired`
 */
export async function resendEmail({ clock, db }: Context, id: number): Promise<void> {
  const [row] = await db.select().from(mailOutbox).where(hasFailed(id));
  if (!row) throw notFound(`No failed email ${id}`);
  if (hasExpired(row, clock.now())) throw new AppError({ status: 409, code: 'email_expired', detail: expired });
  const now = sql`now()`;
  const queued = { status: 'queued', attempts: 0, error: null, createdAt: now, nextAttemptAt: now } as const;
  await db.update(mailOutbox).set(queued).where(hasFailed(id));
}

/** Discards a failed email with its text. @throws AppError 404 for one that hasn't failed or is dealt with */
export async function discardEmail({ db }: Context, id: number): Promise<void> {
  const discarded = { status: 'discarded', text: '', html: null } as const;
  const rows = await db.update(mailOutbox).set(discarded).where(hasFailed(id)).returning({ id: mailOutbox.id });
  if (rows.length === 0) throw notFound(`No failed email ${id}`);
}
