import type { CurrencyCode, OrderCreated, TopUp } from '@hoster/contract';
import { parseLedger, ratioOfCents, toCents, toLedger, type Visitor } from '@hoster/domain';
import type { Context } from '../../context.ts';
import { FieldError } from '../../http/errors.ts';
import type { Language, Text } from '../../http/language.ts';
import type { Viewer } from '../../http/viewer.ts';
import { catalogueOf } from '../catalogue/load.ts';
import { once, type Repeatable } from '../orders/idempotency.ts';
import { orderTexts } from '../orders/texts.ts';
import { rateOf } from '../site/currencies.ts';
import { lockAccount } from './balance.ts';
import { beginPayment } from './begin.ts';
import { storePayment } from './store.ts';
import { methodErrors } from './methods.ts';
import { successUrl } from './ref.ts';
import { moneyFormat } from './spoken-amount.ts';

/** Bounds of a top-up in EUR. */
export const topUpLimits = { min: 5, max: 10_000 } as const;

/** Says the bounds in the currency of the top-up, rounded so that both are allowed. */
function outOfBounds(currency: CurrencyCode, rate: number): Text {
  const bounds = (language: Language) => {
    const money = new Intl.NumberFormat(language, { ...moneyFormat(currency), trailingZeroDisplay: 'stripIfInteger' });
    return [Math.ceil(topUpLimits.min * rate * 100), Math.floor(topUpLimits.max * rate * 100)].map((cents) =>
      money.format(cents / 100),
    );
  };
  const [en, ru] = [bounds('en'), bounds('ru')];
  return { en: `Enter an amount from ${en[0]} to ${en[1]}.`, ru: `Введите сумму от\u00a0${ru[0]} до\u00a0${ru[1]}.` };
}

/**
 * Begins to put money on the balance. What is booked is its worth in EUR at today's rate.
 * @throws FieldError
 */
export async function topUp(
  context: Context,
  body: TopUp,
  by: { viewer: Viewer; visitor: Visitor; language: Language; repeatable: Repeatable },
): Promise<OrderCreated> {
  const { viewer, language } = by;
  const asked = parseLedger({ amount: body.amount, currency: body.currency });
  const rate = rateOf(body.currency);
  const worth = ratioOfCents(asked, 1_000_000, Math.round(rate * 1_000_000));
  if (worth < toCents(topUpLimits.min) || worth > toCents(topUpLimits.max)) {
    throw new FieldError({ amount: [outOfBounds(body.currency, rate)] });
  }
  const errors = methodErrors(context, await catalogueOf(context.db), by.visitor, { ...body, totalCents: worth });
  if (body.payment_method === 'balance') throw new FieldError({ payment_method: [orderTexts.method] });
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
  return once(context.db, by.repeatable, async (keep) =>
    context.db.transaction(async (tx) => {
      await lockAccount(tx, viewer.accountId);
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
      const description = language === 'ru' ? 'Пополнение баланса' : 'Balance top-up';
      await beginPayment(context, tx, payment, {
        method: body.payment_method,
        asset: body.crypto,
        savedCardId: body.saved_card,
        description,
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
