import { accountMembers } from '../identity/index.ts';
import { eq, lt } from '../platform/db/drizzle.ts';
import type { Db } from '../platform/db/index.ts';
import { dayMilliseconds, type Module } from '../platform/index.ts';
import { everyHour } from '../platform/jobs/index.ts';
import { notify } from './notifications/notify.ts';
import { notificationsPersonalData } from './notifications/personal-data.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { notifications } from './notifications/tables.ts';
import { liveSockets } from './routes.ts';

const accountsOf = (tx: Db, userId: number) =>
  tx.select({ accountId: accountMembers.accountId }).from(accountMembers).where(eq(accountMembers.userId, userId));

const keptMilliseconds = 183 * dayMilliseconds;

/** Notifications, and the connection that tells open pages what changed. */
export const liveModule: Module = {
  name: 'live',
  routes: (app) => {
    notificationRoutes(app);
  },
  sockets: liveSockets,
  personalData: notificationsPersonalData,
  on: {
    'sign-in.new-browser': async (_context, tx, { userId, device }) => {
      // In each of their accounts: they see those of one at a time.
      for (const { accountId } of await accountsOf(tx, userId)) {
        await notify(tx, { userId, accountId }, { kind: 'new_sign_in', params: { device }, link: '/my/security/' });
      }
    },
  },
  start: async ({ clock, db, log }) =>
    everyHour(log, async () => {
      const oldest = new Date(clock.now().getTime() - keptMilliseconds);
      await db.delete(notifications).where(lt(notifications.createdAt, oldest));
    }),
};
