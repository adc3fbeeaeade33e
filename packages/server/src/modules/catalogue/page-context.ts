import type { HomeContext, PageContext } from '@hoster/contract';
import { daysInWords, type Visitor } from '@hoster/domain';
import type { Db } from '../../db/types.ts';
import { notFound } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import { fillPage, type Placeholders } from '../content/fill.ts';
import { pageText } from '../content/service.ts';
import { productLines } from '../lines/list.ts';
import { findLanding } from './landings.ts';
import { catalogueOf, stockOf, type Catalogue, type LandingRow, type PlanRow } from './load.ts';
import { landingPlans, minLandingCents, minPlanCents } from './min-price.ts';
import { price } from './present.ts';
import { largest } from './vps-figures.ts';
import { vpsTrial } from './vps.ts';

const planPrefix = 'vps-plan-';

/**
 * Texts of a page type with its placeholders filled: a landing's with its own price, a plan's from the template of plan
 * pages. @throws AppError 404 when no page has this name, or the visitor may not know of its line
 */
export async function publicPageContext(
  db: Db,
  slug: string,
  visitor: Visitor,
  language: Language,
): Promise<PageContext> {
  const line = lineOfPage(slug);
  if (line && !line.isShown(visitor)) throw notFound(`The page of ${line.line} isn’t shown in this region`);
  const [catalogue, stock] = await Promise.all([catalogueOf(db), stockOf(db)]);
  const plan = slug.startsWith(planPrefix)
    ? catalogue.plans.find((row) => row.slug === slug.slice(planPrefix.length))
    : undefined;
  const text = (await pageText(db, slug, language)) ?? (plan ? await pageText(db, 'vps-plan', language) : null);
  if (!text) throw notFound(`No page text ${slug}`);
  if (plan) {
    const cents = minPlanCents(plan, catalogue, stock) ?? plan.priceCents;
    return fillWithPrice(text, cents, language, { ...planValues(plan, language), ...customRanges(catalogue) });
  }
  const landing = slug.startsWith('vps-') ? findLanding(catalogue, slug.slice('vps-'.length)) : undefined;
  return landing
    ? fillWithPrice(text, minLandingCents(landing, catalogue, stock), language, {
        ...landingValues(landing, catalogue, language),
        ...largest(landingPlans(landing, catalogue, stock)),
      })
    : fillOfLine(db, catalogue, slug, text, language);
}

const lineOfPage = (slug: string) => Object.values(productLines).find(({ page }) => page.slug === slug);

/** The page of a line gets the price and the figures of that line, every other page those of virtual servers. */
async function fillOfLine(db: Db, catalogue: Catalogue, slug: string, text: PageContext, language: Language) {
  const line = lineOfPage(slug) ?? productLines.vps;
  return fillWithPrice(text, await line.minCents(db, catalogue), language, line.page.values(catalogue, language));
}

/** The home page: its texts, and the lowest price of each line of products that this visitor can buy. */
export async function homeContext(db: Db, visitor: Visitor, language: Language): Promise<HomeContext> {
  const catalogue = await catalogueOf(db);
  const text = await pageText(db, 'home', language);
  return {
    ...emptyPage,
    ...(text && (await fillOfLine(db, catalogue, 'home', text, language))),
    min_prices: await minPrices(db, catalogue, visitor),
  };
}

async function minPrices(db: Db, catalogue: Catalogue, visitor: Visitor): Promise<HomeContext['min_prices']> {
  const prices: HomeContext['min_prices'] = { vps: null, web_hosting: null, dedicated: null, backup: null, vpn: null };
  for (const { line, isShown, minCents } of Object.values(productLines)) {
    const cents = isShown(visitor) ? await minCents(db, catalogue) : null;
    prices[line] = cents === null ? null : price(cents);
  }
  return prices;
}

const emptyPage: PageContext = {
  seo_title: null,
  seo_title_optional: null,
  seo_description: null,
  seo_keywords: null,
  footer: null,
};

function landingValues(landing: LandingRow, catalogue: Catalogue, language: Language): Placeholders {
  const places = catalogue.locations.filter((row) => row.countryCode === landing.countryCode);
  return { country: landing.label[language], city: places.map((row) => row.city[language]).join(', ') };
}

/** `{freeTrial}` and `{paidTrial}`, such as "7 days"; `{freeTrialDays}` is the number alone. */
const trialValues = (language: Language): Placeholders => ({
  freeTrial: daysInWords(vpsTrial.free_days, language),
  freeTrialDays: String(vpsTrial.free_days),
  paidTrial: daysInWords(vpsTrial.paid_days, language),
});

/** `{cpuRange}`, `{ramRange}` and `{diskRange}` (GB) that a custom server may have, such as "1–16". */
function customRanges({ parameters }: Catalogue): Placeholders {
  const range = (wanted: string) => {
    const parameter = parameters.find(({ name }) => name === wanted);
    return parameter ? `${parameter.min}–${parameter.max}` : '—';
  };
  return { cpuRange: range('cpu_count'), ramRange: range('ram_size'), diskRange: range('disk_size') };
}

function planValues(plan: PlanRow, language: Language): Placeholders {
  const { cpuCount, ramSize, diskSize } = plan;
  return {
    planName: plan.name,
    spec:
      language === 'ru'
        ? `${cpuCount}\u00a0vCPU, ${ramSize}\u00a0ГБ памяти, ${diskSize}\u00a0ГБ NVMe`
        : `${cpuCount} vCPU, ${ramSize} GB RAM, ${diskSize} GB NVMe`,
  };
}

/** Fills the placeholders of a page, with `{price}` in euros for search engines; visitors see their own currency. */
function fillWithPrice(
  page: PageContext,
  cents: number | null,
  language: Language,
  values: Placeholders = {},
): PageContext {
  const shown =
    cents === null ? '—' : priceFormats[language][cents % 100 === 0 ? 'whole' : 'exact'].format(cents / 100);
  return fillPage(
    page,
    { ...trialValues(language), ...values, price: shown },
    cents === null ? {} : { price: price(cents) },
  );
}

const formatsOf = (language: Language) => {
  const euros = (minimumFractionDigits: number) =>
    new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', minimumFractionDigits });
  return { whole: euros(0), exact: euros(2) };
};
const priceFormats = { en: formatsOf('en'), ru: formatsOf('ru') };
