import type { Language } from '../../../http/language.ts';
import { dsStockOf, type DsPlanRow, type DsStock } from '../../catalogue/dedicated-load.ts';
import type { Catalogue, LandingRow } from '../../catalogue/load.ts';
import type { LinePage, PageAsked } from '../../orders/line.ts';
import { listFigures, planFigures } from './figures.ts';
import { findDsLanding } from './landings.ts';
import { countriesOf, everything, landingList, minDsCents, planBySlug } from './listed.ts';

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
        prices: { price: minDsCents(everything(catalogue), stock) },
        values: { ...listFigures(catalogue.dedicated.plans), ...countryCount(catalogue, stock) },
        isShown: true,
      };
}

/** How many countries have dedicated servers: of one country's page too. */
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
      ...listFigures(all.plans),
      ...countryCount(catalogue, stock),
      ...planFigures(plan, catalogue.dedicated, places, language),
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
    country: landing.label[language],
    city: listed.places.map(({ city }) => city[language]).join(', '),
  };
  return {
    texts: [slug],
    prices: { price: minDsCents(listed, stock) },
    values: {
      ...listFigures(listed.plans),
      ...(landing.countryCode === null
        ? { countryCount: String(countriesOf(listed, stock).size) }
        : { ...countryCount(catalogue, stock), ...ofCountry }),
    },
    isShown: true,
  };
}
