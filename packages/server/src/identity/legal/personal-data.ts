import { asc, eq } from '../../platform/db/drizzle.ts';
import type { PersonalData } from '../../platform/index.ts';
import { signupConsents } from './tables.ts';

/** Consents given at sign-up. They prove something about a person only as long as the account has one. */
export const legalPersonalData: PersonalData = {
  copy: async (db, { userId }) => ({
    accepted_documents: await db
      .select({
        document: signupConsents.document,
        version: signupConsents.version,
        language: signupConsents.language,
        accepted: signupConsents.acceptedAt,
        ip: signupConsents.ip,
        user_agent: signupConsents.userAgent,
      })
      .from(signupConsents)
      .where(eq(signupConsents.userId, userId))
      .orderBy(asc(signupConsents.document)),
  }),
  erase: async (tx, { userId }) => {
    await tx.delete(signupConsents).where(eq(signupConsents.userId, userId));
  },
};
