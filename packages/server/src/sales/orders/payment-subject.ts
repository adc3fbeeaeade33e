import { asc, eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { catalogueOf } from '../../catalogue/index.ts';
import { termsInForce } from '../../identity/index.ts';
import { type PaymentSubject, purchases } from '../../billing/index.ts';
import { orderAddress } from '../product-lines/order-address.ts';
import { purchaseConsents, services, staffOrders } from './tables.ts';

/** Data about the services of a payment that billing may use. */
export const paymentSubject: PaymentSubject = {
  services: async (db, { purchaseId, serviceId }) =>
    purchaseId === null
      ? []
      : db
          .select({ id: services.id, name: services.name, state: services.state })
          .from(services)
          .where(serviceId === null ? eq(services.purchaseId, purchaseId) : eq(services.id, serviceId))
          .orderBy(asc(services.id)),
  orderUrl: async ({ db, lines }, { purchaseId, serviceId }) => {
    // What staff have put together, no page of the shop has.
    if (purchaseId === null || serviceId !== null || (await isByStaff(db, purchaseId))) return null;
    const ordered = await db
      .select()
      .from(services)
      .where(eq(services.purchaseId, purchaseId))
      .orderBy(asc(services.id));
    const [purchase] = await db.select().from(purchases).where(eq(purchases.id, purchaseId));
    return purchase ? orderAddress(lines, await catalogueOf(db), purchase, ordered) : null;
  },
  termsToAccept: async ({ clock }, db, { purchaseId, purpose }) => {
    if (purpose !== 'purchase' || purchaseId === null || !(await isByStaff(db, purchaseId))) return null;
    const isAccepted = (await db.$count(purchaseConsents, eq(purchaseConsents.purchaseId, purchaseId))) > 0;
    return isAccepted ? null : termsInForce(db, clock.now());
  },
  acceptTerms: async (tx, { purchaseId }, { ip, language, userAgent, userId, version }) => {
    if (purchaseId === null) return;
    await tx
      .insert(purchaseConsents)
      .values({ purchaseId, userId, termsVersion: version, language, ip, userAgent })
      .onConflictDoNothing();
  },
};

const isByStaff = async (db: Db, purchaseId: number): Promise<boolean> =>
  (await db.$count(staffOrders, eq(staffOrders.purchaseId, purchaseId))) > 0;
