import type { ContactMessage, Withdrawal, WithdrawalReceipt } from '@hoster/contract';
import type { Visitor } from '@hoster/domain';
import { sellerFor } from '@hoster/domain/money/seller';
import { lt } from '../../platform/db/drizzle.ts';
import { type Context, dayMilliseconds } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Language } from '../../platform/http/index.ts';
import type { Viewer } from '../../identity/index.ts';
import { enqueueMail, mayMailUninvited } from '../../platform/mail/index.ts';
import { supportAddress } from '../../platform/company/index.ts';
import { listSellers } from '../../settings/index.ts';
import { type EmailText, receiptEmail, supportEmail, withdrawalEmail, withdrawalMessage } from './emails.ts';
import { contactMessages } from './tables.ts';

const retentionDays = 365;

type Needed = Pick<Context, 'db' | 'clock' | 'settings'>;

export interface Sender {
  viewer: Viewer | null;
  language: Language;
  visitor: Pick<Visitor, 'profileCountry' | 'siteCountry'>;
  page: string | null;
}

/**
 * Stores a message, emails it to the company that sells to the sender's country, and confirms it to the sender.
 * @returns its number
 */
export const receiveMessage = (
  context: Needed,
  message: Omit<ContactMessage, 'captcha'>,
  sender: Sender,
): Promise<number> =>
  store(context, 'contact', message, sender, (id, isOwn) => receiptEmail(sender.language, id, isOwn ? message : null));

/**
 * Stores a consumer's withdrawal from a contract and emails it to the company and, with its content and moment, to
 * the consumer, as Article 11a of Directive 2011/83/EU requires.
 */
export async function receiveWithdrawal(
  context: Needed,
  statement: Omit<Withdrawal, 'captcha' | 'confirmed'>,
  sender: Sender,
): Promise<WithdrawalReceipt> {
  const received = context.clock.now();
  const { name, email } = statement;
  const id = await store(
    context,
    'withdrawal',
    { name, email, ...withdrawalMessage(sender.language, statement, received) },
    sender,
    (number) => withdrawalEmail(sender.language, number, statement, received),
  );
  return { id, received: received.toISOString() };
}

async function store(
  context: Needed,
  kind: 'contact' | 'withdrawal',
  { name, email, subject, message }: Omit<ContactMessage, 'captcha'>,
  { viewer, language, visitor, page }: Sender,
  confirmation: (id: number, isOwn: boolean) => EmailText,
): Promise<number> {
  const company = sellerFor(await listSellers(context.db, language), visitor);
  const to = company?.email ?? (await supportAddress(context.db, context.settings));
  const isOwn = viewer !== null && viewer.email === email;
  const mayConfirm = isOwn || (await mayMailUninvited(context, kind, email));
  return context.db.transaction(async (tx) => {
    const written = { name, email, subject, message, language, page };
    const [row] = await tx
      .insert(contactMessages)
      .values({
        ...written,
        userId: viewer?.userId ?? null,
        companyId: company?.id ?? 1,
        createdAt: context.clock.now(),
      })
      .returning({ id: contactMessages.id });
    if (!row) throw new Error('The message was not kept');
    const { id } = row;
    if (to !== null) {
      const customer = viewer?.username ?? null;
      await enqueueMail(tx, { to, language, replyTo: email, ...supportEmail({ ...written, id, customer }) });
    }
    if (mayConfirm) {
      await enqueueMail(tx, { to: email, language, ...confirmation(id, isOwn) });
    }
    return id;
  });
}

/** Deletes messages after a year. */
export async function sweepMessages(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - retentionDays * dayMilliseconds);
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, oldest));
}
