import { textIn } from '../i18n/localised.ts';
import type {
  ControlPanel,
  DiskImage,
  ExtraService,
  ExtraServices,
  Location,
  OsTemplate,
  PlanSet,
  RentPeriod,
  VpsParameters,
  VpsTariff,
} from '@hoster/contract';
import type { Language } from '../platform/http/index.ts';
import { isExample } from './example-addresses.ts';
import type { Catalogue, DiskImageRow, ExtraRow, LocationRow, OsRow, PanelRow, PlanRow, Stock } from './load.ts';

/** Cents as the catalogue's major units. */
export const price = (cents: number): number => cents / 100;

export function presentLocation(row: LocationRow, language: Language): Location {
  return {
    id: row.id,
    slug: row.slug,
    country_code: row.countryCode,
    cities: row.cities.map((city) => textIn(city, language)),
    name: textIn(row.name, language),
    city: textIn(row.city, language),
    datacenter: row.datacenter,
    is_available: row.isAvailable,
    unavailable_reason: textIn(row.unavailableReason, language),
    ping_host: row.pingHost,
    test_ipv4: row.testIpv4,
    test_ipv6: row.testIpv6,
    test_file_url: row.testFileUrl,
    test_files: row.testFiles,
    asn: row.asn,
    test_is_sample: [row.testIpv4, row.testIpv6].some((address) => address !== null && isExample(address)),
    position: row.position,
  };
}

export function presentPlan(row: PlanRow, stock: Stock): VpsTariff {
  const places = [...(stock.get(row.id) ?? [])].toSorted(([a], [b]) => a - b);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    url: `/virtual-private-servers/${row.slug}/`,
    price: price(row.priceCents),
    old_price: row.oldPriceCents === null ? null : price(row.oldPriceCents),
    setup_fee: price(row.setupFeeCents),
    cpu_count: row.cpuCount,
    cpu_kind: row.cpuKind,
    ram_size: row.ramSize,
    disk_size: row.diskSize,
    disk_type: 'NVMe',
    traffic: row.traffic,
    port_mbps: row.portMbps,
    ipv4_count: row.ipv4Count,
    ipv6_prefix: row.ipv6Prefix,
    virtualization: 'KVM',
    ddos_gbps: row.ddosGbps,
    locations: places.map(([location]) => location),
    sold_out_locations: places.filter(([, left]) => left <= 0).map(([location]) => location),
    windows_allowed: row.windowsAllowed,
    is_custom: row.isCustom,
    tags: row.tags,
    is_popular: row.isPopular,
    position: row.position,
  };
}

export function presentOs(row: OsRow): OsTemplate {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    version: row.version,
    family: row.family,
    icon: row.icon,
    price: price(row.priceCents),
    min_cpu: row.minCpu,
    min_ram: row.minRam,
    min_disk: row.minDisk,
    control_panels: row.panels,
    excluded_tariffs: row.excludedTariffs,
    excluded_locations: row.excludedLocations,
    end_of_support: row.endOfSupport,
    is_default: row.isDefault,
    position: row.position,
  };
}

export function presentPanel(row: PanelRow, language: Language): ControlPanel {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    edition: row.edition,
    icon: row.icon,
    price: price(row.priceCents),
    min_ram: row.minRam,
    min_disk: row.minDisk,
    trial_days: row.trialDays,
    description: textIn(row.description, language),
    position: row.position,
  };
}

export function presentDiskImage(row: DiskImageRow, language: Language): DiskImage {
  return {
    id: row.id,
    slug: row.slug,
    name: textIn(row.name, language),
    kind: row.kind,
    os: row.osId,
    min_ram: row.minRam,
    min_disk: row.minDisk,
    icon: row.icon,
  };
}

function presentExtra(row: ExtraRow, language: Language): ExtraService {
  return {
    id: row.id,
    slug: row.slug,
    name: textIn(row.name, language),
    description: textIn(row.description, language),
    group: textIn(row.group, language),
    price: price(row.priceCents),
    unit: row.unit,
    min: row.min,
    max: row.max,
    step: row.step,
    included: row.included,
    default: row.initial,
    locations: row.locations,
    incompatible_with: row.incompatibleWith,
  };
}

export function presentExtras(rows: readonly ExtraRow[], language: Language): ExtraServices {
  const of = (billing: ExtraRow['billing']) =>
    rows.filter((row) => row.billing === billing).map((row) => presentExtra(row, language));
  return { one_time: of('one_time'), monthly: of('monthly') };
}

export function presentPeriods(rows: Catalogue['periods']): RentPeriod[] {
  return rows.map((row) => ({
    months: row.months,
    discount_percent: row.discountPercent,
    is_default: row.isDefault,
  }));
}

export function presentPlanSet(row: Catalogue['planSets'][number], language: Language): PlanSet {
  return {
    tariffs: row.tariffs,
    short_description: textIn(row.shortDescription, language),
    long_description: textIn(row.longDescription, language),
    slug: row.slug,
    landing_only: row.landingOnly,
    label: textIn(row.label, language),
    url: row.url,
    id: row.id,
    position: row.position,
  };
}

/** The configurator of the custom plan. */
export function presentParameters(catalogue: Catalogue, language: Language): VpsParameters {
  const custom = catalogue.plans.find((plan) => plan.isCustom);
  return {
    base_price: price(custom?.priceCents ?? 0),
    parameters: catalogue.parameters.map((row) => ({
      name: row.name,
      label: textIn(row.label, language),
      unit: row.unit,
      min: row.min,
      max: row.max,
      step: row.step,
      default: row.initial,
      included: row.included,
      price_per_step: price(row.stepPriceCents),
    })),
    frequencies: catalogue.frequencies.map((row) => ({
      value: row.value,
      ghz: row.ghz,
      price_percent: row.pricePercent,
      locations: catalogue.locations.filter((place) => place.frequencies.includes(row.value)).map((place) => place.id),
    })),
  };
}
