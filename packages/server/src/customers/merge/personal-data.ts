import { formerAddresses } from '../../identity/index.ts';
import { eq } from '../../platform/db/drizzle.ts';
import type { PersonalData } from '../../platform/index.ts';
import { notesPersonalData } from '../notes.ts';

/** Notes of staff, and the addresses of accounts that were merged into this one. */
export const customersPersonalData: PersonalData = {
  copy: async (db, customer) => ({
    ...(await notesPersonalData.copy?.(db, customer)),
    former_addresses: await db
      .select({ email: formerAddresses.email, at: formerAddresses.at })
      .from(formerAddresses)
      .where(eq(formerAddresses.accountId, customer.accountId))
      .orderBy(formerAddresses.id),
  }),
  erase: async (tx, customer, context) => {
    await notesPersonalData.erase?.(tx, customer, context);
    await tx.delete(formerAddresses).where(eq(formerAddresses.accountId, customer.accountId));
  },
};
