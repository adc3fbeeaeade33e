import { cutText } from '@hoster/domain/text/cut-text';
import { and, asc, eq, isNull, lte, or, sql } from '../db/drizzle.ts';
import nodemailer, { type Transporter } from 'nodemailer';
import type { Context } from '../context.ts';
import { companySettingsOf } from '../company/index.ts';
import { tellOfFailure } from './failure.ts';
import { hasKeys, withoutKeys } from './keys.ts';
import { isSecret } from './log.ts';
import { hasExpired, mailOutbox } from './tables.ts';

type Row = typeof mailOutbox.$inferSelect;

/** Delivery of emails: by SMTP, or none (they stay readable in the mailbox). */
export type Transport = Pick<Transporter, 'sendMail' | 'close'> | null;

/** Emails that a process sends at the same time. */
const parallel = 5;
const leaseSeconds = 60;
/** Longest pause between two attempts. */
const pauseSecondsMax = 3600;
/** How long an email is tried (RFC 5321, 4.5.4.1: at least four to five days). */
const patienceDays = 5;
/** Milliseconds. A server that says nothing for longer is tried again later, and the others don't wait for it. */
const limits = { dnsTimeout: 5000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

/** The transport of the configuration. */
export function transportOf({ settings }: Context): Transport {
  if (settings.smtpUrl === null) return null;
  return nodemailer.createTransport({
    url: settings.smtpUrl,
    pool: true,
    maxConnections: parallel,
    maxRequeues: 1,
    ...limits,
  });
}

function domainOf(publicOrigin: string): string {
  const { hostname } = new URL(publicOrigin);
  return hostname.includes('.') ? hostname : 'hoster.example';
}

/** Delivers emails. Each is leased first, so that several processes share the work. */
export interface Delivery {
  /**
   * Starts sending due emails, a few at a time, until none is due that isn't being sent.
   * @returns number of emails taken
   */
  takeDue(): Promise<number>;
  /** Takes no more emails, and resolves when those that are being sent have been. */
  end(): Promise<void>;
}

/** Opens the delivery of this process. */
export function openDelivery(context: Context, transport: Transport): Delivery {
  const sending = new Set<Promise<void>>();
  let hasEnded = false;
  let taking: Promise<unknown> = Promise.resolve();

  async function take(): Promise<number> {
    if (transport === null) return keepDue(context);
    for (let taken = 0; ; taken++) {
      if (sending.size >= parallel) await Promise.race(sending);
      const row = hasEnded ? undefined : await lease(context);
      if (!row) return taken;
      const sent = deliver(context, transport, row)
        // Its lease ends, and it's tried again.
        .catch((error: unknown) => context.log.error({ err: error, mail: row.id }, 'Mail delivery'))
        .finally(() => sending.delete(sent));
      sending.add(sent);
    }
  }

  return {
    takeDue: () => {
      const taken = take();
      // Whoever asked is given the error; the end of the process must not fail for it.
      taking = taken.catch(() => undefined);
      return taken;
    },
    end: async () => {
      hasEnded = true;
      await taking;
      await Promise.all(sending);
    },
  };
}

/** Delivers all due emails. @returns their number */
export async function deliverDueMail(context: Context, transport: Transport): Promise<number> {
  const delivery = openDelivery(context, transport);
  const taken = await delivery.takeDue();
  await delivery.end();
  return taken;
}

/** Rows get their time from the database, whose clock may be a little ahead of ours. */
const nowOf = ({ clock }: Context) => sql`greatest(now(), ${clock.now().toISOString()}::timestamptz)`;
const newLease = sql`now() + make_interval(secs => ${leaseSeconds})`;

const isDue = (context: Context) =>
  and(
    eq(mailOutbox.status, 'queued'),
    lte(mailOutbox.nextAttemptAt, nowOf(context)),
    or(isNull(mailOutbox.claimedUntil), lte(mailOutbox.claimedUntil, sql`now()`)),
  );

/** Marks due emails as kept in the mailbox. */
async function keepDue(context: Context): Promise<number> {
  const kept = await context.db
    .update(mailOutbox)
    .set({ status: 'kept', claimedUntil: null, sentAt: sql`now()`, error: null })
    .where(isDue(context))
    .returning({ id: mailOutbox.id });
  return kept.length;
}

/** Leases one due email. Those that have failed wait for the others: what holds them up may do so again. */
async function lease(context: Context): Promise<Row | undefined> {
  const next = context.db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(isDue(context))
    .orderBy(asc(mailOutbox.attempts), asc(mailOutbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await context.db
    .update(mailOutbox)
    .set({ claimedUntil: newLease, attempts: sql`${mailOutbox.attempts} + 1` })
    .where(eq(mailOutbox.id, next))
    .returning();
  return row;
}

/**
 * Sends an email and stores the result. The lease is renewed meanwhile, so that no other process sends it too; if this
 * one is killed between SMTP's answer and the update of the row, it's sent again with the same `Message-ID`.
 */
async function deliver(context: Context, transport: NonNullable<Transport>, row: Row): Promise<void> {
  const { db, log } = context;
  const isRow = eq(mailOutbox.id, row.id);
  const renewal = setInterval(
    () => {
      db.update(mailOutbox)
        .set({ claimedUntil: newLease })
        .where(isRow)
        .catch((error: unknown) => log.error({ err: error, mail: row.id }, 'Mail lease'));
    },
    (leaseSeconds * 1000) / 3,
  );
  const isOver = hasExpired(row, context.clock.now());
  const failure = await (isOver ? Promise.reject(new Error('Its links have expired')) : messageOf(context, row))
    .then((message) => transport.sendMail(message))
    .then(
      () => null,
      (error: unknown) => ({ error }),
    )
    .finally(() => clearInterval(renewal));
  if (failure === null) {
    // Links and codes that expire give access to accounts: their text isn't kept. Of other links, keys are encrypted.
    const kept = isSecret(row) ? { text: '', html: null } : hasKeys(row) ? withoutKeys(context, row) : {};
    const sent = { status: 'sent', error: null, ...kept } as const;
    await db
      .update(mailOutbox)
      .set({ ...sent, claimedUntil: null, sentAt: sql`now()` })
      .where(isRow);
    return;
  }
  const { error } = failure;
  const now = nowOf(context);
  const hasFailed =
    isOver || isRefused(error)
      ? sql`true`
      : sql`${mailOutbox.createdAt} + make_interval(days => ${patienceDays}) <= ${now}`;
  const pauseSeconds = Math.min(pauseSecondsMax, 5 * 2 ** row.attempts);
  log.error({ err: error, mail: row.id, attempts: row.attempts }, 'Mail could not be sent');
  await db.transaction(async (tx) => {
    const [updated] = await tx
      .update(mailOutbox)
      .set({
        claimedUntil: null,
        error: cutText(String(error), 500),
        status: sql`case when ${hasFailed} then 'failed' else 'queued' end`,
        nextAttemptAt: sql`${now} + make_interval(secs => ${pauseSeconds})`,
      })
      .where(isRow)
      .returning();
    if (updated?.status === 'failed') await tellOfFailure(context, tx, updated);
  });
}

/**
 * Whether the server refuses this very email for good (5xx, RFC 5321, 4.2.1). Refused connections and passwords are no
 * fault of the email, which waits until they are mended.
 */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error && 'responseCode' in error)) return false;
  return ['EENVELOPE', 'EMESSAGE'].includes(String(error.code)) && Number(error.responseCode) >= 500;
}

/** Sender of emails that name none: as staff have set it, else one that takes no replies. */
async function senderOf({ db, settings }: Context): Promise<{ name: string; address: string }> {
  const { brand, sender } = await companySettingsOf(db);
  if (sender) return { name: sender.name, address: sender.address };
  const domain = domainOf(settings.publicOrigin);
  return { name: brand?.name ?? domain, address: `no-reply@${domain}` };
}

async function messageOf(context: Context, row: Row) {
  const domain = domainOf(context.settings.publicOrigin);
  return {
    messageId: `<${row.messageId ?? `${row.id}.${row.createdAt.getTime()}@${domain}`}>`,
    from: row.sender ?? (await senderOf(context)),
    ...(row.envelopeFrom !== null && { envelope: { from: row.envelopeFrom, to: row.recipient } }),
    // Of all attempts: two copies are then the same.
    date: row.createdAt,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    ...(row.html !== null && { html: row.html }),
    ...(row.invoice !== null && { attachments: await attachmentsOf(context, row.invoice) }),
    ...(row.replyTo !== null && { replyTo: row.replyTo }),
    // Not on messages from a person, who expects a reply: helpdesks ignore generated emails.
    headers: {
      'Content-Language': row.language,
      ...(row.replyTo === null && { 'Auto-Submitted': 'auto-generated' }),
      ...row.headers,
    },
  };
}

async function attachmentsOf({ invoicePdfByNumber, db }: Context, number: string) {
  const content = await invoicePdfByNumber(db, number);
  return content ? [{ filename: `${number}.pdf`, content, contentType: 'application/pdf' }] : [];
}
