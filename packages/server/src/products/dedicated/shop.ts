import type { LegalEntity } from '@hoster/contract';
import type { DsData } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import type { Language } from '../../platform/http/index.ts';
import {
  type Catalogue,
  catalogueOf,
  type DsPlanRow,
  type DsStock,
  dsStockOf,
  type LocationRow,
  presentLocation,
  presentOs,
  presentPanel,
  presentPeriods,
} from '../../catalogue/index.ts';
import { type Buyer, buyerTax, judgePromo, type Shop } from '../../sales/index.ts';
import { configurationOf } from './configuration.ts';
import { offeredTariff, offersOf } from './offers/offers.ts';
import type { DsOfferRow } from './offers/tables.ts';
import { presentTariff } from './list/tariff.ts';
import { dsPlaces } from './list/tariffs.ts';

/** Data for pricing and checking orders of all dedicated servers. */
type Common = Pick<DsData, 'os' | 'control_panels' | 'rent_periods' | 'promo' | 'tax'>;

/** Data for pricing and checking orders of a dedicated server. */
export interface DsShop extends Shop {
  readonly stock: DsStock;
  /** Locations in which dedicated servers are sold, as far as the buyer may see them. */
  readonly places: readonly LocationRow[];
  /** Those of the buyer's account. */
  readonly offers: readonly DsOfferRow[];
  readonly language: Language;
  readonly now: Date;
  readonly data: Common;
}

/** Reads the shop as this buyer sees it now. @param payer who is invoiced instead of the person */
export async function dsShop(
  { db, clock }: Context,
  buyer: Buyer,
  language: Language,
  promoCode: string | undefined,
  payer: LegalEntity | null = null,
): Promise<DsShop> {
  const now = clock.now();
  const [catalogue, promo, offers] = await Promise.all([
    catalogueOf(db),
    judgePromo(db, promoCode, { now, language, buyer, line: 'dedicated' }),
    buyer.viewer === null ? [] : offersOf(db, buyer.viewer.accountId),
  ]);
  return {
    catalogue,
    stock: await dsStockOf(db, catalogue.dedicated),
    places: dsPlaces(catalogue, buyer.visitor),
    offers,
    language,
    now,
    data: { ...systemsOf(catalogue, language), promo, tax: buyerTax(catalogue, buyer, payer, now) },
  };
}

function systemsOf(catalogue: Catalogue, language: Language) {
  return {
    // The plans that templates exclude are those of virtual servers; any dedicated one is large enough.
    os: catalogue.os
      .filter(({ products }) => products.includes('dedicated'))
      .map((row) => ({ ...presentOs(row), excluded_tariffs: [] })),
    control_panels: catalogue.panels.map((row) => presentPanel(row, language)),
    rent_periods: presentPeriods(catalogue.periods),
  };
}

/** The plan with this id. @throws Error when there is none: orders of it have been refused */
export function planOf({ catalogue }: Pick<DsShop, 'catalogue'>, id: number): DsPlanRow {
  const row = catalogue.dedicated.plans.find((plan) => plan.id === id);
  if (!row) throw new Error(`No dedicated server ${id}.`);
  return row;
}

/** One plan, from its offer or as sold to everybody. */
export function dataOf(shop: DsShop, row: DsPlanRow, offer: DsOfferRow | undefined): DsData {
  const { catalogue, language, places, stock } = shop;
  const { dedicated: parts } = catalogue;
  const tariff = presentTariff(row, { parts, stock, places, language });
  return {
    ...shop.data,
    tariff: offer ? offeredTariff(tariff, offer, parts, language) : tariff,
    configuration: offer ? null : configurationOf(row, parts, language),
    locations: places
      .filter(({ id }) => tariff.locations.includes(id))
      .map((place) => presentLocation(place, language)),
  };
}
