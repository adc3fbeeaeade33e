import { eq, inArray, or } from '../../platform/db/drizzle.ts';
import type { Customer, PersonalData } from '../../platform/index.ts';
import { stockNotices } from './tables.ts';

const ownedBy = ({ userId, verifiedEmails }: Customer) =>
  or(eq(stockNotices.userId, userId), inArray(stockNotices.email, [...verifiedEmails]));

/** Notices about stock. */
export const stockNoticesPersonalData: PersonalData = {
  copy: async (db, customer) => ({
    stock_notices: await db
      .select({
        email: stockNotices.email,
        line: stockNotices.line,
        plan: stockNotices.plan,
        places: stockNotices.places,
        created: stockNotices.createdAt,
        confirmed: stockNotices.confirmedAt,
        expires: stockNotices.expiresAt,
      })
      .from(stockNotices)
      .where(ownedBy(customer)),
  }),
  erase: async (tx, customer) => {
    await tx.delete(stockNotices).where(ownedBy(customer));
  },
};
