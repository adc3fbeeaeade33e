import type { Message } from '../../i18n/translate.ts';
import type {
  LegalEntity,
  OrderBody,
  OrderPromo,
  OrderTax,
  PageContext,
  ProductLine,
  RentPeriod,
} from '@hoster/contract';
import type { OpenOffer, PricingInput, Visitor } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Language } from '../../platform/http/index.ts';
import type { AddressNeed, Catalogue } from '../../catalogue/index.ts';
import type { Placeholders } from '../../platform/documents/index.ts';
import type { PartName, PurchaseRow } from '../../billing/index.ts';
import type { Buyer } from '../orders/place/buyer.ts';
import type { CommonSpec } from '../orders/specification.ts';
import type { LineForm } from './line-form.ts';
import type { services, ServiceRow } from '../orders/tables.ts';

/** Errors of an order by field; those of `extra_services` are one level deeper. */
export type OrderErrors = Record<string, Message[] | Record<string, Message[]>>;

/**
 * A product line's shop as a buyer sees it now: data for checking and pricing orders, the same as on the order page.
 */
export interface Shop {
  readonly catalogue: Catalogue;
  readonly data: {
    readonly promo: OrderPromo | null;
    readonly tax: OrderTax;
    readonly rent_periods: readonly RentPeriod[];
  };
}

/** Request for the texts of a page. */
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
  /** Values of the other placeholders. */
  readonly values: Placeholders;
  /** Additional questions for its texts, generated from data. */
  readonly faq?: PageContext['faq'];
  /** Whether it's shown to this visitor: a regional rule. */
  readonly isShown: boolean;
}

/** Presentation of a product line to visitors before they order. */
interface LineOffer {
  /** One of its pages, by the name of its texts; null for a page of another line, or of none. */
  page(asked: PageAsked): Promise<LinePage | null>;
  /** What can be bought now, as far as a visitor may see it; without a visitor, all of it. */
  offers(db: Db, catalogue: Catalogue, visitor: Visitor | null): Promise<readonly OpenOffer[]>;
  /** Whether the catalogue has anything of it, be it sold out. */
  isOffered(catalogue: Catalogue): boolean;
  /** Whether it's shown to a visitor: a regional rule. */
  isShown(visitor: Visitor): boolean;
  /** Path of the page that lists what it sells. */
  readonly list: string;
  /** The product with a slug, with the path of its page; null when there's none. */
  sold(catalogue: Catalogue, slug: string, language: Language): { name: string; url: string } | null;
}

/**
 * Properties specific to a product line when it's shown and ordered. The rest of an order is the same for all lines.
 */
export interface OrderedLine<Order extends OrderBody, Own extends Shop> extends LineOffer {
  readonly line: ProductLine;
  /** Name of a plan in a line of an order, from the name it's priced under: "VPS NVMe 3". */
  label(plan: string, language: Language): string;
  /** How staff order it for a customer. */
  readonly form: LineForm<Order, Own>;
  /** Reads the shop. @param payer who is invoiced instead of the person */
  shop(
    context: Context,
    buyer: Buyer,
    language: Language,
    promoCode: string | undefined,
    payer: LegalEntity | null,
  ): Promise<Own>;
  /**
   * Checks of an order beyond its schema: whether the choices exist, are compatible and are offered. Sold-out items
   * aren't field errors but a 409, since the buyer did nothing wrong.
   */
  check(shop: Own, order: Order): OrderErrors;
  isSoldOut(shop: Own, order: Order): boolean;
  /** Error when another buyer was faster. */
  readonly soldOut: Message;
  /** Basis of the order's price. */
  price(shop: Own, order: Order): PricingInput;
  /** The plan whose stock an order takes. */
  plan(shop: Own, order: Order): { readonly id: number; readonly slug: string };
  trial(order: Order): Trial;
  /** Takes limited stock. Returns false when not enough is left. */
  reserveStock(tx: Db, order: Order, planId: number): Promise<boolean>;
  /** Addresses that a service is sold with; absent where it has none of its own. */
  addresses?(catalogue: Catalogue, service: Pick<ServiceRow, 'planId' | 'spec'>): AddressNeed[];
  /** Names of the parts of its price by their keys, unless the price has them in both languages. */
  partNames?(catalogue: Catalogue, service: Pick<ServiceRow, 'planId' | 'spec'>): PartName[];
  /** Returns the stock of a service that will not be set up, or has ended. */
  returnStock(tx: Db, service: ServiceRow): Promise<void>;
  /** Address of the order page with the configuration of a purchase, whose services are given. */
  address(catalogue: Catalogue, purchase: PurchaseRow, ordered: [ServiceRow, ...ServiceRow[]]): string;
  /** Specification of each service of the order. Throws FieldError for problems that only the database reveals. */
  service(tx: Db, shop: Own, order: Order, userId: number): Promise<OrderedService>;
}

export type Trial = CommonSpec['trial'];

export type OrderedService = Pick<typeof services.$inferInsert, 'kind' | 'locationId' | 'spec'>;

/** The product lines that are sold. The composition root names them. */
export type OrderedLines = Readonly<Record<ProductLine, OrderedLine<OrderBody, Shop>>>;

declare module '../../platform/context.ts' {
  interface Context {
    readonly lines: OrderedLines;
  }
}
