import { eq } from '../../platform/db/drizzle.ts';
import type { PersonalData } from '../../platform/index.ts';
import { providerAccounts } from './tables.ts';

/** Connected accounts of a customer. */
export const providersPersonalData: PersonalData = {
  copy: async (db, { userId }) => ({
    connected_accounts: await db
      .select({
        provider: providerAccounts.provider,
        uid: providerAccounts.uid,
        name: providerAccounts.display,
        connected: providerAccounts.createdAt,
      })
      .from(providerAccounts)
      .where(eq(providerAccounts.userId, userId)),
  }),
  erase: async (tx, { userId }) => {
    await tx.delete(providerAccounts).where(eq(providerAccounts.userId, userId));
  },
};
