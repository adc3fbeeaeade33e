import { eq } from '../../platform/db/drizzle.ts';
import type { PersonalData } from '../../platform/index.ts';
import { accounts } from './tables.ts';

/** The profile. */
export const accountPersonalData: PersonalData = {
  copy: async (db, { accountId }) => {
    const [profile] = await db
      .select({
        country: accounts.country,
        city: accounts.city,
        zip_code: accounts.zipCode,
        address: accounts.address,
        phone: accounts.phone,
        created: accounts.createdAt,
      })
      .from(accounts)
      .where(eq(accounts.id, accountId));
    return { profile };
  },
  erase: async (tx, { accountId }) => {
    await tx
      .update(accounts)
      .set({ country: null, city: '', zipCode: '', address: '', phone: null })
      .where(eq(accounts.id, accountId));
  },
};
