import type { Context } from '../context.ts';
import { consumeLimit, resetLimit } from '../http/index.ts';
import { dayMilliseconds } from '../clock.ts';
import { mailboxOf } from './mailbox.ts';

/** Emails that anybody can have sent to any address, by typing it. */
type UninvitedKind =
  | 'reset'
  | 'confirmation'
  | 'added address'
  | 'already registered'
  | 'sign-in code'
  | 'contact'
  | 'promo'
  | 'alert';

/** Seconds between two of a kind to an address. */
export const uninvitedPauseSeconds = 180;

const daySeconds = dayMilliseconds / 1000;

/**
 * Allows one email of a kind to a mailbox in three minutes and five a day, and twenty a day of all kinds: others can't
 * fill an inbox through us. To be asked before every email of {@link UninvitedKind}; a refused one is skipped silently,
 * because the answer mustn't reveal who has an account. Kinds have pauses of their own, so that nobody can hold up
 * someone's confirmation by other emails; and neither can resets be, whose earlier links remain valid.
 */
export async function mayMailUninvited(
  context: Pick<Context, 'clock' | 'db' | 'settings'>,
  kind: UninvitedKind,
  to: string,
): Promise<boolean> {
  const subject = mailboxOf(to);
  const ofKind = { subject, action: `mail ${kind}` };
  if (!(await consumeLimit(context, { ...ofKind, times: 1, seconds: uninvitedPauseSeconds }))) return false;
  if (!(await consumeLimit(context, { ...ofKind, action: `mail ${kind} a day`, times: 5, seconds: daySeconds })))
    return false;
  return kind === 'reset' || consumeLimit(context, { action: 'mail a day', subject, times: 20, seconds: daySeconds });
}

/** Ends the pause of a kind once its reader has used the link: they may need another email. */
export function endMailPause({ db }: Pick<Context, 'db'>, kind: UninvitedKind, to: string): Promise<void> {
  return resetLimit(db, { action: `mail ${kind}`, subject: mailboxOf(to) });
}
