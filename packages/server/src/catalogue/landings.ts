import { textIn } from '../i18n/localised.ts';
import type { Landing, VpsTypeLanding } from '@hoster/contract';
import type { Language } from '../platform/http/index.ts';
import type { Catalogue, LandingRow, Stock } from './load.ts';
import { minLandingCents } from './min-price.ts';
import { price } from './present.ts';
import { locationsOf } from './vps.ts';

/** A landing for lists and pages. Its long text is in the page's own context; lists don't need it. */
export function presentLanding(
  row: LandingRow,
  catalogue: Catalogue,
  stock: Stock,
  language: Language,
  footer: string | null = null,
): Landing {
  const cents = minLandingCents(row, catalogue, stock);
  return {
    slug: row.slug,
    footer,
    id: row.id,
    prefix: row.prefix,
    label: textIn(row.label, language),
    url: `/virtual-private-servers/${row.prefix}-${row.slug}/`,
    country_code: row.countryCode,
    cities: row.countryCode === null ? [] : locationsOf(row, catalogue).map((place) => textIn(place.city, language)),
    short_description: textIn(row.shortDescription, language),
    min_price: cents === null ? null : price(cents),
    position: row.position,
  };
}

/** A landing by purpose, with the filters of the plans it shows. */
export function presentTypeLanding(
  row: LandingRow,
  catalogue: Catalogue,
  stock: Stock,
  language: Language,
): VpsTypeLanding {
  return {
    ...presentLanding(row, catalogue, stock, language),
    os_family: row.osFamily,
    min: row.min,
    tags: row.tags,
  };
}

/** The VPS landing that a slug names, with its prefix (`in-germany`) or without (`germany`). */
export function findLanding(catalogue: Catalogue, slug: string): LandingRow | undefined {
  return catalogue.landings.find(
    (row) => row.kind.startsWith('vps_') && (row.slug === slug || `${row.prefix}-${row.slug}` === slug),
  );
}
