import { defineMessage } from '@formatjs/intl';
import { calls, type PersonalInfoUpdate } from '@hoster/contract';
import { countryCodes, isTimeZone } from '@hoster/domain';
import { eq } from '../../platform/db/drizzle.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { unprintableFields } from '../../platform/pdf/index.ts';
import { FieldError, route } from '../../platform/http/index.ts';
import type { Viewer } from '../session/find-viewer.ts';
import { requireViewer } from '../session/viewer.ts';
import { users } from '../auth/tables.ts';
import { presentPersonalInfo } from './present.ts';
import { accounts } from './tables.ts';

/** The signed-in customer's own data. */
export function accountRoutes(app: FastifyInstance): void {
  route(app, calls.getPersonalInfo, async ({ request }) => {
    const viewer = await requireViewer(request);
    return presentPersonalInfo(viewer, await accountRow(app.hoster.db, viewer));
  });

  route(app, calls.putPersonalInfo, async ({ body, request }) => {
    const viewer = await requireViewer(request);
    if (!countryCodes.includes(body.country)) {
      throw new FieldError({
        country: [
          defineMessage({
            id: 'identity.personal-info.country',
            defaultMessage: 'Country not found',
            description: 'Error of the form with personal data',
          }),
        ],
      });
    }
    await refuseUnprintable(body);
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
          // A phone that isn't sent is left unchanged; an empty one is removed.
          ...(body.phone !== undefined && { phone: body.phone === '' ? null : body.phone }),
        })
        .where(eq(accounts.id, viewer.accountId));
      return accountRow(tx, viewer);
    });
    return presentPersonalInfo({ ...viewer, ...name }, account);
  });

  route(app, calls.putTimeZone, async ({ body, request }) => {
    const { userId } = await requireViewer(request);
    const timeZone = body.time_zone;
    if (timeZone !== null && !isTimeZone(timeZone)) throw new FieldError({ time_zone: [unknownTimeZone] });
    await app.hoster.db.update(users).set({ timeZone }).where(eq(users.id, userId));
    return { time_zone: timeZone };
  });
}

const unknownTimeZone = defineMessage({
  id: 'identity.time-zone.unknown',
  defaultMessage: 'Choose a time zone from the list',
  description: 'Error of the form with the time zone',
});

/** @throws FieldError for characters that can't be on an invoice, which must have the name and address */
async function refuseUnprintable({ user, city, zip_code, address }: PersonalInfoUpdate): Promise<void> {
  const errors = await unprintableFields({ city, zip_code, address });
  const ofUser = await unprintableFields({ first_name: user.first_name, last_name: user.last_name });
  const all = { ...errors, ...(Object.keys(ofUser).length > 0 && { user: ofUser }) };
  if (Object.keys(all).length > 0) throw new FieldError(all);
}

async function accountRow(db: Db, { accountId }: Viewer): Promise<typeof accounts.$inferSelect> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!row) throw new Error(`Account ${accountId} has a member and no row.`);
  return row;
}
