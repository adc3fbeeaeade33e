import { defineMessage } from '@formatjs/intl';
import { translate, withValues, type Message } from '../../i18n/translate.ts';
import type { CurrencyCode, OrderCreated, TopUp } from '@hoster/contract';
import { parseLedger, ratioOfCents, toCents, toLedger, type Visitor } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import { FieldError, type Language } from '../../platform/http/index.ts';
import type { Viewer } from '../../identity/index.ts';
import { mustBeOpen } from '../../settings/index.ts';
import { catalogueOf } from '../../catalogue/index.ts';
import { idempotently, type Repeatable } from './idempotency.ts';
import { paymentTexts } from './texts.ts';
import { rateOf } from '../currencies.ts';
import { lockOpenAccount } from './balance.ts';
import { beginPayment } from './attempts/begin.ts';
import { successUrl } from './payment-address.ts';
import { storePayment } from './store-payment.ts';
import { methodErrors } from './methods.ts';
import { topUpDescription } from './attempts/retry.ts';
import { moneyFormat } from './spoken-amount.ts';

/** Bounds of a top-up in EUR. */
export const topUpLimits = { min: 5, max: 10_000 } as const;

const outOfRange = defineMessage({
  id: 'billing.top-up.out-of-bounds',
  defaultMessage: 'Enter an amount from {min} to {max}.',
  description: 'Error at the amount of a top-up',
});

/** Message with the bounds in the currency of the top-up, rounded so that both are allowed. */
function outOfBounds(currency: CurrencyCode, rate: number, language: Language): Message {
  const money = new Intl.NumberFormat(language, { ...moneyFormat(currency), trailingZeroDisplay: 'stripIfInteger' });
  const spoken = (cents: number) => money.format(cents / 100);
  const min = spoken(Math.ceil(topUpLimits.min * rate * 100));
  return withValues(outOfRange, { min, max: spoken(Math.floor(topUpLimits.max * rate * 100)) });
}

/**
 * Starts a top-up of the balance. It's booked at its value in EUR at today's rate.
 * @throws FieldError, AppError 409 `orders_closed`
 */
export async function topUp(
  context: Context,
  body: TopUp,
  caller: { viewer: Viewer; visitor: Visitor; language: Language; repeatable: Repeatable },
): Promise<OrderCreated> {
  const { viewer, language } = caller;
  await mustBeOpen(context, context.db);
  const asked = parseLedger({ amount: body.amount, currency: body.currency });
  const catalogue = await catalogueOf(context.db);
  const rate = rateOf(catalogue, body.currency);
  const worth = ratioOfCents(asked, 1_000_000, Math.round(rate * 1_000_000));
  if (worth < toCents(topUpLimits.min) || worth > toCents(topUpLimits.max)) {
    throw new FieldError({ amount: [outOfBounds(body.currency, rate, language)] });
  }
  const errors = methodErrors(context, catalogue, caller.visitor, { ...body, totalCents: worth });
  if (body.payment_method === 'balance') throw new FieldError({ payment_method: [paymentTexts.method] });
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
  return idempotently(context.db, caller.repeatable, async (keep) =>
    context.db.transaction(async (tx) => {
      await lockOpenAccount(tx, viewer.accountId);
      const earlier = await keep.earlier(tx);
      if (earlier) return earlier;
      const payment = await storePayment(tx, context.clock.now(), {
        accountId: viewer.accountId,
        userId: viewer.userId,
        purpose: 'top_up',
        method: body.payment_method,
        amountCents: worth,
        currency: body.currency,
        rate: String(rate),
        amountCurrencyCents: asked,
        language,
      });
      await beginPayment(context, tx, payment, {
        method: body.payment_method,
        asset: body.crypto,
        savedCardId: body.saved_card,
        description: translate(language, topUpDescription),
      });
      const created = {
        success_url: successUrl(payment.ref),
        payment_object_ref: payment.ref,
        order_ids: [],
        total: toLedger(asked, body.currency),
      };
      await keep.answer(tx, created);
      return created;
    }),
  );
}
