import type { PublicCatalogue, CatalogueItem, CatalogueLocation, CatalogueTerm } from '@hoster/contract';
import { stringify } from 'csv-stringify/sync';

/** The catalogue as a table: one item per row and one column per spec, empty where an item lacks it. */
export function catalogueCsv({ items, currency, tax }: PublicCatalogue): string {
  const rows = items.map((item) => rowOf(item, { currency, tax }));
  return stringify(rows, {
    header: true,
    columns: [...new Set(rows.flatMap((row) => Object.keys(row)))],
    record_delimiter: 'windows',
    // Spreadsheets evaluate text that looks like a formula.
    escape_formulas: true,
    cast: { boolean: String },
  });
}

function rowOf(item: CatalogueItem, shop: Pick<PublicCatalogue, 'currency' | 'tax'>): Record<string, unknown> {
  const { line, slug, name, url, price, setup_fee, old_price, available, locations, rent_periods, specs } = item;
  const [open, soldOut] = [locations.filter((place) => place.available), locations.filter((place) => !place.available)];
  return {
    line,
    slug,
    name,
    url,
    ...shop,
    price,
    setup_fee,
    old_price,
    available,
    locations: open.map(placeText).join('; '),
    sold_out_locations: soldOut.map(placeText).join('; '),
    rent_periods: rent_periods.map(termText).join('; '),
    ...Object.fromEntries(Object.entries(specs).map(([key, value]) => [key, value ?? 'unlimited'])),
  };
}

/** "DE Frankfurt", "CH Zurich +15%". */
const placeText = ({ country_code: country, city, surcharge_percent: percent }: CatalogueLocation): string =>
  `${country} ${city}${percent === undefined ? '' : ` +${percent}%`}`;

/** Terms in months with their price changes: "12: -10%", "12: 3.99". */
function termText(term: CatalogueTerm): string {
  if ('price' in term) return `${term.months}: ${term.price}`;
  return term.discount_percent === 0 ? String(term.months) : `${term.months}: -${term.discount_percent}%`;
}
