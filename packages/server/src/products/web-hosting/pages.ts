import { textIn } from '../../i18n/localised.ts';
import { cmsOf, lowestCents, recommendedPhp, suitedTariff, toCents } from '@hoster/domain';
import type { Language } from '../../platform/http/index.ts';
import { type Catalogue, type CmsRow, type LandingRow, vhCapacityOf } from '../../catalogue/index.ts';
import type { LinePage, PageAsked } from '../../sales/index.ts';
import { cmsPlaceholders, planPlaceholders, vhPlaceholders } from './placeholders.ts';
import { installationQuestion } from './installation.ts';
import { citiesOf, landingCents, vhLandingOf } from './landings.ts';
import { vhOffer, vhOffers, type VhOffer } from './offer.ts';

const prefix = 'vh-';
const planPrefix = 'vh-plan-';

/** Properties of the page of a plan or a landing besides those of all pages. */
type Own = Pick<LinePage, 'texts' | 'prices' | 'values' | 'faq'>;

/**
 * The pages of web hosting: the list, a landing, a plan; see `LineOffer.page`. All are for everyone.
 */
export async function vhPage(asked: PageAsked): Promise<LinePage | null> {
  const { db, catalogue, slug, language, visitor } = asked;
  if (!slug.startsWith(prefix)) return null;
  const offer = vhOffer(catalogue, await vhCapacityOf(db), visitor, language);
  const own = ownOf(asked, offer);
  return {
    texts: own?.texts ?? [],
    // Where nothing can be bought, the price of the cheapest plan: a text “from —” would be broken.
    prices: {
      price: lowestCents(vhOffers(offer)) ?? Math.min(...offer.tariffs.map(({ price }) => toCents(price))),
      ...own?.prices,
    },
    values: { ...vhPlaceholders(offer, language), ...own?.values },
    ...(own?.faq && { faq: own.faq }),
    isShown: own !== null,
  };
}

/** Null for a name that no page has. */
function ownOf({ catalogue, slug, language }: PageAsked, offer: VhOffer): Own | null {
  if (slug === 'vh-list') return { texts: [slug], prices: {}, values: {} };
  if (slug.startsWith(planPrefix)) {
    const plan = offer.tariffs.find((tariff) => `${planPrefix}${tariff.slug}` === slug);
    return plan
      ? { texts: [slug, 'vh-plan'], prices: { price: toCents(plan.price) }, values: planPlaceholders(plan, language) }
      : null;
  }
  const landing = vhLandingOf(catalogue, offer, slug.slice(prefix.length));
  if (!landing) return null;
  const row = landing.kind === 'vh_cms' ? catalogue.cms.find((one) => one.slug === landing.slug) : undefined;
  return { texts: [slug], ...(row ? cmsPart(row, offer, language) : placePart(landing, catalogue, offer, language)) };
}

function placePart(landing: LandingRow, catalogue: Catalogue, offer: VhOffer, language: Language): Omit<Own, 'texts'> {
  // Where it's sold out, or can't be ordered by this visitor, its page offers the other locations, at the price of these.
  const cents = landingCents(landing, offer);
  return {
    prices: cents === null ? {} : { price: cents },
    values: { country: textIn(landing.label, language), city: citiesOf(landing, catalogue, language).join(', ') },
  };
}

function cmsPart(row: CmsRow, offer: VhOffer, language: Language): Omit<Own, 'texts'> {
  const system = cmsOf(offer, row.slug);
  // The plan with the most memory, if none has enough.
  const tariff =
    (system && suitedTariff(offer.tariffs, system)) ?? offer.tariffs.toSorted((a, b) => b.memory_mb - a.memory_mb)[0];
  if (!system || !tariff) return { prices: {}, values: {} };
  const php = recommendedPhp(offer, tariff, system);
  return {
    prices: { planPrice: toCents(tariff.price) },
    values: cmsPlaceholders(offer, system, tariff, language),
    ...(php && { faq: [installationQuestion(row, php, language)] }),
  };
}
