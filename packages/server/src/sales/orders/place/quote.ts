import type { Message } from '../../../i18n/translate.ts';
import type { OrderBody } from '@hoster/contract';
import {
  chargeIn,
  computeTotal,
  toLedger,
  type ChargedTotal,
  type PriceTotal,
  type PricingInput,
} from '@hoster/domain';
import type { Context } from '../../../platform/index.ts';
import { AppError, FieldError, type Language } from '../../../platform/http/index.ts';
import { termsInForce } from '../../../identity/index.ts';
import {
  cardOf,
  legalEntityOf,
  methodErrors,
  methodOfCard,
  overdraftOf,
  paymentTexts,
  rateOf,
} from '../../../billing/index.ts';
import type { Buyer } from './buyer.ts';
import { maxOrderCents } from './limits.ts';
import type { OrderedLine, OrderErrors, Shop, Trial } from '../../product-lines/ordered-line.ts';
import { orderTexts } from '../texts.ts';

/** An order that may be placed, with its price. */
export interface Quote<Own extends Shop> {
  readonly shop: Own;
  /** EUR cents. */
  readonly total: PriceTotal;
  /** The same in the currency of the order, at its fixed rate. */
  readonly charged: ChargedTotal;
  /** Basis for pricing one of the items, in every term. */
  readonly pricing: PricingInput;
  /** Net renewal price of one of the items, EUR cents a month. */
  readonly renewalCents: number;
  /** Plan whose stock it takes. */
  readonly plan: { readonly id: number; readonly slug: string };
  readonly trial: Trial;
}

export type SignedInBuyer = Buyer & { readonly viewer: NonNullable<Buyer['viewer']> };

/**
 * Checks an order and prices it.
 * @throws FieldError 400, AppError 403 `personal_info_incomplete`, 409 `sold_out`, 409 `price_changed`
 */
export async function quoteOrder<Order extends OrderBody, Own extends Shop>(
  context: Context,
  productLine: OrderedLine<Order, Own>,
  buyer: SignedInBuyer,
  order: Order,
  language: Language,
): Promise<Quote<Own>> {
  const payer =
    order.legal_entity === null ? null : await legalEntityOf(context.db, buyer.viewer.accountId, order.legal_entity);
  const shop = await productLine.shop(context, buyer, language, order.promo_code, payer ?? null);
  const errors = productLine.check(shop, order);
  if (order.terms_version !== (await termsInForce(context.db, context.clock.now())))
    errors['terms_version'] = [orderTexts.terms];
  if (payer === undefined) errors['legal_entity'] = [orderTexts.unknown];
  await checkPayer(context, buyer, order, errors);
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
  if (!buyer.isComplete) {
    throw new AppError({ status: 403, code: 'personal_info_incomplete', detail: orderTexts.personalInfo });
  }
  if (productLine.isSoldOut(shop, order)) throw soldOut(productLine);

  const pricing = productLine.price(shop, order);
  const total = computeTotal(pricing);
  if (total.total > maxOrderCents) throw new FieldError({ non_field_errors: [orderTexts.tooMuch] });

  const charged = chargeIn(total, order.currency, rateOf(shop.catalogue, order.currency));
  const methods = methodErrors(context, shop.catalogue, buyer.visitor, { ...order, totalCents: total.total });
  if (Object.keys(methods).length > 0) throw new FieldError(methods);
  const now = toLedger(charged.total, order.currency);
  if (order.expected_total !== undefined && order.expected_total !== now.amount) {
    throw new AppError({
      status: 409,
      code: 'price_changed',
      detail: paymentTexts.priceChanged,
      extra: { total: now },
    });
  }
  const one = { ...pricing, count: 1 };
  return {
    shop,
    total,
    charged,
    plan: productLine.plan(shop, order),
    trial: productLine.trial(order),
    pricing: one,
    renewalCents: computeTotal(one).renewal.perMonth,
  };
}

/** 409 when another customer got the last one. */
export const soldOut = ({ soldOut: detail }: { readonly soldOut: Message }): AppError =>
  new AppError({ status: 409, code: 'sold_out', detail });

/** Errors of fields about the customer rather than the ordered product. */
async function checkPayer(
  context: Context,
  { viewer }: SignedInBuyer,
  order: OrderBody,
  errors: OrderErrors,
): Promise<void> {
  const { db } = context;
  if (order.overdraft && (await overdraftOf(db, viewer.accountId)) === 0) errors['overdraft'] = [orderTexts.overdraft];
  if (order.saved_card !== null) {
    const card = await cardOf(context, db, viewer.accountId, order.saved_card);
    if (!card || methodOfCard(card) !== order.payment_method) errors['saved_card'] = [orderTexts.unknown];
  }
}
