import { hasPermission } from '@hoster/domain';
import type { Clock } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { findViewer, type Viewer } from './find-viewer.ts';
import type { SessionData } from './session-data.ts';

/** Minutes for which staff see the account of a customer. */
export const lookMinutes = 30;

/** A session of staff who have opened the account of a customer. */
type Looking = { readonly userId: number | null; readonly data: SessionData };

/** What staff see who have opened the account of a customer. */
export interface Look {
  readonly account: number;
  /** Name of the customer when it was opened. */
  readonly name: string;
  readonly until: Date;
  /** The customer's owner, for reading only; null: the time is over, or staff may not look at it any more. */
  readonly viewer: Viewer | null;
}

/**
 * The look of a session; null when there is none. It is over with its time, and when the staff lose their role or the
 * permission, or the customer can't sign in or becomes staff. It stays until it's left: a page of the customer that is
 * still open must not change the staff's own account.
 */
export async function lookOf(
  { clock, db }: { readonly clock: Clock; readonly db: Db },
  { data, userId }: Looking,
): Promise<Look | null> {
  const { look } = data;
  if (look === undefined || userId === null) return null;
  const until = new Date(look.until * 1000);
  const { account, name } = look;
  const ended = { account, name, until, viewer: null };
  if (until <= clock.now()) return ended;
  const [staff, owner] = [await findViewer(db, userId, null), await findViewer(db, look.user, account)];
  if (staff === null || !hasPermission(staff.staffRole, 'see_as')) return ended;
  if (owner?.accountId !== account || owner.role !== 'owner' || owner.isStaff) return ended;
  return { ...ended, viewer: { ...owner, isSeenByStaff: true } };
}
