import { asc, eq } from '../../../platform/db/drizzle.ts';
import type { PersonalData } from '../../../platform/index.ts';
import { dsOffers } from './tables.ts';

/** Personal offers of dedicated servers. */
export const offersPersonalData: PersonalData = {
  copy: async (db, { accountId }) => ({
    offers: await db
      .select({
        id: dsOffers.id,
        name: dsOffers.label,
        price_eur_cents: dsOffers.priceCents,
        comment: dsOffers.comment,
        expires: dsOffers.expiresAt,
        created: dsOffers.createdAt,
      })
      .from(dsOffers)
      .where(eq(dsOffers.accountId, accountId))
      .orderBy(asc(dsOffers.id)),
  }),
  erase: async (tx, { accountId }) => {
    await tx.delete(dsOffers).where(eq(dsOffers.accountId, accountId));
  },
};
