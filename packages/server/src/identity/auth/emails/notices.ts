import { momentInWords, sellerTimeZone } from '@hoster/domain';
import type { Db } from '../../../platform/db/index.ts';
import { addressOf } from '../../../platform/http/index.ts';
import { enqueueMail } from '../../../platform/mail/index.ts';
import { deviceOf } from '../../session/device.ts';
import type { AuthCall } from '../answers.ts';
import { noticeEmail } from './emails.ts';
import type { AuthUserRow } from '../users.ts';

/** Emails a user about a change of sign-in settings, in the transaction of the change. `call`: who has made it. */
export async function mailNotice(
  tx: Db,
  { context: { clock, settings }, request }: Pick<AuthCall, 'context' | 'request'>,
  user: AuthUserRow,
  change: Parameters<typeof noticeEmail>[1],
): Promise<void> {
  if (user.email === '') return;
  const { language, email, timeZone } = user;
  const { browser, os } = deviceOf(request.headers['user-agent'] ?? '');
  const origin = settings.publicOrigin;
  const by = {
    time: momentInWords(clock.now(), language, timeZone ?? sellerTimeZone),
    address: addressOf(request),
    device: [browser, os].filter((part) => part !== null).join(', '),
  };
  await enqueueMail(tx, { to: email, language, ...noticeEmail({ language, origin }, change, by) });
}
