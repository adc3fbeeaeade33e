import type { Cms, VhOrder, VhOrderContext, VhOrderQuery, VhTariff } from '@hoster/contract';
import { readDomainName } from '../network/domain-name.ts';
import {
  commonParameters,
  namedIn,
  none,
  putInto,
  readCommon,
  readNumber,
  writeCommon,
  type PlacedChoice,
} from '../order/address.ts';
import { defaultCommonChoice, type CommonData } from '../order/default-common-choice.ts';
import { openLocations } from '../order/open-locations.ts';
import { findCommonProblems, type OrderProblem } from '../order/problems.ts';
import { buyerPricing, type PricingInput } from '../money/pricing.ts';
import { byId } from './vps/choice.ts';

/** What the buyer of web hosting has chosen: the fields of the order body. */
export type VhChoice = PlacedChoice & Pick<VhOrder, 'tariff' | 'domain' | 'cms' | 'php_version'>;

/** Everything that prices and judges web hosting: parts of its order context as they came. */
export type VhData = Pick<
  VhOrderContext,
  'tariffs' | 'locations' | 'rent_periods' | 'promo' | 'tax' | 'cms' | 'php_versions'
>;

/** Why a choice of web hosting can't be ordered. */
export type VhProblem =
  | OrderProblem
  | { readonly field: 'tariff'; readonly code: 'tariff_unknown' }
  | { readonly field: 'location'; readonly code: 'location_unavailable' | 'sold_out' }
  | { readonly field: 'domain'; readonly code: 'domain_invalid' | 'domain_for_one' }
  | { readonly field: 'cms'; readonly code: 'cms_unknown' | 'cms_needs_memory' }
  | { readonly field: 'php_version'; readonly code: 'php_unknown' | 'php_unsuited' };

/** The system with this name; undefined for null and for unknown ones. */
export const cmsOf = ({ cms }: Pick<VhData, 'cms'>, slug: string | null): Cms | undefined =>
  slug === null ? undefined : cms.find((one) => one.slug === slug);

/** Compares versions by their numbers: 8.10 is newer than 8.9. */
export function compareVersions(a: string, b: string): number {
  const [major = 0, minor = 0] = a.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = b.split('.').map(Number);
  return major - otherMajor || minor - otherMinor;
}

/** Whether a system runs on a PHP version. */
export const runsOn = ({ min_php: min, max_php: max }: Pick<Cms, 'min_php' | 'max_php'>, version: string): boolean =>
  compareVersions(version, min) >= 0 && (max === null || compareVersions(version, max) <= 0);

/** PHP versions that a plan has and a system runs on, newest first. Without a system, all of the plan. */
export const phpFor = (tariff: Pick<VhTariff, 'php_versions'>, cms: Cms | undefined): string[] =>
  tariff.php_versions.filter((version) => !cms || runsOn(cms, version)).toSorted((a, b) => compareVersions(b, a));

/** The PHP version that a site gets unless another one is chosen: the default where the system runs on it, else its newest. */
export function recommendedPhp(
  { php_versions: all }: Pick<VhData, 'php_versions'>,
  tariff: Pick<VhTariff, 'php_versions'>,
  cms: Cms | undefined,
): string | null {
  const fitting = phpFor(tariff, cms);
  const standard = all.find(({ is_default }) => is_default)?.version;
  return standard !== undefined && fitting.includes(standard) ? standard : (fitting[0] ?? null);
}

/** The cheapest plan that a system runs well on; undefined when none has the memory. */
export const suitedTariff = (tariffs: readonly VhTariff[], cms: Cms): VhTariff | undefined =>
  tariffs.filter((tariff) => tariff.memory_mb >= cms.memory_mb).toSorted((a, b) => a.price - b.price)[0];

/** Everything that an order is refused for and its schema can't know; `sold_out` is no fault of the buyer's. */
export function findVhProblems(
  data: VhData,
  choice: VhChoice,
  limits: Parameters<typeof findCommonProblems>[2],
): VhProblem[] {
  const tariff = byId(data.tariffs, choice.tariff);
  const found: (VhProblem | false | undefined)[] = [
    !tariff && { field: 'tariff', code: 'tariff_unknown' },
    placeProblem(data, tariff, choice.location),
    choice.domain !== null && readDomainName(choice.domain) === null && { field: 'domain', code: 'domain_invalid' },
    choice.domain !== null && choice.count > 1 && { field: 'domain', code: 'domain_for_one' },
    ...(tariff ? softwareProblems(data, tariff, choice) : []),
  ];
  return [...found.filter((problem) => Boolean(problem)), ...findCommonProblems(data, choice, limits)] as VhProblem[];
}

function placeProblem(data: VhData, tariff: VhTariff | undefined, location: number): VhProblem | false {
  const isOpen = byId(data.locations, location)?.is_available === true;
  if (!isOpen || tariff?.locations.includes(location) === false)
    return { field: 'location', code: 'location_unavailable' };
  return tariff?.sold_out_locations.includes(location) === true && { field: 'location', code: 'sold_out' };
}

function softwareProblems(
  data: VhData,
  tariff: VhTariff,
  { cms: slug, php_version: php }: VhChoice,
): (VhProblem | false)[] {
  const cms = cmsOf(data, slug);
  const hasVersion = php === null ? phpFor(tariff, cms).length > 0 : !cms || runsOn(cms, php);
  return [
    slug !== null && !cms && { field: 'cms', code: 'cms_unknown' },
    cms !== undefined && cms.memory_mb > tariff.memory_mb && { field: 'cms', code: 'cms_needs_memory' },
    php !== null && !tariff.php_versions.includes(php) && { field: 'php_version', code: 'php_unknown' },
    !hasVersion &&
      (php === null || tariff.php_versions.includes(php)) && { field: 'php_version', code: 'php_unsuited' },
  ];
}

/** The input of `computeTotal` for web hosting. A plan that isn't on offer costs nothing here: it is refused elsewhere. */
export function vhPricing(data: VhData, choice: VhChoice): PricingInput {
  const tariff = byId(data.tariffs, choice.tariff);
  const period = data.rent_periods.find(({ months }) => months === choice.rent_period);
  return {
    tariff: tariff ? { key: tariff.slug, label: tariff.name, price: tariff.price } : { key: 'web-hosting', price: 0 },
    period: { months: choice.rent_period, discountPercent: period?.discount_percent ?? 0 },
    count: choice.count,
    ...buyerPricing(data),
  };
}

/**
 * The default choice: a plan in the first place that has room, nothing installed. A page about a country or a system
 * begins with the location of that country even when it's full, and with the system on the cheapest plan that suits it.
 */
export function defaultVhChoice(
  data: Pick<VhData, 'tariffs' | 'locations'> & CommonData,
  plan: VhTariff | undefined,
  page: { country?: string | null | undefined; cms?: Cms | undefined } = {},
): VhChoice {
  const { locations, tariffs } = data;
  const tariff =
    plan ?? (page.cms && suitedTariff(tariffs, page.cms)) ?? tariffs.find((one) => one.is_popular) ?? tariffs[0];
  const near = locations.filter(({ country_code: country }) => country === page.country);
  const place = openLocations(near, tariff)[0] ?? near[0] ?? openLocations(locations, tariff)[0] ?? locations[0];
  return {
    ...defaultCommonChoice(data),
    tariff: tariff?.id ?? 0,
    location: place?.id ?? 0,
    domain: null,
    cms: page.cms?.slug ?? null,
    php_version: null,
  };
}

const names = {
  tariff: 0,
  location: 0,
  domain: 0,
  cms: 0,
  php: 0,
  ...commonParameters,
} satisfies Record<keyof VhOrderQuery, 0>;

/** The part of an address's query that chooses web hosting. */
export const vhQueryOf = (search: URLSearchParams): VhOrderQuery => namedIn(search, names);

/** Puts a choice into the query of an address, without what equals the default. */
export function writeVhQuery(choice: VhChoice, defaults: VhChoice): URLSearchParams {
  const query = new URLSearchParams();
  const put = putInto<keyof VhOrderQuery>(query);
  put('tariff', choice.tariff, defaults.tariff);
  put('location', choice.location, defaults.location);
  put('domain', choice.domain, defaults.domain);
  put('cms', choice.cms, defaults.cms);
  put('php', choice.php_version, defaults.php_version);
  writeCommon(query, choice, defaults);
  return query;
}

/** Reads a choice from the query of an address; see `readCommon`. A domain stays as it was typed, for the page to judge. */
export const readVhQuery = (query: VhOrderQuery, defaults: VhChoice): VhChoice => ({
  ...readCommon(query, defaults),
  tariff: readNumber(query.tariff) ?? defaults.tariff,
  location: readNumber(query.location) ?? defaults.location,
  domain: readOr(query.domain?.trim(), /^[^\p{Cc}]{1,255}$/u, defaults.domain),
  cms: readOr(query.cms, /^[a-z\d-]{1,64}$/, defaults.cms),
  php_version: readOr(query.php, /^\d{1,2}\.\d{1,2}$/, defaults.php_version),
});

function readOr(text: string | undefined, shape: RegExp, standard: string | null): string | null {
  if (text === none) return null;
  return text !== undefined && shape.test(text) ? text : standard;
}
