import type { VpsOrder } from '@hoster/contract';
import {
  byId,
  chargeIn,
  computeTotal,
  findProblems,
  toLedger,
  vpsPricing,
  type ChargedTotal,
  type PriceTotal,
} from '@hoster/domain';
import type { Context } from '../../context.ts';
import { AppError, FieldError } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import { overdraftOf } from '../payments/balance.ts';
import { legalEntityOf } from '../payments/legal-entities.ts';
import { methodErrors } from '../payments/methods.ts';
import { cardTokenOf } from '../payments/saved-cards.ts';
import { rateOf } from '../site/currencies.ts';
import type { Buyer } from './buyer.ts';
import { checkVpsOrder, customStock, type OrderErrors } from './check.ts';
import { vpsShop, type VpsShop } from './price-data.ts';
import { parseSshKey } from './ssh-key.ts';
import { orderTexts } from './texts.ts';

/** An order that may be placed, with its price. */
export interface Quote {
  readonly shop: VpsShop;
  /** EUR cents. */
  readonly total: PriceTotal;
  /** The same in the currency of the order, at the rate it keeps. */
  readonly charged: ChargedTotal;
  /** Net EUR cents a month that one of the items renews for. */
  readonly renewalCents: number;
  /** Id of the plan whose stock it takes; a custom server's too. */
  readonly planId: number;
}

export type SignedInBuyer = Buyer & { readonly viewer: NonNullable<Buyer['viewer']> };

/**
 * Checks an order and prices it, in the order in which the stages of the page can be mended.
 * @throws FieldError 400, AppError 403 `personal_info_incomplete`, 409 `sold_out`, 409 `price_changed`
 */
export async function quoteVpsOrder(
  context: Context,
  buyer: SignedInBuyer,
  order: VpsOrder,
  language: Language,
): Promise<Quote> {
  const payer =
    order.legal_entity === null ? null : await legalEntityOf(context.db, buyer.viewer.accountId, order.legal_entity);
  const shop = await vpsShop(context, buyer, language, order.promo_code, payer ?? null);
  const errors = checkVpsOrder(shop, order);
  if (payer === undefined) errors['legal_entity'] = [orderTexts.unknown];
  await checkPayer(context, buyer, order, errors);
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
  if (!buyer.isComplete) {
    throw new AppError({ status: 403, code: 'personal_info_incomplete', detail: orderTexts.personalInfo });
  }
  const planId = plannedId(shop, order);
  if (isSoldOut(shop, order)) throw soldOut();

  const pricing = vpsPricing(shop.data, order);
  const total = computeTotal(pricing);

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
  return { shop, total, charged, planId, renewalCents: computeTotal({ ...pricing, count: 1 }).renewal.perMonth };
}

/** 409 when somebody else got the last one. */
export const soldOut = (): AppError => new AppError({ status: 409, code: 'sold_out', detail: orderTexts.soldOut });

/** Errors of the fields that concern the customer rather than the server. */
async function checkPayer(
  { db }: Context,
  { viewer }: SignedInBuyer,
  order: VpsOrder,
  errors: OrderErrors,
): Promise<void> {
  if (order.overdraft && (await overdraftOf(db, viewer.accountId)) === 0) errors['overdraft'] = [orderTexts.overdraft];
  if (order.saved_card !== null) {
    const token = order.payment_method === 'card' && (await cardTokenOf(db, viewer.accountId, order.saved_card));
    if (!token) errors['saved_card'] = [orderTexts.unknown];
  }
  if (order.ssh_key !== null && parseSshKey(order.ssh_key.key) === null) {
    errors['ssh_key'] = { key: [orderTexts.sshKey] };
  }
}

function plannedId({ catalogue }: VpsShop, { tariff }: VpsOrder): number {
  const plan = tariff ?? catalogue.plans.find((row) => row.isCustom)?.id;
  if (plan === undefined) throw new Error('The catalogue has no custom plan.');
  return plan;
}

function isSoldOut(shop: VpsShop, order: VpsOrder): boolean {
  if (order.configuration !== null) return (customStock(shop, order.location) ?? 0) < order.count;
  if (findProblems(shop.data, order).some(({ code }) => code === 'sold_out')) return true;
  const plan = byId(shop.data.tariffs, order.tariff);
  return (plan && (shop.stock.get(plan.id)?.get(order.location) ?? 0) < order.count) ?? true;
}
