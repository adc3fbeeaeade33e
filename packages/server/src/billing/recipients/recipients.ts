import { defineMessages } from '@formatjs/intl';
import type { InvoiceKind, InvoiceRecipient, InvoiceRecipientOffer } from '@hoster/contract';
import { mailLanguage } from '../../platform/company/index.ts';
import { and, asc, eq, lt } from '../../platform/db/drizzle.ts';
import { type Db, hasRoom } from '../../platform/db/index.ts';
import { FieldError, notFound, tooMany } from '../../platform/http/index.ts';
import { type Context, dayMilliseconds } from '../../platform/index.ts';
import { enqueueMail, mustBeReachable, uninvitedAllowance, uninvitedPauseSeconds } from '../../platform/mail/index.ts';
import { accountName, type Viewer } from '../../identity/index.ts';
import { copyEmail, questionEmail } from './emails.ts';
import { accountInvoiceRecipients } from './tables.ts';

const SECRETS = 'invoice recipient';
const most = 10;
const unconfirmedMilliseconds = 30 * dayMilliseconds;

type Row = typeof accountInvoiceRecipients.$inferSelect;

const texts = defineMessages({
  known: {
    id: 'billing.recipients.known',
    defaultMessage: 'This address is already a recipient.',
    description: 'Error of the form that adds a recipient of invoices',
  },
  full: {
    id: 'billing.recipients.full',
    defaultMessage: 'You’ve reached the limit of recipients. Delete one to add another.',
    description: 'Error of the form that adds a recipient of invoices',
  },
});

/** Link of a recipient's email, to confirm and to end: its number, signed. */
const linkOf = ({ secrets, settings }: Pick<Context, 'secrets' | 'settings'>, { id }: Pick<Row, 'id'>): string =>
  `${settings.publicOrigin}/invoice-recipients/${id}-${secrets.sign(SECRETS, String(id))}/`;

/** Recipients of an account's invoices, oldest first. */
export async function listRecipients(db: Db, accountId: number): Promise<InvoiceRecipient[]> {
  const rows = await db
    .select()
    .from(accountInvoiceRecipients)
    .where(eq(accountInvoiceRecipients.accountId, accountId))
    .orderBy(asc(accountInvoiceRecipients.id));
  return rows.map(({ id, email, isConfirmed, createdAt }) => ({
    id,
    email,
    is_confirmed: isConfirmed,
    created: createdAt.toISOString(),
  }));
}

/**
 * Adds a recipient and asks them; one that hasn't confirmed is asked again.
 * @throws FieldError for one that has confirmed and for too many, AppError 429 for an address that was asked often
 */
export async function addRecipient(context: Context, viewer: Viewer, email: string): Promise<void> {
  const { clock, db, settings } = context;
  mustBeReachable(settings, email);
  const { accountId, language } = viewer;
  const known = await db
    .select({ isConfirmed: accountInvoiceRecipients.isConfirmed })
    .from(accountInvoiceRecipients)
    .where(and(eq(accountInvoiceRecipients.accountId, accountId), eq(accountInvoiceRecipients.email, email)));
  if (known[0]?.isConfirmed) throw new FieldError({ email: [texts.known] });
  const allowance = await uninvitedAllowance(context, 'invoice recipient', email);
  if (allowance !== 'yes') throw tooMany(allowance === 'too soon' ? uninvitedPauseSeconds : dayMilliseconds / 1000);
  await db.transaction(async (tx) => {
    const where = eq(accountInvoiceRecipients.accountId, accountId);
    const limits = { table: accountInvoiceRecipients, where, owner: `account ${accountId}`, most };
    if (known.length === 0 && !(await hasRoom(tx, limits))) throw new FieldError({ non_field_errors: [texts.full] });
    const [row] = await tx
      .insert(accountInvoiceRecipients)
      .values({ accountId, email, language, createdAt: clock.now() })
      .onConflictDoUpdate({
        target: [accountInvoiceRecipients.accountId, accountInvoiceRecipients.email],
        set: { language },
      })
      .returning();
    if (!row) throw new Error('The recipient was not stored.');
    const message = questionEmail(language, { account: await accountName(tx, accountId), link: linkOf(context, row) });
    await enqueueMail(tx, { to: email, language, ...message });
  });
}

/** Deletes a recipient. @returns the address. @throws AppError 404 for another account's */
export async function removeRecipient(db: Db, { accountId }: Viewer, id: number): Promise<string> {
  const [row] = await db
    .delete(accountInvoiceRecipients)
    .where(and(eq(accountInvoiceRecipients.id, id), eq(accountInvoiceRecipients.accountId, accountId)))
    .returning();
  if (!row) throw notFound();
  return row.email;
}

/** The recipient of a link. @throws AppError 404 when it was deleted */
async function recipientOfKey({ db, secrets }: Context, key: string): Promise<Row> {
  const [id = '', signature = ''] = key.split('-');
  if (!/^\d{1,9}$/.test(id) || !secrets.verify(SECRETS, id, signature)) throw notFound();
  const [row] = await db
    .select()
    .from(accountInvoiceRecipients)
    .where(eq(accountInvoiceRecipients.id, Number(id)));
  if (!row) throw notFound();
  return row;
}

/** What a link is about. */
export async function recipientOffer(context: Context, key: string): Promise<InvoiceRecipientOffer> {
  return present(context, await recipientOfKey(context, key));
}

/** Confirms a recipient by their link. */
export async function confirmRecipient(context: Context, key: string): Promise<InvoiceRecipientOffer> {
  const row = await recipientOfKey(context, key);
  await context.db
    .update(accountInvoiceRecipients)
    .set({ isConfirmed: true })
    .where(eq(accountInvoiceRecipients.id, row.id));
  return present(context, { ...row, isConfirmed: true });
}

/** Deletes a recipient by their link. */
export async function endRecipient(context: Context, key: string): Promise<void> {
  const { id } = await recipientOfKey(context, key);
  await context.db.delete(accountInvoiceRecipients).where(eq(accountInvoiceRecipients.id, id));
}

const present = async ({ db }: Context, { accountId, email, isConfirmed }: Row): Promise<InvoiceRecipientOffer> => ({
  account: await accountName(db, accountId),
  email,
  is_confirmed: isConfirmed,
});

/** Sends an invoice or credit note that was just issued to the confirmed recipients, in its transaction. */
export async function mailCopies(
  context: Pick<Context, 'secrets' | 'settings'>,
  tx: Db,
  accountId: number,
  document: { number: string; kind: InvoiceKind },
): Promise<void> {
  const rows = await tx
    .select()
    .from(accountInvoiceRecipients)
    .where(and(eq(accountInvoiceRecipients.accountId, accountId), eq(accountInvoiceRecipients.isConfirmed, true)));
  if (rows.length === 0) return;
  const account = await accountName(tx, accountId);
  for (const row of rows) {
    const language = await mailLanguage(tx, row.language);
    const message = copyEmail(language, { ...document, account, link: linkOf(context, row) });
    await enqueueMail(tx, { to: row.email, language, invoice: document.number, ...message });
  }
}

/** Deletes recipients who haven't confirmed for a month. */
export async function sweepRecipients(db: Db, now: Date): Promise<void> {
  const isOld = lt(accountInvoiceRecipients.createdAt, new Date(now.getTime() - unconfirmedMilliseconds));
  await db.delete(accountInvoiceRecipients).where(and(eq(accountInvoiceRecipients.isConfirmed, false), isOld));
}
