import { asc, eq, inArray, or } from '../../platform/db/drizzle.ts';
import { mailOutbox } from '../../platform/mail/index.ts';
import type { Customer, PersonalData } from '../../platform/index.ts';
import { contactMessages } from './tables.ts';

/** Messages of a customer, signed in or as a guest from an address that is confirmed as theirs. */
const ofCustomer = ({ userId, verifiedEmails }: Customer) =>
  or(eq(contactMessages.userId, userId), inArray(contactMessages.email, [...verifiedEmails]));

/** Messages of the contact form, and the emails that brought them to support. */
export const contactPersonalData: PersonalData = {
  copy: async (db, customer) => ({
    contact_messages: await db
      .select({
        id: contactMessages.id,
        name: contactMessages.name,
        email: contactMessages.email,
        subject: contactMessages.subject,
        message: contactMessages.message,
        language: contactMessages.language,
        page: contactMessages.page,
        created: contactMessages.createdAt,
      })
      .from(contactMessages)
      .where(ofCustomer(customer))
      .orderBy(asc(contactMessages.id)),
  }),
  erase: async (tx, customer) => {
    const gone = await tx
      .delete(contactMessages)
      .where(ofCustomer(customer))
      .returning({ email: contactMessages.email });
    const senders = [...new Set(gone.map(({ email }) => email))];
    if (senders.length > 0) await tx.delete(mailOutbox).where(inArray(mailOutbox.replyTo, senders));
  },
};
