import { cutText } from '@hoster/domain/cut-text';
import { and, asc, eq, inArray, isNull, lte, or, sql } from '../../db/drizzle.ts';
import nodemailer, { type Transporter } from 'nodemailer';
import type { Context } from '../../context.ts';
import { attachedInvoice } from '../invoices/attached.ts';
import { mailOutbox } from './tables.ts';

type Row = typeof mailOutbox.$inferSelect;

/** Delivery of emails: by SMTP, or none (they stay readable in the mailbox). */
export type Transport = Pick<Transporter, 'sendMail' | 'close'> | null;

const batch = 20;
const leaseSeconds = 60;
const attemptsMax = 8;

/** Its links open accounts: what has left, or never will, is forgotten but for its head. */
const withoutText = { text: '', html: null };

/** The transport of the configuration. */
export function transportOf({ settings }: Context): Transport {
  if (settings.smtpUrl === null) return null;
  return nodemailer.createTransport(settings.smtpUrl, { from: senderOf(settings.publicOrigin) });
}

function senderOf(publicOrigin: string): string {
  const { hostname } = new URL(publicOrigin);
  return `Hoster <no-reply@${hostname.includes('.') ? hostname : 'hoster.example'}>`;
}

/**
 * Delivers due emails. They're leased first, so that several processes share the work; one whose process ends
 * between SMTP's answer and our note of it is sent twice, which beats not at all.
 * @returns number of emails taken
 */
export async function deliverDueMail(context: Context, transport: Transport): Promise<number> {
  const rows = await lease(context);
  for (const row of rows) await deliver(context, transport, row);
  return rows.length;
}

async function lease({ db, clock }: Context): Promise<Row[]> {
  const isDue = and(
    eq(mailOutbox.status, 'queued'),
    // Rows get their time from the database, whose clock may be a little ahead of ours.
    lte(mailOutbox.nextAttemptAt, sql`greatest(now(), ${clock.now().toISOString()}::timestamptz)`),
    or(isNull(mailOutbox.claimedUntil), lte(mailOutbox.claimedUntil, sql`now()`)),
  );
  // Most of the time there is nothing, and no transaction is needed to see that.
  const [any] = await db.select({ id: mailOutbox.id }).from(mailOutbox).where(isDue).limit(1);
  if (!any) return [];
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(isDue)
      .orderBy(asc(mailOutbox.id))
      .limit(batch)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    return tx
      .update(mailOutbox)
      .set({
        claimedUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
        attempts: sql`${mailOutbox.attempts} + 1`,
      })
      .where(
        inArray(
          mailOutbox.id,
          due.map((row) => row.id),
        ),
      )
      .returning();
  });
}

async function deliver(context: Context, transport: Transport, row: Row): Promise<void> {
  const { db, log } = context;
  const done = { claimedUntil: null, sentAt: sql`now()`, error: null };
  if (transport === null) {
    await db
      .update(mailOutbox)
      .set({ ...done, status: 'kept' })
      .where(eq(mailOutbox.id, row.id));
    return;
  }
  try {
    await transport.sendMail({
      to: row.recipient,
      subject: row.subject,
      text: row.text,
      ...(row.html !== null && { html: row.html }),
      ...(row.invoice !== null && { attachments: await attachmentsOf(db, row.invoice) }),
      ...(row.replyTo !== null && { replyTo: row.replyTo }),
      // What a person wrote is answered: helpdesks leave generated emails aside.
      headers: {
        'Content-Language': row.language,
        ...(row.replyTo === null && { 'Auto-Submitted': 'auto-generated' }),
      },
    });
    await db
      .update(mailOutbox)
      .set({ ...done, ...withoutText, status: 'sent' })
      .where(eq(mailOutbox.id, row.id));
  } catch (error) {
    log.error({ err: error, mail: row.id }, 'Mail could not be sent');
    const seconds = Math.min(3600, 5 * 2 ** row.attempts);
    await db
      .update(mailOutbox)
      .set({
        claimedUntil: null,
        error: cutText(String(error), 500),
        ...(row.attempts >= attemptsMax ? { ...withoutText, status: 'failed' } : { status: 'queued' }),
        nextAttemptAt: sql`now() + make_interval(secs => ${seconds})`,
      })
      .where(eq(mailOutbox.id, row.id));
  }
}

async function attachmentsOf(db: Context['db'], number: string) {
  const content = await attachedInvoice(db, number);
  return content ? [{ filename: `${number}.pdf`, content, contentType: 'application/pdf' }] : [];
}
