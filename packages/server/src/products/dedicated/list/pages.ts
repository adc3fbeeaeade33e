import { lowestCents } from '@hoster/domain';
import { textIn } from '../../../i18n/localised.ts';
import type { Language } from '../../../platform/http/index.ts';
import { type Catalogue, type DsPlanRow, type DsStock, dsStockOf, type LandingRow } from '../../../catalogue/index.ts';
import type { LinePage, PageAsked } from '../../../sales/index.ts';
import { listPlaceholders, planPlaceholders } from './placeholders.ts';
import { findDsLanding } from './landings.ts';
import { planBySlug } from '../configuration.ts';
import { countriesOf, everything, landingList, dsOffers } from './listed.ts';

const prefix = 'ds-';
const planPrefix = 'ds-plan-';

/** The pages of dedicated servers: the list, a landing with its own price, a server; see `LineOffer.page`. */
export async function dsPage({ db, catalogue, slug, language }: PageAsked): Promise<LinePage | null> {
  if (!slug.startsWith(prefix)) return null;
  const stock = await dsStockOf(db, catalogue.dedicated);
  const plan = slug.startsWith(planPrefix) ? planBySlug(catalogue.dedicated, slug.slice(planPrefix.length)) : undefined;
  if (plan) return planPage(plan, slug, catalogue, stock, language);
  const landing = findDsLanding(catalogue, slug.slice(prefix.length));
  return landing
    ? landingPage(landing, slug, catalogue, stock, language)
    : {
        texts: [slug],
        prices: { price: lowestCents(dsOffers(everything(catalogue), stock)) },
        values: {
          ...listPlaceholders(catalogue.dedicated.plans, catalogue.dedicated),
          ...countryCount(catalogue, stock),
        },
        isShown: true,
      };
}

/** Number of countries with dedicated servers, also on the page of a single country. */
const countryCount = (catalogue: Catalogue, stock: DsStock) => ({
  countryCount: String(countriesOf(everything(catalogue), stock).size),
});

function planPage(plan: DsPlanRow, slug: string, catalogue: Catalogue, stock: DsStock, language: Language): LinePage {
  const all = everything(catalogue);
  const places = all.places.filter(({ id }) => stock.get(plan.id)?.has(id));
  return {
    texts: [slug, 'ds-plan'],
    prices: { price: plan.priceCents },
    values: {
      ...listPlaceholders(all.plans, catalogue.dedicated),
      ...countryCount(catalogue, stock),
      ...planPlaceholders(plan, catalogue.dedicated, places, language),
    },
    isShown: true,
  };
}

function landingPage(
  landing: LandingRow,
  slug: string,
  catalogue: Catalogue,
  stock: DsStock,
  language: Language,
): LinePage {
  const listed = landingList(landing, catalogue, stock);
  const ofCountry = {
    country: textIn(landing.label, language),
    city: listed.places.map(({ city }) => textIn(city, language)).join(', '),
  };
  return {
    texts: [slug],
    prices: { price: lowestCents(dsOffers(listed, stock)) },
    values: {
      ...listPlaceholders(listed.plans, catalogue.dedicated),
      ...(landing.countryCode === null
        ? { countryCount: String(countriesOf(listed, stock).size) }
        : { ...countryCount(catalogue, stock), ...ofCountry }),
    },
    isShown: true,
  };
}
