import type { BackupOrder, BackupOrderContext, BackupOrderQuery, BackupVolume } from '@hoster/contract';
import type { ChargedCents } from '../money/money.ts';
import { optionPricer, type Charge } from '../money/option-price.ts';
import { buyerPricing, type PricingInput } from '../money/pricing.ts';
import {
  commonParameters,
  namedIn,
  putInto,
  readCommon,
  readNumber,
  writeCommon,
  type PlacedChoice,
} from '../order/address.ts';
import { defaultCommonChoice, type CommonData } from '../order/default-common-choice.ts';
import { openLocations } from '../order/open-locations.ts';
import { findCommonProblems, type OrderProblem } from '../order/problems.ts';

/** What the buyer of a backup storage has chosen: the fields of the order body. `volume` in GB. */
export type BackupChoice = PlacedChoice & Pick<BackupOrder, 'volume'>;

/** Everything that prices and judges a backup storage: parts of its order context as they came. */
export type BackupData = Pick<BackupOrderContext, 'volumes' | 'locations' | 'rent_periods' | 'promo' | 'tax'>;

/** Why a choice of backup storage can't be ordered. */
export type BackupProblem =
  | OrderProblem
  | { readonly field: 'volume'; readonly code: 'volume_unknown' }
  | { readonly field: 'location'; readonly code: 'location_unavailable' | 'sold_out' };

/** The size on offer; undefined for a volume (GB) that isn't. */
export const volumeOf = ({ volumes }: Pick<BackupData, 'volumes'>, gigabytes: number): BackupVolume | undefined =>
  volumes.find(({ volume }) => volume === gigabytes);

/** Everything that an order is refused for and its schema can't know; `sold_out` is no fault of the buyer's. */
export function findBackupProblems(
  data: BackupData,
  choice: BackupChoice,
  limits: Parameters<typeof findCommonProblems>[2],
): BackupProblem[] {
  const size = volumeOf(data, choice.volume);
  const place = data.locations.find(({ id }) => id === choice.location);
  return [
    ...(size ? [] : [{ field: 'volume', code: 'volume_unknown' } as const]),
    ...(place?.is_available ? [] : [{ field: 'location', code: 'location_unavailable' } as const]),
    ...(size?.sold_out_locations.includes(choice.location) ? [{ field: 'location', code: 'sold_out' } as const] : []),
    ...findCommonProblems(data, choice, limits),
  ];
}

/** The input of `computeTotal` for a backup storage. A size that isn't on offer costs nothing here: it is refused elsewhere. */
export function backupPricing(data: BackupData, choice: BackupChoice): PricingInput {
  const period = data.rent_periods.find(({ months }) => months === choice.rent_period);
  return {
    tariff: {
      key: `backup-${choice.volume}`,
      label: volumeName(choice.volume),
      price: volumeOf(data, choice.volume)?.price ?? 0,
    },
    period: { months: choice.rent_period, discountPercent: period?.discount_percent ?? 0 },
    count: choice.count,
    ...buyerPricing(data),
  };
}

/** What a month costs with each size (GB), net, given everything else that is chosen. */
export function backupPrices(data: BackupData, choice: BackupChoice, charge: Charge): (volume: number) => ChargedCents {
  const { monthly } = optionPricer((changed: BackupChoice) => backupPricing(data, changed), choice, charge);
  return (volume) => monthly({ volume: 0 }, { volume });
}

/** GB; enough for the backups of most servers. */
const defaultVolume = 500;

/** The default choice: the usual size or the nearest one, in the first place that has room for it. */
export function defaultBackupChoice(data: Pick<BackupData, 'volumes' | 'locations'> & CommonData): BackupChoice {
  const { volumes, locations } = data;
  const [size] = volumes.toSorted((a, b) => Math.abs(a.volume - defaultVolume) - Math.abs(b.volume - defaultVolume));
  const place = openLocations(locations, size)[0] ?? locations[0];
  return { ...defaultCommonChoice(data), volume: size?.volume ?? defaultVolume, location: place?.id ?? 0 };
}

const gigabytesPerTerabyte = 1024;

/** `500 GB`, `2 TB`: how a volume is called in orders and emails. Pages write it with the words of their language. */
export const volumeName = (gigabytes: number): string =>
  gigabytes >= gigabytesPerTerabyte ? `${gigabytes / gigabytesPerTerabyte} TB` : `${gigabytes} GB`;

const names = {
  volume: 0,
  location: 0,
  ...commonParameters,
} satisfies Record<keyof BackupOrderQuery, 0>;

/** The part of an address's query that chooses a backup storage. */
export const backupQueryOf = (search: URLSearchParams): BackupOrderQuery => namedIn(search, names);

/** Puts a choice into the query of an address, without what equals the default. */
export function writeBackupQuery(choice: BackupChoice, defaults: BackupChoice): URLSearchParams {
  const query = new URLSearchParams();
  const put = putInto<keyof BackupOrderQuery>(query);
  put('volume', choice.volume, defaults.volume);
  put('location', choice.location, defaults.location);
  writeCommon(query, choice, defaults);
  return query;
}

/** Reads a choice from the query of an address; see `readCommon`. */
export const readBackupQuery = (query: BackupOrderQuery, defaults: BackupChoice): BackupChoice => ({
  ...readCommon(query, defaults),
  location: readNumber(query.location) ?? defaults.location,
  volume: readNumber(query.volume, 6) ?? defaults.volume,
});
