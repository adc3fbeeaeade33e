import { lowestCents } from '@hoster/domain';
import { textIn } from '../../../i18n/localised.ts';
import type { DsGroupLanding, Landing } from '@hoster/contract';
import type { Language } from '../../../platform/http/index.ts';
import { type Catalogue, type DsStock, type LandingRow, price } from '../../../catalogue/index.ts';
import { landingList, dsOffers } from './listed.ts';

/** A page of dedicated servers for lists. Its long text is given by the page's own context. */
export function presentDsLanding(row: LandingRow, catalogue: Catalogue, stock: DsStock, language: Language): Landing {
  const listed = landingList(row, catalogue, stock);
  const cents = lowestCents(dsOffers(listed, stock));
  return {
    slug: row.slug,
    footer: null,
    id: row.id,
    prefix: row.prefix,
    label: textIn(row.label, language),
    url: `/dedicated-servers/${row.prefix}-${row.slug}/`,
    country_code: row.countryCode,
    cities: row.countryCode === null ? [] : listed.places.map(({ city }) => textIn(city, language)),
    short_description: textIn(row.shortDescription, language),
    min_price: cents === null ? null : price(cents),
    position: row.position,
  };
}

/** A page of a set of dedicated servers. */
export const presentDsGroupLanding = (
  row: LandingRow,
  catalogue: Catalogue,
  stock: DsStock,
  language: Language,
): DsGroupLanding => ({ ...presentDsLanding(row, catalogue, stock, language), plan_set: row.slug });

/** The landing of dedicated servers with this prefix and slug: `in-germany`. */
export const findDsLanding = ({ landings }: Catalogue, name: string): LandingRow | undefined =>
  landings.find(({ kind, prefix, slug }) => kind.startsWith('ds_') && `${prefix}-${slug}` === name);
