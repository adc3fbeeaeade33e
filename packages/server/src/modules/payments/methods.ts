import { eq } from 'drizzle-orm';
import type { CurrencyCode, PaymentMethodSlug } from '@hoster/contract';
import { currenciesOffered, isRussian, isUkrainian, type Visitor } from '@hoster/domain';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import type { Text } from '../../http/language.ts';
import type { Catalogue } from '../catalogue/load.ts';
import { orderTexts } from '../orders/texts.ts';
import { paymentMethods } from './tables.ts';

type Method = Catalogue['methods'][number];

/** What the pretend bank and chain take: only a demo may believe them. */
const pretended: ReadonlySet<PaymentMethodSlug> = new Set(['card', 'paypal', 'sbp', 'mir', 'crypto']);

/** Ways to pay that this visitor has. */
export function methodsFor({ settings }: Pick<Context, 'settings'>, catalogue: Catalogue, visitor: Visitor): Method[] {
  return catalogue.methods.filter(
    ({ slug, isEnabled, countries }) =>
      isEnabled &&
      (settings.demo || !pretended.has(slug)) &&
      (countries === null || countries.some((country) => isIn(country, visitor))),
  );
}

/** Whether cards are taken, as far as that doesn't depend on the visitor. */
export async function takesCards({ settings }: Pick<Context, 'settings'>, db: Db): Promise<boolean> {
  const [card] = await db.select().from(paymentMethods).where(eq(paymentMethods.slug, 'card'));
  return settings.demo && card?.isEnabled === true;
}

function isIn(country: string, visitor: Visitor): boolean {
  if (country === 'RU') return isRussian(visitor);
  if (country === 'UA') return isUkrainian(visitor);
  return visitor.profileCountry === country;
}

/** What is wrong with paying so much in this currency in this way; no entry when nothing is. */
export function methodErrors(
  context: Pick<Context, 'settings'>,
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
