import type { OrderBody } from '@hoster/contract';
import {
  chargeIn,
  computeTotal,
  toLedger,
  type ChargedTotal,
  type PriceTotal,
  type PricingInput,
} from '@hoster/domain';
import type { Context } from '../../context.ts';
import { AppError, FieldError } from '../../http/errors.ts';
import type { Language, Text } from '../../http/language.ts';
import { termsInForce } from '../legal/versions.ts';
import { overdraftOf } from '../payments/balance.ts';
import { legalEntityOf } from '../payments/legal-entities.ts';
import { methodErrors } from '../payments/methods.ts';
import { cardOf, methodOfCard } from '../payments/saved-cards.ts';
import { rateOf } from '../site/currencies.ts';
import type { Buyer } from './buyer.ts';
import { maxOrderCents } from './limits.ts';
import type { OrderedLine, OrderErrors, Shop, Trial } from './line.ts';
import { orderTexts } from './texts.ts';

/** An order that may be placed, with its price. */
export interface Quote<Own extends Shop> {
  readonly shop: Own;
  /** EUR cents. */
  readonly total: PriceTotal;
  /** The same in the currency of the order, at the rate it keeps. */
  readonly charged: ChargedTotal;
  /** What one of the items is priced from, in every term. */
  readonly pricing: PricingInput;
  /** Net EUR cents a month that one of the items renews for. */
  readonly renewalCents: number;
  /** The plan whose stock it takes. */
  readonly plan: { readonly id: number; readonly slug: string };
  readonly trial: Trial;
}

export type SignedInBuyer = Buyer & { readonly viewer: NonNullable<Buyer['viewer']> };

/**
 * Checks an order and prices it, in the order in which the stages of the page can be mended.
 * @throws FieldError 400, AppError 403 `personal_info_incomplete`, 409 `sold_out`, 409 `price_changed`
 */
export async function quoteOrder<Order extends OrderBody, Own extends Shop>(
  context: Context,
  line: OrderedLine<Order, Own>,
  buyer: SignedInBuyer,
  order: Order,
  language: Language,
): Promise<Quote<Own>> {
  const payer =
    order.legal_entity === null ? null : await legalEntityOf(context.db, buyer.viewer.accountId, order.legal_entity);
  const shop = await line.shop(context, buyer, language, order.promo_code, payer ?? null);
  const errors = line.check(shop, order);
  if (order.terms_version !== (await termsInForce(context.db, context.clock.now())))
    errors['terms_version'] = [orderTexts.terms];
  if (payer === undefined) errors['legal_entity'] = [orderTexts.unknown];
  await checkPayer(context, buyer, order, errors);
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
  if (!buyer.isComplete) {
    throw new AppError({ status: 403, code: 'personal_info_incomplete', detail: orderTexts.personalInfo });
  }
  if (line.isSoldOut(shop, order)) throw soldOut(line);

  const pricing = line.price(shop, order);
  const total = computeTotal(pricing);
  if (total.total > maxOrderCents) throw new FieldError({ non_field_errors: [orderTexts.tooMuch] });

  const charged = chargeIn(total, order.currency, rateOf(order.currency));
  const methods = methodErrors(context, shop.catalogue, buyer.visitor, { ...order, totalCents: total.total });
  if (Object.keys(methods).length > 0) throw new FieldError(methods);
  const now = toLedger(charged.total, order.currency);
  if (order.expected_total !== undefined && order.expected_total !== now.amount) {
    throw new AppError({
      status: 409,
      code: 'price_changed',
      detail: orderTexts.priceChanged,
      extra: { total: now },
    });
  }
  const one = { ...pricing, count: 1 };
  return {
    shop,
    total,
    charged,
    plan: line.plan(shop, order),
    trial: line.trial(order),
    pricing: one,
    renewalCents: computeTotal(one).renewal.perMonth,
  };
}

/** 409 when another customer got the last one. */
export const soldOut = ({ soldOut: detail }: { readonly soldOut: Text }): AppError =>
  new AppError({ status: 409, code: 'sold_out', detail });

/** Errors of the fields that concern the customer rather than what is ordered. */
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
