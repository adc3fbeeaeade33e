import type { Context } from '../context.ts';
import { consumeLimit, resetLimit } from '../http/index.ts';
import { dayMilliseconds } from '../clock.ts';
import { mailboxOf } from './mailbox.ts';

/** Emails that anybody can have sent to any address, by typing it. */
type UninvitedKind =
  | 'reset'
  /** Where resets are by code: once its codes of a day are used up, which are worthless in another browser. */
  | 'reset link'
  | 'confirmation'
  | 'added address'
  | 'already registered'
  | 'sign-in code'
  | 'contact'
  | 'withdrawal'
  | 'promo'
  | 'invitation'
  | 'invoice recipient'
  | 'alert'
  | 'stock';

/** Seconds between two of a kind to an address. */
export const uninvitedPauseSeconds = 180;

/** Kinds that no account depends on, which share a count. */
const shared: ReadonlySet<UninvitedKind> = new Set([
  'contact',
  'promo',
  'alert',
  'stock',
  'invitation',
  'invoice recipient',
]);

type Counting = Pick<Context, 'clock' | 'db' | 'settings'>;

const daySeconds = dayMilliseconds / 1000;

/** Whether an email may be sent, and if not, why: one of its kind was sent recently, or all of the day were. */
type Allowance = 'yes' | 'too soon' | 'used up';

/**
 * Allows one email of a kind to a mailbox in three minutes and five a day, and ten a day of the kinds that no account
 * depends on: others can't fill an inbox through us. To be asked before every email of {@link UninvitedKind}; a refused
 * one is skipped silently, because the answer mustn't reveal who has an account. The other kinds share nothing, so that
 * nobody can hold up someone's confirmation or reset by other emails.
 */
export async function mayMailUninvited(context: Counting, kind: UninvitedKind, to: string): Promise<boolean> {
  return (await uninvitedAllowance(context, kind, to)) === 'yes';
}

/** {@link mayMailUninvited} for emails whose refusal is answered by its reason. */
export async function uninvitedAllowance(context: Counting, kind: UninvitedKind, to: string): Promise<Allowance> {
  const subject = mailboxOf(to);
  const ofKind = { subject, action: `mail ${kind}` };
  if (!(await consumeLimit(context, { ...ofKind, times: 1, seconds: uninvitedPauseSeconds }))) return 'too soon';
  const times = kind === 'reset link' ? 1 : 5;
  if (!(await consumeLimit(context, { ...ofKind, action: `mail ${kind} a day`, times, seconds: daySeconds })))
    return 'used up';
  if (!shared.has(kind)) return 'yes';
  const all = { action: 'mail a day', subject, times: 10, seconds: daySeconds };
  return (await consumeLimit(context, all)) ? 'yes' : 'used up';
}

/** Ends the pause of a kind once its reader has used the link: they may need another email. */
export function endMailPause({ db }: Pick<Context, 'db'>, kind: UninvitedKind, to: string): Promise<void> {
  return resetLimit(db, { action: `mail ${kind}`, subject: mailboxOf(to) });
}
