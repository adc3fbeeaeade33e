import type { HomeContext, PageContext } from '@hoster/contract';
import type { Db } from '../../db/types.ts';
import { notFound } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import { fillPage, type Placeholders } from '../content/fill.ts';
import { pageText } from '../content/service.ts';
import { findLanding } from './landings.ts';
import { catalogueOf, stockOf, type Catalogue, type PlanRow, type Stock } from './load.ts';
import { minLandingCents, minPlanCents, minVpsCents } from './min-price.ts';
import { price } from './present.ts';

const planPrefix = 'vps-plan-';

/**
 * Texts of a page type with its placeholders filled: a landing's with its own price, a plan's from the template of plan
 * pages. @throws AppError 404 when no page has this name
 */
export async function publicPageContext(db: Db, slug: string, language: Language): Promise<PageContext> {
  const [catalogue, stock] = await Promise.all([catalogueOf(db), stockOf(db)]);
  const plan = slug.startsWith(planPrefix)
    ? catalogue.plans.find((row) => row.slug === slug.slice(planPrefix.length))
    : undefined;
  const text = (await pageText(db, slug, language)) ?? (plan ? await pageText(db, 'vps-plan', language) : null);
  if (!text) throw notFound(`No page text ${slug}`);
  const values = plan ? planValues(plan, catalogue, stock, language) : pageValues(slug, catalogue, stock, language);
  return fillPage(text, values);
}

/** The home page: its texts, and the lowest price of each line of products that can be bought. */
export async function homeContext(db: Db, language: Language): Promise<HomeContext> {
  const [catalogue, stock] = await Promise.all([catalogueOf(db), stockOf(db)]);
  const text = await pageText(db, 'home', language);
  const vps = minVpsCents(catalogue, stock);
  return {
    ...emptyPage,
    ...(text && fillPage(text, priceValue(vps, language))),
    min_prices: {
      vps: vps === null ? null : price(vps),
      // These lines are not sold yet.
      web_hosting: null,
      dedicated: null,
      backup: null,
      vpn: null,
    },
  };
}

const emptyPage: PageContext = {
  seo_title: null,
  seo_title_optional: null,
  seo_description: null,
  seo_keywords: null,
  footer: null,
};

function pageValues(slug: string, catalogue: Catalogue, stock: Stock, language: Language): Placeholders {
  const landing = slug.startsWith('vps-') ? findLanding(catalogue, slug.slice('vps-'.length)) : undefined;
  if (!landing) return priceValue(minVpsCents(catalogue, stock), language);
  const places = catalogue.locations.filter((row) => row.countryCode === landing.countryCode);
  return {
    ...priceValue(minLandingCents(landing, catalogue, stock), language),
    country: landing.label[language],
    city: places.map((row) => row.city[language]).join(', '),
  };
}

function planValues(plan: PlanRow, catalogue: Catalogue, stock: Stock, language: Language): Placeholders {
  const gigabytes = language === 'ru' ? 'ГБ' : 'GB';
  return {
    ...priceValue(minPlanCents(plan, catalogue, stock) ?? plan.priceCents, language),
    planName: plan.name,
    spec: `${plan.cpuCount} vCPU, ${plan.ramSize} ${gigabytes} RAM, ${plan.diskSize} ${gigabytes} NVMe`,
  };
}

/** `{price}` in euros, as the catalogue's texts quote it; the page shows other currencies beside the plans. */
function priceValue(cents: number | null, language: Language): Placeholders {
  if (cents === null) return { price: '—' };
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
  return { price: format.format(cents / 100) };
}
