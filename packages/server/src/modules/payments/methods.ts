import { eq } from '../../db/drizzle.ts';
import type { CurrencyCode, PaymentMethodSlug } from '@hoster/contract';
import { currenciesOffered, isRussian, isUkrainian, type Visitor } from '@hoster/domain';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import type { Text } from '../../http/language.ts';
import type { Catalogue } from '../catalogue/load.ts';
import { orderTexts } from '../orders/texts.ts';
import type { Coin } from './provider.ts';
import { coinsOf, isSetUp, providerFor } from './providers.ts';
import { defaultCardOf, methodOfCard } from './saved-cards.ts';
import { paymentMethods } from './tables.ts';

type Method = Catalogue['methods'][number] & { coins?: readonly Coin[] };

/** Ways to pay that this visitor has, each in the currencies that some provider takes. */
export function methodsFor(context: Context, catalogue: Catalogue, visitor: Visitor): Method[] {
  return catalogue.methods
    .filter(
      ({ isEnabled, countries }) =>
        isEnabled && (countries === null || countries.some((country) => isIn(country, visitor))),
    )
    .map((method) => ({
      ...method,
      currencies: takenCurrencies(context, method),
      ...(method.slug === 'crypto' && { coins: coinsOf(context) }),
    }))
    .filter(({ currencies }) => currencies.length > 0);
}

const takenCurrencies = (context: Context, { slug, currencies }: Method) =>
  slug === 'balance' ? currencies : currencies.filter((currency) => providerFor(context, slug, currency));

/** The kept card that renewals are charged to: a valid one, while its method is offered and its keeper set up. */
export async function renewalCardOf(context: Context, db: Db, accountId: number, day = context.clock.now()) {
  const card = await defaultCardOf(db, accountId, day);
  if (!card) return undefined;
  const method = methodOfCard(card);
  const [row] = await db.select().from(paymentMethods).where(eq(paymentMethods.slug, method));
  const isOffered = row?.isEnabled === true && isSetUp(context, card.provider);
  return isOffered ? { ...card, method } : undefined;
}

function isIn(country: string, visitor: Visitor): boolean {
  if (country === 'RU') return isRussian(visitor);
  if (country === 'UA') return isUkrainian(visitor);
  return visitor.profileCountry === country;
}

/** What is wrong with paying so much in this currency in this way; no entry when nothing is. */
export function methodErrors(
  context: Context,
  catalogue: Catalogue,
  visitor: Visitor,
  asked: { payment_method: PaymentMethodSlug; currency: CurrencyCode; totalCents: number },
): { currency?: Text[]; payment_method?: Text[] } {
  const method = methodsFor(context, catalogue, visitor).find(({ slug }) => slug === asked.payment_method);
  const offered = currenciesOffered(visitor).includes(asked.currency);
  const text = methodError(method, asked);
  return { ...(!offered && { currency: [orderTexts.currency] }), ...(text && { payment_method: [text] }) };
}

function methodError(method: Method | undefined, asked: { currency: CurrencyCode; totalCents: number }): Text | null {
  if (!method) return orderTexts.method;
  if (!method.currencies.includes(asked.currency)) return orderTexts.methodCurrency;
  const tooSmall = asked.totalCents > 0 && asked.totalCents < (method.minAmountCents ?? 0);
  return tooSmall ? orderTexts.methodMinimum : null;
}
