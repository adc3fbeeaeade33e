import type { VpsLocation } from '@hoster/contract';
import { visibleLocations, type Visitor } from '@hoster/domain';
import type { Language } from '../platform/http/index.ts';
import type { Catalogue, LandingRow, LocationRow, Stock } from './load.ts';
import {
  presentDiskImage,
  presentExtras,
  presentLocation,
  presentOs,
  presentPanel,
  presentParameters,
  presentPeriods,
  presentPlan,
} from './present.ts';

/** Terms of the trials, and the price of the paid one (EUR, net). */
export const vpsTrial = { free_days: 7, paid_days: 4, paid_price: 1 } as const;

/** The VPS catalogue in its wire form: prices and checks are computed from the same data that pages get. */
export type VpsOffer = ReturnType<typeof vpsOffer>;

/** Returns the catalogue for this visitor. */
export function vpsOffer(catalogue: Catalogue, stock: Stock, visitor: Visitor, language: Language) {
  const parameters = presentParameters(catalogue, language);
  return {
    tariffs: catalogue.plans.map((row) => presentPlan(row, stock)),
    locations: vpsLocations(catalogue, stock, visitor, language),
    os: catalogue.os.filter(({ products }) => products.includes('vps')).map(presentOs),
    control_panels: catalogue.panels.map((row) => presentPanel(row, language)),
    disk_images: catalogue.diskImages.map((row) => presentDiskImage(row, language)),
    parameters,
    frequencies: parameters.frequencies,
    rent_periods: presentPeriods(catalogue.periods),
    extra_services: presentExtras(catalogue.extras, language),
    base_administration: { default: true, price: 0 },
  };
}

/** Datacenters that sell VPS to this visitor, with the plans that each has. */
export function vpsLocations(catalogue: Catalogue, stock: Stock, visitor: Visitor, language: Language): VpsLocation[] {
  const places = catalogue.locations
    .filter((row) => row.products.includes('vps'))
    .map((row) => ({ ...presentLocation(row, language), ...soldAt(row, catalogue, stock) }));
  return visibleLocations(places, visitor);
}

function soldAt(row: LocationRow, catalogue: Catalogue, stock: Stock) {
  return {
    tariffs: catalogue.plans.filter((plan) => stock.get(plan.id)?.has(row.id)).map((plan) => plan.id),
    frequencies: row.frequencies,
    port_mbps: row.portMbps,
    price_percent: row.pricePercent,
  };
}

/** Places of a landing: those of its country, or all. */
export function locationsOf(landing: LandingRow, catalogue: Catalogue): LocationRow[] {
  const places = catalogue.locations.filter((row) => row.products.includes('vps'));
  return landing.countryCode === null ? places : places.filter((row) => row.countryCode === landing.countryCode);
}
