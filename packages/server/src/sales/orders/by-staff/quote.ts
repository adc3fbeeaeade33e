import type { BasketLine, OrderBody, OrderLine, StaffBasket, StaffQuote } from '@hoster/contract';
import {
  type BasketPrice,
  chargeTermIn,
  type ChargedTerm,
  computeBasket,
  fromCents,
  type PricingInput,
  type TermTotal,
  toLedger,
} from '@hoster/domain';
import { z } from 'zod';
import { textIn } from '../../../i18n/localised.ts';
import type { Context } from '../../../platform/index.ts';
import { checkedInput, FieldError, type Language } from '../../../platform/http/index.ts';
import { catalogueOf } from '../../../catalogue/index.ts';
import { currenciesFor, legalEntityOf, lineRows, type Naming, rateOf } from '../../../billing/index.ts';
import { bodyOf, formFields } from '../../product-lines/order-form.ts';
import type { OrderedLine, OrderErrors, Shop } from '../../product-lines/ordered-line.ts';
import { maxOrderCents } from '../place/limits.ts';
import type { SignedInBuyer } from '../place/quote.ts';
import { orderTexts } from '../texts.ts';
import { staffOrderTexts } from './texts.ts';

/** Something in a basket that may be ordered, with its price. */
export interface QuotedItem {
  readonly productLine: OrderedLine<OrderBody, Shop>;
  readonly order: OrderBody;
  readonly shop: Shop;
  readonly plan: { readonly id: number; readonly slug: string };
  /** Price of one, as the catalogue has it. */
  readonly pricing: PricingInput;
  readonly price: BasketPrice;
}

/** A basket that may be ordered, with its price in EUR cents and in its currency. */
export interface QuotedBasket {
  readonly items: readonly QuotedItem[];
  /** Lines of all items, then the tax, in EUR. */
  readonly lines: TermTotal['lines'];
  readonly charged: ChargedTerm;
  readonly totalCents: number;
  readonly tax: Shop['data']['tax'] & { readonly amount_cents: number };
}

/** An item that was read and isn't priced yet. */
type Read = Omit<QuotedItem, 'price'> & { readonly asked: BasketLine; readonly listed: PricingInput };

/**
 * Checks a basket with the rules of the shop, and prices it.
 * @throws FieldError with errors at `lines.0.…`, also for what is sold out
 */
export async function quoteBasket(
  context: Context,
  buyer: SignedInBuyer,
  basket: StaffBasket,
  language: Language,
): Promise<QuotedBasket> {
  const { viewer } = buyer;
  const payer =
    basket.legal_entity === null ? null : await legalEntityOf(context.db, viewer.accountId, basket.legal_entity);
  if (payer === undefined) throw new FieldError({ legal_entity: [orderTexts.unknown] });
  if (!buyer.isComplete) throw new FieldError({ non_field_errors: [staffOrderTexts.incomplete] });
  const catalogue = await catalogueOf(context.db);
  if (!currenciesFor(catalogue, buyer.visitor).includes(basket.currency)) {
    throw new FieldError({ currency: [staffOrderTexts.currency] });
  }
  const shops = await Promise.all(
    basket.lines.map(({ line }) => context.lines[line].shop(context, buyer, language, undefined, payer)),
  );
  const bodies = basket.lines.map(({ line, values }, index) => ({
    ...bodyOf(fieldsOf(context, line, shops[index], language), values),
    ...unused,
    currency: basket.currency,
    legal_entity: basket.legal_entity,
  }));
  checkSchemas(context, basket, bodies);
  const errors: Record<string, OrderErrors> = {};
  const read = basket.lines.flatMap((asked, index): Read[] => {
    const productLine = context.lines[asked.line];
    const shop = shops[index];
    if (!shop) return [];
    const order = productLine.form.body.parse(bodies[index]);
    const found = problemsOf(productLine, shop, order, asked, buyer);
    if (Object.keys(found).length > 0) {
      errors[index] = found;
      return [];
    }
    const listed = productLine.price(shop, order);
    const plan = productLine.plan(shop, order);
    return [{ asked, productLine, order, shop, plan, listed, pricing: { ...listed, count: 1 } }];
  });
  if (Object.keys(errors).length > 0) throw new FieldError({ lines: errors });
  return priced(read, basket);
}

/** What every order says and none of these does: the customer chooses how to pay, and accepts the terms, later. */
const unused = {
  payment_method: 'balance',
  accept_terms: true,
  terms_version: '-',
} as const;

const fieldsOf = ({ lines }: Context, line: BasketLine['line'], shop: Shop | undefined, language: Language) =>
  shop ? formFields(lines[line].form, shop, language) : [];

/** @throws AppError 400 with the errors of all lines */
function checkSchemas({ lines }: Context, basket: StaffBasket, bodies: readonly object[]): void {
  const schemas = Object.fromEntries(basket.lines.map(({ line }, index) => [String(index), lines[line].form.body]));
  const schema = z.object({ lines: z.object(schemas) });
  checkedInput(schema, { lines: Object.fromEntries(bodies.entries()) });
}

function problemsOf(
  productLine: OrderedLine<OrderBody, Shop>,
  shop: Shop,
  order: OrderBody,
  { discount, price }: BasketLine,
  { visitor }: SignedInBuyer,
): OrderErrors {
  if (!productLine.isShown(visitor)) return { line: [staffOrderTexts.line] };
  const errors = productLine.check(shop, order);
  if (discount !== null && price !== null) errors['price'] = [staffOrderTexts.twoPrices];
  if (Object.keys(errors).length === 0 && productLine.isSoldOut(shop, order)) errors['line'] = [productLine.soldOut];
  return errors;
}

function priced(read: readonly Read[], { currency }: StaffBasket): QuotedBasket {
  const [first] = read;
  if (!first) throw new Error('The basket is empty.');
  const total = computeBasket(
    read.map(({ asked, listed }) => ({
      pricing: listed,
      ownCents: asked.price === null ? null : Math.round(asked.price * 100),
      discountPercent: asked.discount,
      isKept: asked.keep,
    })),
    first.pricing.tax,
  );
  if (total.total > maxOrderCents) throw new FieldError({ non_field_errors: [orderTexts.tooMuch] });
  return {
    items: read.flatMap((item, index) => {
      const price = total.items[index];
      return price ? [{ ...item, price }] : [];
    }),
    lines: total.lines,
    charged: chargeTermIn(total, currency, rateOf(first.shop.catalogue, currency)),
    totalCents: total.total,
    tax: { ...first.shop.data.tax, amount_cents: total.tax },
  };
}

/** Names of an item, for the lines of its price. */
type ItemNaming = Omit<Naming, 'ratePercent'>;

/** Rows of the lines of a purchase: those of each item, then the tax. */
export function basketRows({ charged, items, lines, tax }: QuotedBasket, purchaseId: number, named: ItemNaming[]) {
  let begin = 0;
  const rowsOf = (count: number, naming: ItemNaming) => {
    const end = begin + count;
    const part = [lines.slice(begin, end), charged.lines.slice(begin, end)] as const;
    const rows = lineRows(
      purchaseId,
      { lines: part[0] },
      { lines: part[1] },
      { ...naming, ratePercent: tax.rate_percent },
    );
    begin = end;
    return rows;
  };
  const ofItems = items.map(({ price }, index) => rowsOf(price.lines.length, named[index] ?? unnamed));
  return { ofItems, ofTax: rowsOf(lines.length - begin, unnamed) };
}

const unnamed: ItemNaming = { label: (plan) => plan, trial: 'none', extras: [] };

/** Names of an item that isn't stored. */
const namingOf = ({ productLine, shop }: QuotedItem): ItemNaming => ({
  label: productLine.label,
  trial: 'none',
  extras: shop.catalogue.extras,
});

/** A basket's price as staff see it before they order. */
export function presentQuote(quoted: QuotedBasket, language: Language): StaffQuote {
  const { charged, items } = quoted;
  const { currency } = charged;
  const { ofItems } = basketRows(quoted, 0, items.map(namingOf));
  return {
    lines: items.map(({ order, plan, price }, index) => {
      const rows = ofItems[index] ?? [];
      return {
        name: order.name ?? plan.slug,
        rows: rows.map(({ amountCurrencyCents: cents, count, kind, label, months }): OrderLine => ({
          label: textIn(label, language),
          count,
          months,
          amount: toLedger(cents, currency),
          kind,
        })),
        net: toLedger(
          rows.reduce((sum, row) => sum + row.amountCurrencyCents, 0),
          currency,
        ),
        renewal: fromCents(price.renewalPerMonth),
      };
    }),
    tax: toLedger(charged.tax, currency),
    total: toLedger(charged.total, currency),
  };
}
