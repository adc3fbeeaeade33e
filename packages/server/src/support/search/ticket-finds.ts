import type { FindSource } from '../../identity/index.ts';
import { findForStaff } from '../tickets/find-for-staff.ts';

/** Tickets by subject, number, or an address of the customer. */
export const ticketFinds: FindSource = {
  permissions: ['tickets'],
  find: async ({ clock, db }, search, limit) => {
    const rows = await findForStaff(db, { query: { search, page_size: limit }, userId: 0, now: clock.now(), limit });
    return rows.map(({ ticket: { accountId, email, id, subject } }) => ({
      kind: 'ticket' as const,
      key: String(id),
      title: `#${id} ${subject}`,
      note: email,
      account: accountId,
    }));
  },
};
