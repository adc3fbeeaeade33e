import { defineMessage } from '@formatjs/intl';
import { asc, eq } from '../../platform/db/drizzle.ts';
import { endSessionsOf } from '../session/sessions.ts';
import { sessions } from '../session/tables.ts';
import type { PersonalData } from '../../platform/index.ts';
import { deviceOf } from '../session/device.ts';
import { presentEvent } from './log/event-list.ts';
import { authenticators, authEvents, emailAddresses, mailedKeys, passkeys, users } from './tables.ts';

/** Identity and sign-in methods. The user's row is kept without a name, since orders and payments refer to it. */
export const authPersonalData: PersonalData = {
  copy: async (db, { userId }) => {
    const { createdAt, email, isPrimary, verified } = emailAddresses;
    const [user] = await db
      .select({
        username: users.username,
        first_name: users.firstName,
        last_name: users.lastName,
        language: users.language,
        time_zone: users.timeZone,
        created: users.createdAt,
        last_login: users.lastLoginAt,
      })
      .from(users)
      .where(eq(users.id, userId));
    const factors = {
      type: authenticators.type,
      created: authenticators.createdAt,
      last_used: authenticators.lastUsedAt,
    };
    const browsers = await db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(asc(sessions.id));
    const events = await db.select().from(authEvents).where(eq(authEvents.userId, userId)).orderBy(asc(authEvents.id));
    return {
      user,
      email_addresses: await db
        .select({ email, verified, primary: isPrimary, created: createdAt })
        .from(emailAddresses)
        .where(eq(emailAddresses.userId, userId))
        .orderBy(asc(emailAddresses.id)),
      second_factors: await db.select(factors).from(authenticators).where(eq(authenticators.userId, userId)),
      passkeys: await db
        .select({ name: passkeys.name, created: passkeys.createdAt, last_used: passkeys.lastUsedAt })
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .orderBy(asc(passkeys.id)),
      sessions: browsers.map(({ createdAt: created, ip, country, userAgent, expiresAt: expires }) => ({
        created,
        expires,
        ip,
        country,
        user_agent: userAgent,
        device: deviceOf(userAgent),
      })),
      events: events.map((row) => ({ ...presentEvent(row), user_agent: row.userAgent })),
    };
  },
  obstacles: async (db, { userId }) => {
    const [user] = await db.select({ staffRole: users.staffRole }).from(users).where(eq(users.id, userId));
    const message = defineMessage({
      id: 'identity.deletion.staff',
      defaultMessage: 'Staff accounts can only be closed by an administrator.',
    });
    return user?.staffRole ? [{ code: 'staff', message }] : [];
  },
  erase: async (tx, { userId }) => {
    for (const table of [emailAddresses, authenticators, passkeys, mailedKeys, authEvents] as const) {
      await tx.delete(table).where(eq(table.userId, userId));
    }
    await endSessionsOf(tx, userId);
    await tx
      .update(users)
      .set({
        // With a character that no name generated from an address contains, so it can't be taken.
        username: `deleted:${userId}`,
        firstName: '',
        lastName: '',
        passwordHash: null,
        isActive: false,
        blockedAt: null,
        blockReason: null,
        lastLoginAt: null,
      })
      .where(eq(users.id, userId));
  },
};
