import type { LegalEntity } from '@hoster/contract';
import type { DsData } from '@hoster/domain';
import type { Context } from '../../../context.ts';
import type { Language } from '../../../http/language.ts';
import { dsStockOf, type DsPlanRow, type DsStock } from '../../catalogue/dedicated-load.ts';
import { catalogueOf, type Catalogue, type LocationRow } from '../../catalogue/load.ts';
import { presentLocation, presentOs, presentPanel, presentPeriods } from '../../catalogue/present.ts';
import type { Buyer } from '../../orders/buyer.ts';
import { buyerTax } from '../../orders/buyer-tax.ts';
import type { Shop } from '../../orders/line.ts';
import { judgePromo } from '../../orders/promo.ts';
import { configurationOf } from './configuration.ts';
import { offeredTariff, offersOf } from './offers.ts';
import type { DsOfferRow } from './tables.ts';
import { presentTariff } from './tariff.ts';
import { dsPlaces } from './tariffs.ts';

/** What all dedicated servers are priced and checked with. */
type Common = Pick<DsData, 'os' | 'control_panels' | 'rent_periods' | 'promo' | 'tax'>;

/** What a dedicated server is priced and checked with. */
export interface DsShop extends Shop {
  readonly stock: DsStock;
  /** Where dedicated servers are sold, as far as the buyer may know. */
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
    judgePromo(db, promoCode, { now, language, emails: buyer.emails }),
    buyer.viewer === null ? [] : offersOf(db, buyer.viewer.accountId),
  ]);
  return {
    catalogue,
    stock: await dsStockOf(db, catalogue.dedicated),
    places: dsPlaces(catalogue, buyer.visitor),
    offers,
    language,
    now,
    data: { ...systemsOf(catalogue, language), promo, tax: buyerTax(buyer, payer, now) },
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

/** One plan, by its offer or as everybody can have it. */
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
