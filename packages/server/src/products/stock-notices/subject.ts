import { defineMessages } from '@formatjs/intl';
import type { StockSubject, StockSubjectShown } from '@hoster/contract';
import { type LandingRow, type Catalogue, catalogueOf, type LocationRow } from '../../catalogue/index.ts';
import { textIn } from '../../i18n/localised.ts';
import { type Message, translate } from '../../i18n/translate.ts';
import type { Db } from '../../platform/db/index.ts';
import { type Language, notFound } from '../../platform/http/index.ts';
import { productLines } from '../lines.ts';
import type { stockNotices } from './tables.ts';

/** A subject as it's stored. */
export type StoredSubject = Pick<typeof stockNotices.$inferSelect, 'line' | 'plan' | 'places'>;

const lineNames: Readonly<Record<StockSubject['line'], Message>> = defineMessages({
  vps: { id: 'products.stock.line.vps', defaultMessage: 'VPS', description: 'What is awaited' },
  web_hosting: {
    id: 'products.stock.line.web-hosting',
    defaultMessage: 'Web hosting',
    description: 'What is awaited',
  },
  dedicated: {
    id: 'products.stock.line.dedicated',
    defaultMessage: 'Dedicated servers',
    description: 'What is awaited',
  },
  backup: { id: 'products.stock.line.backup', defaultMessage: 'Backup storage', description: 'What is awaited' },
});

const landingKinds: Readonly<Partial<Record<StockSubject['line'], LandingRow['kind']>>> = {
  vps: 'vps_location',
  web_hosting: 'vh_location',
  dedicated: 'ds_location',
};

/** The stored form of a subject: the same for every spelling. */
export const settledSubject = ({ line, plan = '', places = '' }: StockSubject): StoredSubject => ({
  line,
  plan,
  places: [...new Set(places.split(','))].toSorted().join(),
});

/**
 * What a subject is called, where it's sold, and whether it can be ordered now.
 * @throws AppError 404 for a plan or location that doesn't exist
 */
export async function showSubject(db: Db, subject: StoredSubject, language: Language): Promise<StockSubjectShown> {
  const catalogue = await catalogueOf(db);
  const { label, list, offers, sold } = productLines[subject.line];
  const places = placesOf(catalogue, subject);
  // `label` translates the plan's name as well.
  const plan = subject.plan === '' ? null : sold(catalogue, subject.plan, 'en');
  if (subject.plan !== '' && plan === null) throw notFound();
  const open = await offers(db, catalogue, null);
  const what = plan === null ? translate(language, lineNames[subject.line]) : label(plan.name, language);
  return {
    name: [what, ...places.map(({ city }) => textIn(city, language))].join(', '),
    url:
      plan === null ? (landingUrl(catalogue, subject, places) ?? list) : `${plan.url}${placeQuery(plan.url, places)}`,
    in_stock: open.some(
      (offer) =>
        (plan === null || offer.plan === subject.plan) &&
        (places.length === 0 || places.some(({ id }) => id === offer.location)),
    ),
  };
}

function placesOf({ locations }: Catalogue, { places }: StoredSubject): LocationRow[] {
  if (places === '') return [];
  return places.split(',').map((slug) => {
    const place = locations.find((row) => row.slug === slug);
    if (!place) throw notFound();
    return place;
  });
}

/** Page of the line in the country of the locations, if they share one that has a page. */
function landingUrl(
  { landings }: Catalogue,
  { line }: StoredSubject,
  places: readonly LocationRow[],
): string | undefined {
  const [country, ...others] = new Set(places.map(({ countryCode }) => countryCode));
  const landing = landings.find(({ kind, countryCode }) => kind === landingKinds[line] && countryCode === country);
  return landing && others.length === 0 ? `${productLines[line].list}${landing.prefix}-${landing.slug}/` : undefined;
}

/** Query that chooses the location on the page of a plan. */
function placeQuery(url: string, [place, ...others]: readonly LocationRow[]): string {
  if (!place || others.length > 0) return '';
  return `${url.includes('?') ? '&' : '?'}location=${place.id}`;
}
