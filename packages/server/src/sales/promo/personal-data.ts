import { inArray } from '../../platform/db/drizzle.ts';
import type { PersonalData } from '../../platform/index.ts';
import { promoCodes } from './tables.ts';

/** Welcome codes. A used one stays without its address, as orders name it. */
export const promoPersonalData: PersonalData = {
  copy: async (db, { emails }) => ({
    promo_codes: await db
      .select({
        code: promoCodes.code,
        email: promoCodes.email,
        created: promoCodes.createdAt,
        expires: promoCodes.expiresAt,
        used: promoCodes.usedAt,
      })
      .from(promoCodes)
      .where(inArray(promoCodes.email, [...emails])),
  }),
  erase: async (tx, { emails }) => {
    await tx
      .update(promoCodes)
      .set({ email: null, pageUrl: null })
      .where(inArray(promoCodes.email, [...emails]));
  },
};
