import { calls } from '@hoster/contract';
import { countryCodes, toLedger } from '@hoster/domain';
import { eq } from '../../db/drizzle.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/types.ts';
import { FieldError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import { requireViewer, type Viewer } from '../../http/viewer.ts';
import { users } from '../auth/tables.ts';
import { balanceOf } from '../payments/balance.ts';
import { menuItems } from './menu.ts';
import { presentPersonalInfo, presentUser } from './present.ts';
import { accounts } from './tables.ts';

/** The signed-in customer's own data. */
export function accountRoutes(app: FastifyInstance): void {
  route(app, calls.getMenuContext, async ({ request }) => {
    const viewer = await requireViewer(request);
    const cents = await balanceOf(app.hoster.db, viewer.accountId);
    return {
      items: { en: menuItems('en', viewer.isStaff), ru: menuItems('ru', viewer.isStaff) },
      balance: toLedger(cents, 'EUR'),
      balance_link: '/my/#balance',
      is_staff: viewer.isStaff,
      user: presentUser(viewer),
      // Tickets and notifications come with later issues.
      unread: { tickets: 0, notifications: 0 },
    };
  });

  route(app, calls.getPersonalInfo, async ({ request }) => {
    const viewer = await requireViewer(request);
    return presentPersonalInfo(viewer, await accountRow(app.hoster.db, viewer));
  });

  route(app, calls.putPersonalInfo, async ({ body, request }) => {
    const viewer = await requireViewer(request);
    if (!countryCodes.includes(body.country)) {
      throw new FieldError({ country: [{ en: 'Country not found', ru: 'Страна не найдена' }] });
    }
    const name = { firstName: body.user.first_name, lastName: body.user.last_name };
    const account = await app.hoster.db.transaction(async (tx) => {
      await tx.update(users).set(name).where(eq(users.id, viewer.userId));
      await tx
        .update(accounts)
        .set({
          country: body.country,
          city: body.city,
          zipCode: body.zip_code,
          address: body.address,
          // A phone that is not sent stays as it is; an empty one is taken away.
          ...(body.phone !== undefined && { phone: body.phone === '' ? null : body.phone }),
        })
        .where(eq(accounts.id, viewer.accountId));
      return accountRow(tx, viewer);
    });
    return presentPersonalInfo({ ...viewer, ...name }, account);
  });
}

async function accountRow(db: Db, { accountId }: Viewer): Promise<typeof accounts.$inferSelect> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!row) throw new Error(`Account ${accountId} has a member and no row.`);
  return row;
}
