import type { OrderCreated, ServicePayment } from '@hoster/contract';
import { multiplyCents, toLedger, type Visitor } from '@hoster/domain';
import { and, eq } from '../../db/drizzle.ts';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { AppError, FieldError, notFound } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import type { Viewer } from '../../http/viewer.ts';
import { catalogueOf, type Catalogue } from '../catalogue/load.ts';
import { once, type Repeatable } from '../orders/idempotency.ts';
import { services, type ServiceRow } from '../orders/tables.ts';
import { orderTexts } from '../orders/texts.ts';
import { rateOf } from '../site/currencies.ts';
import { lockAccount } from './balance.ts';
import { beginPayment } from './begin.ts';
import { methodErrors } from './methods.ts';
import { successUrl } from './ref.ts';
import type { Charge } from './store-for-service.ts';
import type { PaymentRow } from './tables.ts';

/** Who pays for something of a service. */
export interface ServicePayer {
  readonly viewer: Viewer;
  readonly visitor: Visitor;
  readonly repeatable: Repeatable;
  /** Of the page: the provider's page and the invoice speak it. */
  readonly language: Language;
}

/** What is paid for: EUR cents, tax included, and how its payment is stored in the currency that is charged. */
export interface Demand {
  readonly totalCents: number;
  store(charge: Charge): Promise<PaymentRow>;
}

/**
 * Starts a payment for something of a service of the viewer's, once for each `Idempotency-Key`. From the balance it's paid
 * immediately.
 * @param demand what it costs; the account and the service are locked. Throws when it can't be had
 * @throws FieldError 400, AppError 404 for no such service of theirs, 409 `price_changed`, and what `demand` throws
 */
export async function payForService(
  context: Context,
  serviceId: number,
  asked: z.output<typeof ServicePayment>,
  { viewer, visitor, repeatable }: ServicePayer,
  demand: (tx: Db, service: ServiceRow, catalogue: Catalogue) => Promise<Demand>,
): Promise<OrderCreated> {
  const { db } = context;
  const { accountId } = viewer;
  const { currency, payment_method: method } = asked;
  return once(db, repeatable, async (keep) => {
    const catalogue = await catalogueOf(db);
    return db.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      const earlier = await keep.earlier(tx);
      if (earlier) return earlier;
      const own = and(eq(services.id, serviceId), eq(services.accountId, accountId));
      const [service] = await tx.select().from(services).where(own).for('update');
      if (!service) throw notFound(`No service ${serviceId} of account ${accountId}`);
      const { totalCents, store } = await demand(tx, service, catalogue);
      const errors = methodErrors(context, catalogue, visitor, { ...asked, totalCents });
      if (Object.keys(errors).length > 0) throw new FieldError(errors);
      const rate = rateOf(currency);
      const total = toLedger(multiplyCents(totalCents, rate), currency);
      if (asked.expected_total !== undefined && asked.expected_total !== total.amount) {
        throw new AppError({ status: 409, code: 'price_changed', detail: orderTexts.priceChanged, extra: { total } });
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
