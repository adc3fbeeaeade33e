import type { LegalEntity, OrderBody, OrderPromo, ProductLine, VpsOrderContext } from '@hoster/contract';
import type { PricingInput } from '@hoster/domain';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import type { Language, Text } from '../../http/language.ts';
import type { Catalogue, Stock } from '../catalogue/load.ts';
import type { Buyer } from './buyer.ts';
import type { services, PurchaseRow, ServiceRow } from './tables.ts';

/** Errors of an order by field; those of `extra_services` are one level deeper. */
export type OrderErrors = Record<string, Text[] | Record<string, Text[]>>;

/** A product line's shop as a buyer sees it now: what orders are checked and priced with, as the order page was. */
export interface Shop {
  readonly catalogue: Catalogue;
  readonly stock: Stock;
  readonly data: { readonly promo: OrderPromo | null; readonly tax: VpsOrderContext['tax'] };
}

/** What a product line's orders have of their own. Everything else about an order is the same for all lines. */
export interface OrderedLine<Order extends OrderBody, Own extends Shop> {
  readonly line: ProductLine;
  /** Stands before the name of a plan in order lines: "VPS". */
  readonly label: string;
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
   * Sold-out plans are no field error: they are answered with 409, since the buyer did nothing wrong.
   */
  check(shop: Own, order: Order): OrderErrors;
  isSoldOut(shop: Own, order: Order): boolean;
  /** What the order's price is made from. */
  price(shop: Own, order: Order): PricingInput;
  /** The plan whose stock an order takes. */
  plan(shop: Own, order: Order): { readonly id: number; readonly slug: string };
  trial(order: Order): Trial;
  /** Takes what there's only so much of. Returns false when not enough is left. */
  takeStock(tx: Db, order: Order, planId: number): Promise<boolean>;
  /** Gives back what a service took that will not be set up, or has ended. */
  returnStock(tx: Db, service: ServiceRow): Promise<void>;
  /** Address of the order page with the configuration of a purchase, whose services are given. */
  address(catalogue: Catalogue, purchase: PurchaseRow, ordered: [ServiceRow, ...ServiceRow[]]): string;
  /** What each service of the order is made of. Throws FieldError for what only the database knows. */
  service(tx: Db, shop: Own, order: Order, userId: number): Promise<ServiceMakeup>;
}

export type Trial = 'none' | 'free' | 'paid';

export type ServiceMakeup = Pick<typeof services.$inferInsert, 'kind' | 'locationId' | 'spec'>;
