import type { StaffTicket, StaffTicketMessage } from '@hoster/contract';
import { emailAddresses, nameOf, staffQueue, users } from '../../identity/index.ts';
import { translate } from '../../i18n/translate.ts';
import { and, eq, inArray } from '../../platform/db/drizzle.ts';
import type { Language } from '../../platform/http/index.ts';
import type { Context } from '../../platform/index.ts';
import { authorTexts, namesOf, presentMessages, presentTicket, serviceNames } from './present.ts';
import type { MessageRow, TicketRow } from './tables.ts';
import { dueOf, listTargets } from './targets.ts';

/** Who of staff looks. */
interface StaffViewer {
  readonly userId: number;
  readonly language: Language;
}

/** Tickets with customer, service, owner and target, as staff see them. */
export async function presentForStaff(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  rows: readonly TicketRow[],
  { language, userId }: StaffViewer,
): Promise<StaffTicket[]> {
  if (rows.length === 0) return [];
  const now = clock.now();
  const targets = await listTargets(db);
  const userIds = rows.map((row) => row.userId).filter((id) => id !== null);
  const names = await namesOf(db, userIds);
  const ofServices = await serviceNames(
    db,
    rows.map(({ serviceId }) => serviceId),
  );
  const addresses = await db
    .select({ userId: emailAddresses.userId, email: emailAddresses.email })
    .from(emailAddresses)
    .where(and(inArray(emailAddresses.userId, userIds), eq(emailAddresses.isPrimary, true)));
  const owners = await db
    .select({ key: staffQueue.key, user: users })
    .from(staffQueue)
    .innerJoin(users, eq(users.id, staffQueue.ownerId))
    .where(
      and(
        eq(staffQueue.kind, 'ticket'),
        inArray(
          staffQueue.key,
          rows.map(({ id }) => String(id)),
        ),
      ),
    );
  return rows.map((row) => {
    const due = dueOf(targets, row);
    const owner = owners.find(({ key }) => key === String(row.id))?.user;
    return {
      ...presentTicket(row, row.unreadByStaff),
      customer: {
        account: row.accountId,
        name:
          (row.userId !== null && names.get(row.userId)) ||
          row.name ||
          row.email ||
          translate(language, authorTexts.customer),
        email: addresses.find((address) => address.userId === row.userId)?.email ?? row.email,
      },
      service_name: row.serviceId === null ? null : (ofServices.get(row.serviceId) ?? null),
      owner: owner ? { id: owner.id, name: nameOf(owner), is_self: owner.id === userId } : null,
      waiting_since: row.waitingSince?.toISOString() ?? null,
      due: due?.toISOString() ?? null,
      is_overdue: due !== null && due < now,
    };
  });
}

/** Messages as staff see them: also those that the customer doesn't. */
export async function presentForAnswer(
  context: Parameters<typeof presentMessages>[0],
  rows: readonly MessageRow[],
  viewer: StaffViewer,
): Promise<StaffTicketMessage[]> {
  const messages = await presentMessages(context, rows, { ...viewer, isStaff: true });
  return messages.map((message, index) => {
    const { address = null, isHeld = false, rejectedAt = null } = rows[index] ?? {};
    return { ...message, address, held: isHeld ? (rejectedAt === null ? 'waiting' : 'rejected') : null };
  });
}
