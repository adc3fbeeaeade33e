import type { OrderCreated, RenewalOrder } from '@hoster/contract';
import { multiplyCents, toLedger, type Visitor } from '@hoster/domain';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError, FieldError, notFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { catalogueOf } from '../catalogue/load.ts';
import { once, type Repeatable } from '../orders/idempotency.ts';
import { services, type ServiceRow } from '../orders/tables.ts';
import { orderTexts } from '../orders/texts.ts';
import { lockAccount } from '../payments/balance.ts';
import { beginPayment } from '../payments/begin.ts';
import { methodErrors } from '../payments/methods.ts';
import { successUrl } from '../payments/ref.ts';
import { rateOf } from '../site/currencies.ts';
import { waitingOf } from '../upgrades/find.ts';
import { upgradeTexts } from '../upgrades/texts.ts';
import { openRenewalsOf } from './open-renewals.ts';
import { isWithinReach } from './reach.ts';
import { storeRenewal } from './renew.ts';
import { renewalOf } from './renewal-price.ts';

const texts = {
  notRenewable: {
    en: 'This service can’t be renewed now.',
    ru: 'Сейчас эту услугу нельзя продлить.',
  },
  tooFar: {
    en: 'This service is paid for three years ahead already.',
    ru: 'Услуга уже оплачена на три года вперёд.',
  },
  renewed: {
    en: 'This service has been renewed since you opened the page. Check until when it’s paid, and pay again if you still want to.',
    ru: 'Услугу продлили, пока была открыта эта страница. Проверьте, до какого дня она оплачена, и при желании оплатите ещё раз.',
  },
  waiting: {
    en: 'A payment for this renewal has already been started. Finish or cancel it first.',
    ru: 'Оплата этого продления уже начата. Сначала завершите или отмените её.',
  },
};

const isRenewable = ({ state, autoRenew }: ServiceRow): boolean =>
  ['active', 'failed_renew', 'suspended'].includes(state) && autoRenew;

/**
 * Begins to pay for the next term of a service of the viewer's, in a way of their choice. From the balance it's renewed
 * immediately.
 * @throws FieldError 400, AppError 404 for no such service of theirs, 409 `not_renewable`, `already_renewed`,
 *   `renewal_waiting`, `upgrade_waiting`, `price_changed`
 */
export async function placeRenewal(
  context: Context,
  serviceId: number,
  asked: z.output<typeof RenewalOrder>,
  by: { viewer: Viewer; visitor: Visitor; repeatable: Repeatable },
): Promise<OrderCreated> {
  const { clock, db } = context;
  const { accountId } = by.viewer;
  return once(db, by.repeatable, async (keep) => {
    const catalogue = await catalogueOf(db);
    return db.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      const earlier = await keep.earlier(tx);
      if (earlier) return earlier;
      const own = and(eq(services.id, serviceId), eq(services.accountId, accountId));
      const [service] = await tx.select().from(services).where(own).for('update');
      if (!service) throw notFound(`No service ${serviceId} of account ${accountId}`);
      if (!isRenewable(service)) {
        throw new AppError({ status: 409, code: 'not_renewable', detail: texts.notRenewable });
      }
      if (!isWithinReach(service, clock.now())) {
        throw new AppError({ status: 409, code: 'not_renewable', detail: texts.tooFar });
      }
      if (asked.paid_until !== undefined && asked.paid_until !== service.paidUntil?.toISOString()) {
        throw new AppError({ status: 409, code: 'already_renewed', detail: texts.renewed });
      }
      if ((await openRenewalsOf(tx, service)).length > 0) {
        throw new AppError({ status: 409, code: 'renewal_waiting', detail: texts.waiting });
      }
      if (await waitingOf(tx, serviceId)) {
        throw new AppError({ status: 409, code: 'upgrade_waiting', detail: upgradeTexts.waiting });
      }
      const due = await renewalOf(tx, service, clock.now());
      const totalCents = due.total.total;
      const { currency, payment_method: method } = asked;
      const rate = rateOf(currency);
      const total = toLedger(multiplyCents(totalCents, rate), currency);
      if (asked.expected_total !== undefined && asked.expected_total !== total.amount) {
        throw new AppError({ status: 409, code: 'price_changed', detail: orderTexts.priceChanged, extra: { total } });
      }
      const errors = methodErrors(context, catalogue, by.visitor, { ...asked, totalCents });
      if (Object.keys(errors).length > 0) throw new FieldError(errors);
      const payment = await storeRenewal(context, tx, service, due, { method, currency, rate });
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
