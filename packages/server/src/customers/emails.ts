import type { CustomerSentEmail, CustomerSentEmailDetails, OlderQuery } from '@hoster/contract';
import { accountMembers, emailAddresses } from '../identity/index.ts';
import { aliasedTable, and, eq, notExists, or } from '../platform/db/drizzle.ts';
import type { Db } from '../platform/db/index.ts';
import type { Context } from '../platform/index.ts';
import {
  emailsTo,
  emailTo,
  isRepeatable,
  isSecret,
  type LoggedEmail,
  sendAgain,
  shownText,
} from '../platform/mail/index.ts';
import { pageOf, pageSize } from './lists.ts';
import { mustExist } from './read.ts';

/** Page of the emails to a customer. @throws AppError 404 for an account that doesn't exist */
export async function emailsPage(db: Db, accountId: number, { before }: OlderQuery) {
  const rows = await emailsTo(db, await addressesOf(db, accountId), { before, limit: pageSize + 1 });
  return pageOf(rows, present);
}

/** An email to a customer. @throws AppError 404 for one to somebody else */
export async function findEmail(db: Db, accountId: number, id: number): Promise<CustomerSentEmailDetails> {
  const row = await emailTo(db, await addressesOf(db, accountId), id);
  const hidden = isSecret(row) ? 'secret' : row.text === '' ? 'gone' : null;
  return {
    ...present(row),
    language: row.language,
    text: hidden === null ? shownText(row) : null,
    hidden,
    invoice: row.invoice,
    error: row.error,
    can_resend: isRepeatable(row),
  };
}

/** Sends an email again. @throws AppError 404 for one to somebody else, 409 when it can't be */
export async function resend(context: Context, accountId: number, id: number): Promise<CustomerSentEmailDetails> {
  await sendAgain(context, await addressesOf(context.db, accountId), id);
  return findEmail(context.db, accountId, id);
}

const present = ({ copyOf, createdAt, id, recipient, status, subject }: LoggedEmail): CustomerSentEmail => ({
  id,
  to: recipient,
  subject,
  at: createdAt.toISOString(),
  status,
  copy_of: copyOf,
});

/** Addresses of an account's people. One that nobody of them has confirmed counts unless it's somebody else's. */
async function addressesOf(db: Db, accountId: number): Promise<string[]> {
  await mustExist(db, accountId);
  const other = aliasedTable(emailAddresses, 'other_address');
  const owner = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.email, emailAddresses.email), eq(other.verified, true)));
  const rows = await db
    .select({ email: emailAddresses.email })
    .from(emailAddresses)
    .innerJoin(accountMembers, eq(accountMembers.userId, emailAddresses.userId))
    .where(and(eq(accountMembers.accountId, accountId), or(eq(emailAddresses.verified, true), notExists(owner))));
  return rows.map(({ email }) => email);
}
