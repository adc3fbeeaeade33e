import type { ContactMessage } from '@hoster/contract';
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
import { receiptEmail, supportEmail } from './emails.ts';
import { contactMessages } from './tables.ts';

const retentionDays = 365;

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
export async function receiveMessage(
  context: Pick<Context, 'db' | 'clock' | 'settings'>,
  { name, email, subject, message }: Omit<ContactMessage, 'captcha'>,
  { viewer, language, visitor, page }: Sender,
): Promise<number> {
  const company = sellerFor(await listSellers(context.db, language), visitor);
  const to = company?.email ?? (await supportAddress(context.db, context.settings));
  const isOwn = viewer !== null && viewer.email === email;
  const mayConfirm = isOwn || (await mayMailUninvited(context, 'contact', email));
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
      await enqueueMail(tx, { to: email, language, ...receiptEmail(language, id, isOwn ? written : null) });
    }
    return id;
  });
}

/** Deletes messages after a year. */
export async function sweepMessages(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - retentionDays * dayMilliseconds);
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, oldest));
}
