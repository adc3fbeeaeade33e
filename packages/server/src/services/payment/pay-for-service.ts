import type { OrderCreated, ServicePayment } from '@hoster/contract';
import { multiplyCents, toLedger, type Visitor } from '@hoster/domain';
import { and, eq } from '../../platform/db/drizzle.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { AppError, FieldError, type Language, notFound } from '../../platform/http/index.ts';
import type { Viewer } from '../../identity/index.ts';
import { type Catalogue, catalogueOf } from '../../catalogue/index.ts';
import {
  beginPayment,
  lockOpenAccount,
  methodErrors,
  idempotently,
  type PaymentRow,
  paymentTexts,
  rateOf,
  type Repeatable,
  successUrl,
} from '../../billing/index.ts';
import { type ServiceRow, services } from '../../sales/index.ts';
import type { Charge } from './store-for-service.ts';

/** Payer of a charge for a service. */
export interface ServicePayer {
  readonly viewer: Viewer;
  readonly visitor: Visitor;
  readonly repeatable: Repeatable;
  /** Language of the page, used on the provider's page and the invoice. */
  readonly language: Language;
}

/** Amount to pay: EUR cents, tax included, and how its payment is stored in the charged currency. */
export interface AmountDue {
  readonly totalCents: number;
  store(charge: Charge): Promise<PaymentRow>;
}

/**
 * Starts a payment for a service of the viewer's, once for each `Idempotency-Key`. From the balance it's paid
 * immediately.
 * @param demand returns the amount; the account and the service are locked. Throws when it isn't available
 * @throws FieldError 400, AppError 404 for no such service of theirs, 409 `price_changed`, and what `demand` throws
 */
export async function payForService(
  context: Context,
  serviceId: number,
  asked: z.output<typeof ServicePayment>,
  { viewer, visitor, repeatable }: ServicePayer,
  demand: (tx: Db, service: ServiceRow, catalogue: Catalogue) => Promise<AmountDue>,
): Promise<OrderCreated> {
  const { db } = context;
  const { accountId } = viewer;
  const { currency, payment_method: method } = asked;
  return idempotently(db, repeatable, async (keep) => {
    const catalogue = await catalogueOf(db);
    return db.transaction(async (tx) => {
      await lockOpenAccount(tx, accountId);
      const earlier = await keep.earlier(tx);
      if (earlier) return earlier;
      const own = and(eq(services.id, serviceId), eq(services.accountId, accountId));
      const [service] = await tx.select().from(services).where(own).for('update');
      if (!service) throw notFound(`No service ${serviceId} of account ${accountId}`);
      const { totalCents, store } = await demand(tx, service, catalogue);
      const errors = methodErrors(context, catalogue, visitor, { ...asked, totalCents });
      if (Object.keys(errors).length > 0) throw new FieldError(errors);
      const rate = rateOf(catalogue, currency);
      const total = toLedger(multiplyCents(totalCents, rate), currency);
      if (asked.expected_total !== undefined && asked.expected_total !== total.amount) {
        throw new AppError({ status: 409, code: 'price_changed', detail: paymentTexts.priceChanged, extra: { total } });
      }
      const payment = await store({ currency, rate });
      await beginPayment(context, tx, payment, {
        method,
        savedCardId: asked.saved_card,
        asset: asked.crypto,
        description: service.name,
      });
      const created = {
        success_url: successUrl(payment.ref),
        payment_object_ref: payment.ref,
        order_ids: [service.id],
        total,
      };
      await keep.answer(tx, created);
      return created;
    });
  });
}
