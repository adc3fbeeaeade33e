import type { ContactMessage } from '@hoster/contract';
import type { Visitor } from '@hoster/domain';
import { sellerFor } from '@hoster/domain/seller';
import { lt } from '../../db/drizzle.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import type { Language } from '../../http/language.ts';
import { attempt } from '../../http/rate-limit.ts';
import type { Viewer } from '../../http/viewer.ts';
import { enqueueMail } from '../mail/service.ts';
import { listCompanies } from '../site/companies.ts';
import { receiptLetter, supportLetter } from './letters.ts';
import { contactMessages } from './tables.ts';

const keptDays = 365;

/** Confirmations per address: it may belong to another person. */
const receipts = { action: 'mail contact', times: 3, seconds: 3600 };

export interface Sender {
  viewer: Viewer | null;
  language: Language;
  visitor: Pick<Visitor, 'profileCountry' | 'siteCountry'>;
  page: string | null;
}

/**
 * Keeps a message, emails it to the company that sells to the sender's country, and confirms it to the sender.
 * @returns its number
 */
export async function receiveMessage(
  context: Pick<Context, 'db' | 'clock' | 'settings'>,
  { name, email: typed, subject, message }: Omit<ContactMessage, 'captcha'>,
  { viewer, language, visitor, page }: Sender,
): Promise<number> {
  const email = typed.toLowerCase();
  const company = sellerFor(listCompanies(language), visitor);
  if (!company) throw new Error('There is no company to write to');
  const mayConfirm = await attempt(context, { ...receipts, subject: email });
  return context.db.transaction(async (tx) => {
    const written = { name, email, subject, message, language, page };
    const [row] = await tx
      .insert(contactMessages)
      .values({
        ...written,
        userId: viewer?.userId ?? null,
        companyId: company.id,
        createdAt: context.clock.now(),
      })
      .returning({ id: contactMessages.id });
    if (!row) throw new Error('The message was not kept');
    const { id } = row;
    await enqueueMail(tx, {
      to: company.email,
      language,
      replyTo: email,
      ...supportLetter({ ...written, id, customer: viewer?.username ?? null }),
    });
    if (mayConfirm) {
      const isOwn = viewer !== null && viewer.email === email;
      await enqueueMail(tx, { to: email, language, ...receiptLetter(language, id, isOwn ? written : null) });
    }
    return id;
  });
}

/** Deletes messages after a year. */
export async function sweepMessages(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000);
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, oldest));
}
