import { textIn } from '../../i18n/localised.ts';
import type { Message } from '../../i18n/translate.ts';
import { eq } from '../../platform/db/drizzle.ts';
import type { CurrencyCode, PaymentMethod, PaymentMethodSlug, PaymentSettings } from '@hoster/contract';
import { isRussian, isUkrainian, type Visitor } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import { settingsOf } from '../../platform/company/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Language } from '../../platform/http/index.ts';
import { type Catalogue, paymentMethods } from '../../catalogue/index.ts';
import { currenciesFor, offersAny } from '../currencies.ts';
import { paymentTexts } from './texts.ts';
import type { Coin, ProviderName } from './provider.ts';
import { coinsOf, isSetUp, providerFor } from './providers.ts';
import { defaultCardOf, methodOfCard } from './saved-cards.ts';

/** A payment method, with the coins that are accepted. */
type Method = Catalogue['methods'][number] & { coins?: readonly Coin[] };

/** A payment method in wire format. */
export function presentMethod(row: Method, language: Language): PaymentMethod {
  return {
    label: textIn(row.label, language),
    icon: row.icon,
    slug: row.slug,
    currencies: row.currencies,
    countries: row.countries,
    min_amount: row.minAmountCents === null ? null : row.minAmountCents / 100,
    fee_percent: row.feePercent,
    can_save: row.canSave,
    ...(row.coins && {
      crypto_assets: row.coins.map(({ ticker, network, networkLabel }) => ({
        ticker,
        network,
        network_label: networkLabel,
      })),
    }),
  };
}

/**
 * Payment methods available to this visitor, each with the currencies that a provider accepts: also those that are no
 * longer offered, for payments that have begun in them. A method that accepts no offered one is left out.
 */
export function methodsFor(context: Context, catalogue: Catalogue, visitor: Visitor): Method[] {
  return catalogue.methods
    .filter(
      ({ isEnabled, countries }) =>
        isEnabled && (countries === null || countries.some((country) => isIn(country, visitor))),
    )
    .map((method) => ({
      ...method,
      currencies: isWithoutAccount(context, catalogue, method) ? [] : acceptedCurrencies(context, catalogue, method),
      ...(method.slug === 'crypto' && { coins: coinsOf(context) }),
    }))
    .filter(({ currencies }) => offersAny(catalogue, currencies));
}

/** Whether a method leads to an account at a bank that nobody has named. */
const isWithoutAccount = (
  { settings }: Pick<Context, 'settings'>,
  { bank }: Pick<Catalogue, 'bank'>,
  { slug }: Method,
): boolean => slug === 'bank' && bank === null && settings.transfer === null;

const acceptedCurrencies = (context: Context, { payments }: Pick<Catalogue, 'payments'>, method: Method) =>
  method.slug === 'balance'
    ? method.currencies
    : method.currencies.filter((currency) => {
        const provider = providerFor(context, method.slug, currency);
        return provider !== undefined && isSwitchedOn(payments, provider.name);
      });

/** Whether a provider takes new payments. The mock ones of a demo have no switch. */
const isSwitchedOn = (payments: PaymentSettings | null, name: ProviderName): boolean =>
  payments === null || !(name in payments) || payments[name as keyof PaymentSettings];

/** The saved card that renewals are charged to: a valid one, while its method is offered and its provider is set up. */
export async function renewalCardOf(context: Context, db: Db, accountId: number, day = context.clock.now()) {
  const card = await defaultCardOf(db, accountId, day);
  if (!card) return undefined;
  const method = methodOfCard(card);
  const [row] = await db.select().from(paymentMethods).where(eq(paymentMethods.slug, method));
  const isOn = isSwitchedOn(await settingsOf(db, 'payments'), card.provider);
  const isOffered = row?.isEnabled === true && isOn && isSetUp(context, card.provider);
  return isOffered ? { ...card, method } : undefined;
}

function isIn(country: string, visitor: Visitor): boolean {
  if (country === 'RU') return isRussian(visitor);
  if (country === 'UA') return isUkrainian(visitor);
  return visitor.profileCountry === country;
}

/** Errors of paying an amount in a currency with a method; empty when there are none. */
export function methodErrors(
  context: Context,
  catalogue: Catalogue,
  visitor: Visitor,
  asked: { payment_method: PaymentMethodSlug; currency: CurrencyCode; totalCents: number },
): { currency?: Message[]; payment_method?: Message[] } {
  const method = methodsFor(context, catalogue, visitor).find(({ slug }) => slug === asked.payment_method);
  const offered = currenciesFor(catalogue, visitor).includes(asked.currency);
  const text = methodError(method, asked);
  return { ...(!offered && { currency: [paymentTexts.currency] }), ...(text && { payment_method: [text] }) };
}

function methodError(
  method: Method | undefined,
  asked: { currency: CurrencyCode; totalCents: number },
): Message | null {
  if (!method) return paymentTexts.method;
  if (!method.currencies.includes(asked.currency)) return paymentTexts.methodCurrency;
  const tooSmall = asked.totalCents > 0 && asked.totalCents < (method.minAmountCents ?? 0);
  return tooSmall ? paymentTexts.methodMinimum : null;
}
