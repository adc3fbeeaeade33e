import type { Context } from '../../../platform/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { enqueueMail } from '../../../platform/mail/index.ts';
import { noticeEmail } from './emails.ts';
import type { AuthUserRow } from '../users.ts';

/** Emails a user about a change of sign-in settings, in the transaction of the change. */
export async function mailNotice(
  tx: Db,
  { settings }: Pick<Context, 'settings'>,
  user: AuthUserRow,
  change: Parameters<typeof noticeEmail>[1],
): Promise<void> {
  if (user.email === '') return;
  const { language, email } = user;
  await enqueueMail(tx, { to: email, language, ...noticeEmail({ language, origin: settings.publicOrigin }, change) });
}
