import type { ProductLine } from '@hoster/contract';

/** A part of a cart. Everything in it is from the catalogue. */
export interface CartItem {
  readonly line: ProductLine;
  /** Key of the plan that is ordered: `nvme-3`. */
  readonly plan: string;
  readonly kind: 'tariff' | 'extra' | 'license' | 'setup';
  /** Key of the part: of the plan, an extra or a licence. */
  readonly key: string;
  /** The catalogue's name, in the language of the page; the key where there's none. */
  readonly name: string;
  /** EUR, net, before discounts, of one unit: per month, or once where `months` is 0. */
  readonly price: number;
  /** Units of all items of the order. */
  readonly count: number;
  /** Months of the first term; 0 for what is charged once. */
  readonly months: number;
}

interface CartContent {
  readonly currency: 'EUR';
  /** EUR, net, before discounts: cost of the items in the first term. */
  readonly value: number;
  readonly items: readonly CartItem[];
}

/** A change of the configuration. */
export interface CartChange extends CartContent {
  readonly name: 'add_to_cart' | 'remove_from_cart';
}

/** The cart as a whole. */
export interface CartView extends CartContent {
  readonly name: 'view_cart' | 'begin_checkout';
  /** EUR, net: discount from the term and the promo code. */
  readonly discount: number;
}

export type CartEvent = CartChange | CartView;
