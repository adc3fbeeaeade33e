import { asc, inArray } from '../db/drizzle.ts';
import type { PersonalData } from '../module.ts';
import { mailOutbox } from './tables.ts';

/** Emails by recipient. Exports leave out their texts, which contain links that open the account. */
export const mailPersonalData: PersonalData = {
  copy: async (db, { emails }) => ({
    emails: await db
      .select({ to: mailOutbox.recipient, subject: mailOutbox.subject, created: mailOutbox.createdAt })
      .from(mailOutbox)
      .where(inArray(mailOutbox.recipient, [...emails]))
      .orderBy(asc(mailOutbox.id)),
  }),
  erase: async (tx, { emails }) => {
    await tx.delete(mailOutbox).where(inArray(mailOutbox.recipient, [...emails]));
  },
};
