import { asc, inArray } from 'drizzle-orm';
import type { PersonalData } from '../module.ts';
import { mailOutbox } from './tables.ts';

/** Letters, by the address they went to. Their texts hold links that open the account, so copies have none. */
export const mailPersonalData: PersonalData = {
  copy: async (db, { emails }) => ({
    letters: await db
      .select({ to: mailOutbox.recipient, subject: mailOutbox.subject, created: mailOutbox.createdAt })
      .from(mailOutbox)
      .where(inArray(mailOutbox.recipient, [...emails]))
      .orderBy(asc(mailOutbox.id)),
  }),
  erase: async (tx, { emails }) => {
    await tx.delete(mailOutbox).where(inArray(mailOutbox.recipient, [...emails]));
  },
};
