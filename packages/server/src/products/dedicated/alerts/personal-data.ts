import { inArray, or, eq } from '../../../platform/db/drizzle.ts';
import type { Customer, PersonalData } from '../../../platform/index.ts';
import { serverAlerts } from './tables.ts';

const ownedBy = ({ userId, verifiedEmails }: Customer) =>
  or(eq(serverAlerts.userId, userId), inArray(serverAlerts.email, [...verifiedEmails]));

/** Saved searches. */
export const alertsPersonalData: PersonalData = {
  copy: async (db, customer) => ({
    server_alerts: await db
      .select({
        channel: serverAlerts.channel,
        email: serverAlerts.email,
        url: serverAlerts.url,
        landing: serverAlerts.landing,
        query: serverAlerts.query,
        created: serverAlerts.createdAt,
        confirmed: serverAlerts.confirmedAt,
        expires: serverAlerts.expiresAt,
      })
      .from(serverAlerts)
      .where(ownedBy(customer)),
  }),
  erase: async (tx, customer) => {
    await tx.delete(serverAlerts).where(ownedBy(customer));
  },
};
