import { textIn } from '../../i18n/localised.ts';
import type { CmsLanding, Landing } from '@hoster/contract';
import { cmsOf, lowestCents, suitedTariff } from '@hoster/domain';
import type { Language } from '../../platform/http/index.ts';
import { type Catalogue, type LandingRow, price } from '../../catalogue/index.ts';
import { vhOffers, vhPlaces, type VhOffer } from './offer.ts';

/**
 * Landings by country: those of countries with web hosting, whether or not this visitor may order it there. Their pages
 * are for everyone, search engines included.
 */
export const placeLandings = (catalogue: Catalogue): LandingRow[] => {
  const countries = new Set(vhPlaces(catalogue).map(({ countryCode }) => countryCode));
  return catalogue.landings.filter(
    ({ kind, countryCode }) => kind === 'vh_location' && countryCode !== null && countries.has(countryCode),
  );
};

/** Landings by system, without removed systems. */
const cmsLandings = ({ landings }: Catalogue, offer: VhOffer): LandingRow[] =>
  landings.filter(({ kind, slug }) => kind === 'vh_cms' && cmsOf(offer, slug) !== undefined);

/** The landing with this name (`for-wordpress`, `in-germany`); undefined for one that doesn't exist. */
export const vhLandingOf = (catalogue: Catalogue, offer: VhOffer, name: string): LandingRow | undefined =>
  [...placeLandings(catalogue), ...cmsLandings(catalogue, offer)].find(
    ({ prefix, slug }) => `${prefix}-${slug}` === name,
  );

/**
 * A landing for lists and pages: its lowest price is null where this visitor can't order. Its long text is given by the
 * page's own context.
 */
export function presentVhLanding(row: LandingRow, catalogue: Catalogue, offer: VhOffer, language: Language): Landing {
  const cents = landingCents(row, offer);
  return {
    slug: row.slug,
    footer: null,
    id: row.id,
    prefix: row.prefix,
    label: textIn(row.label, language),
    url: `/web-hosting/${row.prefix}-${row.slug}/`,
    country_code: row.countryCode,
    cities: citiesOf(row, catalogue, language),
    short_description: textIn(row.shortDescription, language),
    min_price: cents === null ? null : price(cents),
    position: row.position,
  };
}

/** The landings by system, with the details of each. */
export const presentCmsLandings = (catalogue: Catalogue, offer: VhOffer, language: Language): CmsLanding[] =>
  cmsLandings(catalogue, offer).flatMap((row) => {
    const system = cmsOf(offer, row.slug);
    return system ? [{ ...presentVhLanding(row, catalogue, offer, language), cms: system }] : [];
  });

/** Cities of a landing's country, for everyone; none for a system. */
export const citiesOf = ({ countryCode }: LandingRow, catalogue: Catalogue, language: Language): string[] =>
  vhPlaces(catalogue)
    .filter((place) => place.countryCode === countryCode)
    .map(({ city }) => textIn(city, language));

/**
 * Lowest price of a landing, EUR cents a month: in its country, or of the plan that suits its system. Null where this
 * visitor can't buy.
 */
export function landingCents(row: LandingRow, offer: VhOffer): number | null {
  const offers = vhOffers(offer, row.countryCode ?? undefined);
  if (row.kind !== 'vh_cms') return lowestCents(offers);
  const system = cmsOf(offer, row.slug);
  const suited = system && suitedTariff(offer.tariffs, system);
  return lowestCents(offers.filter(({ plan }) => plan === suited?.slug));
}
