import { textIn } from '../../i18n/localised.ts';
import { perLine, type HomeContext, type PageContext } from '@hoster/contract';
import { dateLocale, daysInWords, lowestCents, type Visitor } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { type Language, notFound } from '../../platform/http/index.ts';
import { fillPage, pageText, type Placeholders } from '../../platform/documents/index.ts';
import { helpTagPage, helpTagText } from '../help/tree.ts';
import { productLines } from '../../products/index.ts';
import type { LinePage, PageAsked } from '../../sales/index.ts';
import { methodsFor } from '../../billing/index.ts';
import { type Catalogue, catalogueOf, price, vpsTrial } from '../../catalogue/index.ts';

/**
 * Texts of a page type with its placeholders filled: those of a line's page with the price and the figures of that
 * page, every other page's with those of virtual servers.
 * @throws AppError 404 when no page has this name (a text that several share is none), or its line
 * isn't shown to the visitor
 */
export async function publicPageContext(
  context: Context,
  slug: string,
  visitor: Visitor,
  language: Language,
): Promise<PageContext> {
  const { db } = context;
  const catalogue = await catalogueOf(db);
  const { isOffered, page } = await linePageOf({ db, catalogue, slug, language, visitor });
  if (page?.isShown === false) throw notFound(`The page ${slug} isn’t shown in this region`);
  if (sharedTexts.has(slug)) throw notFound(`The text ${slug} is no page by itself`);
  const tag = helpTagPage(slug, language);
  for (const name of page?.texts ?? tag?.texts ?? [slug]) {
    const text = await pageText(db, name, language);
    if (!text) continue;
    // The texts are about plans: without any, they would promise nothing for no money.
    if (!isOffered) return { ...emptyPage, ...(text.headline !== undefined && { headline: text.headline }) };
    const placeholders = page ?? (await standardPage({ db, catalogue, language, visitor }));
    const faq = [...(text.faq ?? []), ...(page?.faq ?? [])];
    const whole = faq.length > 0 ? { ...text, faq } : text;
    const own = tag?.values ?? { paymentMethods: methodsInWords(context, { catalogue, visitor, language }) };
    return fillWithPrices(whole, { ...placeholders, values: { ...placeholders.values, ...own } }, language);
  }
  throw notFound(`No page text ${slug}`);
}

/** Texts that the pages of all plans or tags share: without one, their placeholders have no values. */
const sharedTexts: ReadonlySet<string> = new Set(['vps-plan', 'ds-plan', helpTagText]);

/** The page of a line, and whether the line has anything on sale; no page for what isn't about a line. */
async function linePageOf(asked: PageAsked): Promise<{ page: LinePage | null; isOffered: boolean }> {
  for (const line of Object.values(productLines)) {
    const page = await line.page(asked);
    if (page) return { page, isOffered: line.isOffered(asked.catalogue) };
  }
  return { page: null, isOffered: true };
}

/** Placeholder values of pages that sell no line. */
async function standardPage(asked: Omit<PageAsked, 'slug'>): Promise<LinePage> {
  const page = await productLines.vps.page({ ...asked, slug: 'vps-list' });
  if (!page) throw new Error('Virtual servers have no page.');
  return page;
}

/** The home page: its texts, and the lowest price of each line of products that this visitor can buy. */
export async function homeContext(context: Context, visitor: Visitor, language: Language): Promise<HomeContext> {
  const { db } = context;
  const catalogue = await catalogueOf(db);
  const text = await pageText(db, 'home', language);
  const placeholders = await standardPage({ db, catalogue, language, visitor });
  const values = { ...placeholders.values, paymentMethods: methodsInWords(context, { catalogue, visitor, language }) };
  return {
    ...emptyPage,
    ...(text && fillWithPrices(text, { ...placeholders, values }, language)),
    min_prices: await minPrices(db, catalogue, visitor),
  };
}

async function minPrices(db: Db, catalogue: Catalogue, visitor: Visitor): Promise<HomeContext['min_prices']> {
  const prices: HomeContext['min_prices'] = perLine(() => null);
  for (const { line, isShown, offers } of Object.values(productLines)) {
    const cents = isShown(visitor) ? lowestCents(await offers(db, catalogue, visitor)) : null;
    prices[line] = cents === null ? null : price(cents);
  }
  return prices;
}

/** Payment methods of this visitor, as part of a sentence: "bank card, PayPal and account balance". */
function methodsInWords(
  context: Context,
  { catalogue, visitor, language }: { catalogue: Catalogue; visitor: Visitor; language: Language },
): string {
  const names = methodsFor(context, catalogue, visitor).map(({ label }) => textIn(label, language));
  const [balance, ...others] = names.map((name) => (properNames.test(name) ? name : lowerFirst(name)));
  return new Intl.ListFormat(dateLocale(language)).format([...others, ...(balance === undefined ? [] : [balance])]);
}

const properNames = /^(?:PayPal|Mir |Fast Payment System)/;
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const emptyPage: PageContext = {
  seo_title: null,
  seo_title_optional: null,
  seo_description: null,
  seo_keywords: null,
  footer: null,
};

/** `{freeTrial}` and `{paidTrial}`, such as "7 days"; `{freeTrialDays}` is the number alone. */
const trialValues = (language: Language): Placeholders => ({
  freeTrial: daysInWords(vpsTrial.free_days, language),
  freeTrialDays: String(vpsTrial.free_days),
  paidTrial: daysInWords(vpsTrial.paid_days, language),
});

/** Fills the placeholders of a page, with prices in euros for search engines; visitors see their own currency. */
function fillWithPrices(text: PageContext, { prices, values }: LinePage, language: Language): PageContext {
  const all = Object.entries(prices);
  const known = all.flatMap(([name, cents]) => (cents === null ? [] : [[name, price(cents)] as const]));
  return fillPage(
    text,
    {
      ...trialValues(language),
      ...values,
      ...Object.fromEntries(all.map(([name, cents]) => [name, shown(cents, language)])),
    },
    Object.fromEntries(known),
  );
}

const shown = (cents: number | null, language: Language): string =>
  cents === null ? '—' : euros(language, cents % 100 === 0 ? 0 : 2).format(cents / 100);

const euros = (language: Language, minimumFractionDigits: number) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', minimumFractionDigits });
