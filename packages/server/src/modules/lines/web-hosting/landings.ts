import type { CmsLanding, Landing } from '@hoster/contract';
import { cmsOf, suitedTariff } from '@hoster/domain';
import type { Language } from '../../../http/language.ts';
import type { Catalogue, LandingRow } from '../../catalogue/load.ts';
import { isOpen, minVhPrice, type VhOffer } from './offer.ts';

/** Landings by country that this visitor may see: those of countries where there's web hosting for them. */
export const placeLandings = ({ landings }: Catalogue, { locations }: VhOffer): LandingRow[] =>
  landings.filter(
    ({ kind, countryCode }) => kind === 'vh_location' && locations.some((place) => place.country_code === countryCode),
  );

/** Landings by system, without removed systems. */
const cmsLandings = ({ landings }: Catalogue, offer: VhOffer): LandingRow[] =>
  landings.filter(({ kind, slug }) => kind === 'vh_cms' && cmsOf(offer, slug) !== undefined);

/** The landing with this name (`for-wordpress`, `in-germany`); undefined for one that this visitor may not see. */
export const vhLandingOf = (catalogue: Catalogue, offer: VhOffer, name: string): LandingRow | undefined =>
  [...placeLandings(catalogue, offer), ...cmsLandings(catalogue, offer)].find(
    ({ prefix, slug }) => `${prefix}-${slug}` === name,
  );

/** A landing for lists and pages. Its long text is given by the page's own context. */
export function presentVhLanding(row: LandingRow, offer: VhOffer, language: Language): Landing {
  return {
    slug: row.slug,
    footer: null,
    id: row.id,
    prefix: row.prefix,
    label: row.label[language],
    url: `/web-hosting/${row.prefix}-${row.slug}/`,
    country_code: row.countryCode,
    cities: citiesOf(row, offer),
    short_description: row.shortDescription?.[language] ?? null,
    min_price: row.kind === 'vh_cms' ? suitedPrice(row, offer) : minVhPrice(offer, row.countryCode ?? undefined),
    position: row.position,
  };
}

/** The landings by system, with what is known about each. */
export const presentCmsLandings = (catalogue: Catalogue, offer: VhOffer, language: Language): CmsLanding[] =>
  cmsLandings(catalogue, offer).flatMap((row) => {
    const system = cmsOf(offer, row.slug);
    return system ? [{ ...presentVhLanding(row, offer, language), cms: system }] : [];
  });

/** Cities of a landing's country; none for a system. */
export const citiesOf = ({ countryCode }: LandingRow, { locations }: VhOffer): string[] =>
  locations.filter(({ country_code: code }) => code === countryCode).map(({ city }) => city);

function suitedPrice({ slug }: LandingRow, offer: VhOffer): number | null {
  const system = cmsOf(offer, slug);
  const tariff = system && suitedTariff(offer.tariffs, system);
  return tariff && isOpen(offer, tariff) ? tariff.price : null;
}
