import { count, eq } from '../db/drizzle.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/types.ts';
import { consumeLimit } from '../http/rate-limit.ts';
import { supportAddress } from '../company/index.ts';
import { enqueueMail } from './service.ts';
import { mailOutbox } from './tables.ts';

/** Emails about failures: when a mail server refuses everything, one is enough. */
const notices = { action: 'mail failure', subject: 'support', times: 1, seconds: 3600 };

/**
 * Tells the support address, where there is one, that an email has failed for good, at most once an hour. One to the
 * support address itself is only logged.
 */
export async function tellOfFailure(
  context: Context,
  tx: Db,
  { id, recipient, subject, error }: Pick<typeof mailOutbox.$inferSelect, 'id' | 'recipient' | 'subject' | 'error'>,
): Promise<void> {
  const { settings, clock, log } = context;
  log.error({ mail: id }, 'Mail has failed for good; its text is kept');
  const supportEmail = await supportAddress(tx, settings);
  if (supportEmail === null || recipient === supportEmail) return;
  if (!(await consumeLimit({ db: tx, clock, settings }, notices))) return;
  const [failed] = await tx.select({ count: count() }).from(mailOutbox).where(eq(mailOutbox.status, 'failed'));
  await enqueueMail(tx, {
    kind: 'email-undelivered',
    to: supportEmail,
    language: 'en',
    subject: `Email ${id} couldn’t be delivered`,
    text: `To: ${recipient}\nSubject: ${subject}\n${error ?? ''}\n\nIt isn’t tried again. Undelivered emails, whose texts are kept: ${failed?.count ?? 1}\nResend or discard them: ${settings.publicOrigin}/admin/\n`,
  });
}
