import { eq } from '../../platform/db/drizzle.ts';
import type { EventHandlers } from '../../platform/index.ts';
import { releaseAddresses } from '../../catalogue/index.ts';
import { userRecipient } from '../../billing/index.ts';
import { forgetOrderedDraft } from './drafts/drafts.ts';
import { mailOrderExpired } from './emails.ts';
import { paymentSubject } from './payment-subject.ts';
import { releasePromo } from '../promo/order-promo.ts';
import { services } from './tables.ts';
import { transition } from './transition.ts';
import { releaseTrial } from './trial/trial.ts';

/** Effects of payments on orders. */
export const orderPaymentHandlers: EventHandlers = {
  'payment.paid': async (_context, tx, { payment: { purpose, purchaseId } }) => {
    if (purpose === 'purchase' && purchaseId !== null) await forgetOrderedDraft(tx, purchaseId);
  },
  'payment.abandoned': async ({ clock, lines }, tx, { payment: { purchaseId } }) => {
    if (purchaseId === null) return;
    await releasePromo(tx, purchaseId);
    await releaseTrial(tx, purchaseId);
    const ordered = await tx.select().from(services).where(eq(services.purchaseId, purchaseId));
    for (const service of ordered) {
      if (!(await transition(tx, service, 'cancel'))) continue;
      await lines[service.kind].returnStock(tx, service);
      await releaseAddresses(tx, service.id, { now: clock.now(), wasUsed: false });
    }
  },
  'payment.expired': async (context, tx, { payment }) => {
    if (payment.purpose !== 'purchase' || payment.purchaseId === null) return;
    const ordered = await paymentSubject.services(tx, payment);
    await mailOrderExpired(context, tx, await userRecipient(tx, payment.userId, payment.accountId), {
      ref: payment.ref,
      names: ordered.map(({ name }) => name),
      mayArrive: payment.method === 'bank' || payment.method === 'crypto',
    });
  },
};
