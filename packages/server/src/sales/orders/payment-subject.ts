import { asc, eq } from '../../platform/db/drizzle.ts';
import { catalogueOf } from '../../catalogue/index.ts';
import { type PaymentSubject, purchases } from '../../billing/index.ts';
import { orderAddress } from '../product-lines/order-address.ts';
import { services } from './tables.ts';

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
    if (purchaseId === null || serviceId !== null) return null;
    const ordered = await db
      .select()
      .from(services)
      .where(eq(services.purchaseId, purchaseId))
      .orderBy(asc(services.id));
    const [purchase] = await db.select().from(purchases).where(eq(purchases.id, purchaseId));
    return purchase ? orderAddress(lines, await catalogueOf(db), purchase, ordered) : null;
  },
};
