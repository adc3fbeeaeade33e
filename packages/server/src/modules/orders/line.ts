import {
  perLine,
  type LegalEntity,
  type OrderBody,
  type OrderPromo,
  type OrderTax,
  type PageContext,
  type ProductLine,
  type Service,
  type ServiceAccess,
  type ServiceDetails,
} from '@hoster/contract';
import type { PricingInput, Visitor } from '@hoster/domain';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import type { Language, Text } from '../../http/language.ts';
import type { Catalogue } from '../catalogue/load.ts';
import type { Placeholders } from '../content/fill.ts';
import type { Built, Power } from '../provisioning/provider.ts';
import type { LineUpgrades } from '../upgrades/line-upgrades.ts';
import type { Buyer } from './buyer.ts';
import type { CommonSpec } from './common-spec.ts';
import type { LineWords } from './line-words.ts';
import type { services, PurchaseRow, ServiceRow } from './tables.ts';

/** Errors of an order by field; those of `extra_services` are one level deeper. */
export type OrderErrors = Record<string, Text[] | Record<string, Text[]>>;

/** A product line's shop as a buyer sees it now: what orders are checked and priced with, as the order page was. */
export interface Shop {
  readonly catalogue: Catalogue;
  readonly data: { readonly promo: OrderPromo | null; readonly tax: OrderTax };
}

/** What the details of a service have of its line. */
export type LineDetails = Pick<
  ServiceDetails,
  | 'os'
  | 'control_panel'
  | 'disk_image'
  | 'iso_url'
  | 'configuration'
  | 'base_administration'
  // What a VPS has of its own is said above.
  | Exclude<ProductLine, 'vps'>
> &
  Pick<ServiceAccess, 'port' | 'ssh_keys' | 'panel_url'>;

const { vps: _, ...noneOfOthers } = perLine(() => null);

/** The details of a service whose line has none of its own. */
export const noDetails: LineDetails = {
  os: null,
  control_panel: null,
  disk_image: null,
  iso_url: null,
  configuration: null,
  base_administration: null,
  ...noneOfOthers,
  port: null,
  ssh_keys: [],
  panel_url: null,
};

/** What a part of a price is called. */
export interface PartName {
  /** Its key in the price. */
  readonly slug: string;
  readonly name: Text;
}

/** What a product line's services have of their own, once they are ordered. */
interface LineServices {
  /** What emails and pages say about a service. */
  readonly words: Readonly<Record<Language, LineWords>>;
  /** What the list of services shows as its plan; `id` null for one of a custom size. */
  tariff(catalogue: Catalogue, service: ServiceRow, language: Language): Service['tariff'];
  details(
    context: Context,
    catalogue: Catalogue,
    service: ServiceRow,
    language: Language,
  ): LineDetails | Promise<LineDetails>;
  /** Names of the parts of its price by their keys, as far as the price doesn't have them in both languages. */
  partNames?(catalogue: Catalogue, service: Pick<ServiceRow, 'planId' | 'spec'>): PartName[];
  /** Builds a service at its provider. @throws BuildError when that can't be done, and isn't tried again */
  build(context: Context, service: ServiceRow): Promise<Built>;
  /** Lines of the email about a service that is ready, besides its address and its login. */
  readyFacts?(service: ServiceRow, built: Built, language: Language): string[];
  /** Starts, stops or deletes a service at its provider. Safe to repeat. */
  apply(context: Context, service: ServiceRow, power: Power): Promise<void>;
  /** How its services move to larger plans; absent where they keep what they were ordered with. */
  readonly upgrades?: LineUpgrades;
  /** Returns the stock of a service that will not be set up, or has ended. */
  returnStock(tx: Db, service: ServiceRow): Promise<void>;
}

/** A page whose texts are asked for. */
export interface PageAsked {
  readonly db: Db;
  readonly catalogue: Catalogue;
  readonly slug: string;
  readonly language: Language;
  readonly visitor: Visitor;
}

/** A page that sells a product line. */
export interface LinePage {
  /** Names of its texts; the first one that exists is shown. */
  readonly texts: readonly string[];
  /** Prices by placeholder, EUR cents a month; null when nothing of it is available. */
  readonly prices: Readonly<Record<string, number | null>>;
  /** What fills the other placeholders. */
  readonly values: Placeholders;
  /** Questions that its texts get in addition, made of data. */
  readonly faq?: PageContext['faq'];
  /** Whether it's shown to this visitor: a regional rule. */
  readonly isShown: boolean;
}

/** How a product line is shown to visitors before they order. */
interface LineOffer {
  /** One of its pages, by the name of its texts; null for a page of another line, or of none. */
  page(asked: PageAsked): Promise<LinePage | null>;
  /** Lowest price of what a visitor can buy, EUR cents a month; null when everything is sold out. */
  minCents(db: Db, catalogue: Catalogue, visitor: Visitor): Promise<number | null>;
  /** Whether it's shown to a visitor: a regional rule. */
  isShown(visitor: Visitor): boolean;
  /** Path of the page that lists what it sells. */
  readonly list: string;
  /** What it sells by a slug, with the path of its page; null when there's nothing of that slug. */
  sold(catalogue: Catalogue, slug: string, language: Language): { name: string; url: string } | null;
}

/** Everything that a product line has of its own. The rest of an order and of a service's life is the same for all lines. */
export interface OrderedLine<Order extends OrderBody, Own extends Shop> extends LineServices, LineOffer {
  readonly line: ProductLine;
  /** What a line of an order calls a plan, by the name it's priced under: "VPS NVMe 3". */
  label(plan: string, language: Language): string;
  /** Reads the shop. @param payer who is invoiced instead of the person */
  shop(
    context: Context,
    buyer: Buyer,
    language: Language,
    promoCode: string | undefined,
    payer: LegalEntity | null,
  ): Promise<Own>;
  /**
   * Everything about an order that its schema cannot know: whether the choices exist, fit together and are offered.
   * What is sold out is no field error: they are answered with 409, since the buyer did nothing wrong.
   */
  check(shop: Own, order: Order): OrderErrors;
  isSoldOut(shop: Own, order: Order): boolean;
  /** The answer when another buyer was faster. */
  readonly soldOut: Text;
  /** What the order's price is made from. */
  price(shop: Own, order: Order): PricingInput;
  /** The plan whose stock an order takes. */
  plan(shop: Own, order: Order): { readonly id: number; readonly slug: string };
  trial(order: Order): Trial;
  /** Takes what there's only so much of. Returns false when not enough is left. */
  takeStock(tx: Db, order: Order, planId: number): Promise<boolean>;
  /** Address of the order page with the configuration of a purchase, whose services are given. */
  address(catalogue: Catalogue, purchase: PurchaseRow, ordered: [ServiceRow, ...ServiceRow[]]): string;
  /** What each service of the order is made of. Throws FieldError for what only the database knows. */
  service(tx: Db, shop: Own, order: Order, userId: number): Promise<ServiceMakeup>;
}

export type Trial = CommonSpec['trial'];

export type ServiceMakeup = Pick<typeof services.$inferInsert, 'kind' | 'locationId' | 'spec'>;
