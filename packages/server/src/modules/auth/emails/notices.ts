import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/types.ts';
import { enqueueMail } from '../../mail/service.ts';
import { noticeLetter } from './mails.ts';
import type { AuthUserRow } from '../users.ts';

/** Emails a user about a change of sign-in settings, in the transaction of the change. */
export async function mailNotice(
  tx: Db,
  { settings }: Pick<Context, 'settings'>,
  user: AuthUserRow,
  change: Parameters<typeof noticeLetter>[1],
): Promise<void> {
  if (user.email === '') return;
  const { language, email } = user;
  await enqueueMail(tx, { to: email, language, ...noticeLetter({ language, origin: settings.publicOrigin }, change) });
}
