import type { DsAvailability, DsTariff } from '@hoster/contract';
import type { Language } from '../../../platform/http/index.ts';
import { type DsCatalogue, type DsPlanRow, type DsStock, type LocationRow, price } from '../../../catalogue/index.ts';
import { drivesOf, frontOf, mostRam, raidOf } from '../configuration.ts';
import { volumeName } from '../names.ts';

/** Data for presenting plans. */
export interface Shown {
  readonly parts: DsCatalogue;
  readonly stock: DsStock;
  /** Locations in which dedicated servers are sold, as far as the visitor may see them. */
  readonly places: readonly LocationRow[];
  readonly language: Language;
}

/** More than this many are just "in stock". */
const few = 3;

/** A plan as visitors see it. */
export function presentTariff(row: DsPlanRow, { parts, stock, places, language }: Shown): DsTariff {
  const at = stock.get(row.id);
  const sold = places.filter(({ id }) => at?.has(id));
  const left = (id: number) => at?.get(id) ?? 0;
  const { vendor, model, count, cores, threads, frequency, boost_frequency, family, benchmark } = row.cpu;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    url: `/dedicated-servers/${row.slug}/`,
    price: price(row.priceCents),
    old_price: row.oldPriceCents === null ? null : price(row.oldPriceCents),
    setup_fee: price(row.setupFeeCents),
    cpu_detail: { vendor, model, count, cores, threads, frequency, boost_frequency, family, benchmark },
    disks: drivesOf(row.disks, parts).map(({ drive: { type, volume }, count: drives }) => ({
      type,
      name: `${volumeName(volume, language)} ${type}`,
      volume,
      count: drives,
    })),
    memory_with_units: {
      value: row.ram,
      unit: 'GB',
      type: row.ramType,
      ecc: row.ecc,
      max_value: mostRam(row, parts),
    },
    frequency: row.frequency,
    platform: platformOf(row, parts),
    chassis: parts.chassis.find(({ id }) => id === row.chassisId)?.name ?? null,
    front: frontOf(row, row.disks, parts),
    raid: raidOf(row, parts),
    port_mbps: row.portMbps,
    guaranteed_mbps: row.guaranteedMbps,
    traffic: row.traffic,
    ipv4_count: row.ipv4Count,
    ipv6_prefix: row.ipv6Prefix,
    locations: sold.map(({ id }) => id),
    sold_out_locations: row.isOnOrder ? [] : sold.filter(({ id }) => left(id) <= 0).map(({ id }) => id),
    country_codes: [...new Set(sold.map(({ countryCode }) => countryCode))],
    availability: availabilityOf(
      row,
      sold.filter(({ isAvailable }) => isAvailable).map(({ id }) => left(id)),
    ),
    is_configurable: row.isConfigurable,
    tags: row.tags,
    updated: row.updatedAt.toISOString(),
    position: row.position,
  };
}

function platformOf({ platformId }: DsPlanRow, { platforms }: DsCatalogue): string | null {
  const board = platforms.find(({ id }) => id === platformId);
  return board ? `${board.vendor} ${board.name}` : null;
}

/** @param left remaining stock of each location that takes orders */
function availabilityOf({ deliveryHours, isOnOrder }: DsPlanRow, left: readonly number[]): DsAvailability {
  const soldOut = { state: 'sold_out', count: null, delivery_hours: null } as const;
  if (left.length === 0) return soldOut;
  if (isOnOrder) return { state: 'on_order', count: null, delivery_hours: deliveryHours };
  const count = left.reduce((sum, some) => sum + Math.max(0, some), 0);
  if (count === 0) return soldOut;
  return count > few
    ? { state: 'in_stock', count: null, delivery_hours: deliveryHours }
    : { state: 'limited', count, delivery_hours: deliveryHours };
}
