import type { OrderBody } from '@hoster/contract';
import { itemNames } from '@hoster/domain';
import type { Context } from '../../../platform/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Viewer } from '../../../identity/index.ts';
import type { Naming } from '../../../billing/index.ts';
import { giveAddresses, type LocationRow } from '../../../catalogue/index.ts';
import { mustSell } from '../../../settings/index.ts';
import type { OrderedLine, Shop } from '../../product-lines/ordered-line.ts';
import { orderTexts } from '../texts.ts';
import { soldOut, type Quote } from './quote.ts';
import { storeServices } from './store-services.ts';

/** Something ordered that is stored under a purchase. Its stock is already taken. */
interface Item<Order extends OrderBody, Own extends Shop> {
  readonly productLine: OrderedLine<Order, Own>;
  readonly order: Order;
  readonly quote: Pick<Quote<Own>, 'shop' | 'plan' | 'trial' | 'renewalCents'> & {
    /** Null: it renews at `renewalCents`, whatever the price of its plan. */
    readonly pricing: Quote<Own>['pricing'] | null;
  };
  /** Who it's for. */
  readonly viewer: Viewer;
  readonly purchaseId: number;
  readonly projectId: number;
  /** What is paid for it in EUR cents, tax included. */
  readonly paidCents: number;
}

/** What was stored. */
interface StoredItem {
  /** Of the services. */
  readonly ids: number[];
  readonly names: string[];
  /** Names for the lines of its price. */
  readonly naming: Omit<Naming, 'ratePercent'>;
}

/**
 * Stores the services of something ordered, with their addresses.
 * @throws FieldError for problems that only the database reveals, AppError 409 `orders_closed` and `sold_out`
 */
export async function storeItem<Order extends OrderBody, Own extends Shop>(
  context: Context,
  tx: Db,
  { productLine, order, quote, viewer, purchaseId, projectId, paidCents }: Item<Order, Own>,
): Promise<StoredItem> {
  const service = await productLine.service(tx, quote.shop, order, viewer.userId);
  const { locationId = null } = service;
  const { catalogue } = quote.shop;
  await mustSell(context, tx, productLine.line, placeIn(catalogue.locations, locationId));
  const sold = { planId: quote.plan.id, spec: service.spec };
  // By default, after the plan and the order.
  const names = itemNames(order.name || `${quote.plan.slug}-${purchaseId}`, order.count);
  const ids = await storeServices(tx, order, { viewer, quote, service, names, purchaseId, projectId, paidCents });
  const needs = productLine.addresses?.(catalogue, sold) ?? [];
  if (needs.length > 0 && locationId !== null) {
    const isEnough = await giveAddresses(tx, { locationId, needs, serviceIds: ids, now: context.clock.now() });
    if (!isEnough) throw soldOut({ soldOut: orderTexts.addresses });
  }
  const extras = [...catalogue.extras, ...(productLine.partNames?.(catalogue, sold) ?? [])];
  return { ids, names, naming: { label: productLine.label, trial: quote.trial, extras } };
}

/** Short code of a data centre, as providers are named by it; null for a service that isn't in one. */
function placeIn(locations: readonly LocationRow[], id: number | null): string | null {
  const found = locations.find((one) => one.id === id);
  return found ? (found.datacenter ?? found.slug) : null;
}
