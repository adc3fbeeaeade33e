import type { VpsOrder } from '@hoster/contract';
import { byId, findProblems, vpsPricing } from '@hoster/domain';
import type { OrderedLine } from '../../orders/line.ts';
import { vpsAddress } from './address.ts';
import { checkVpsOrder, customStock } from './check.ts';
import { vpsShop, type VpsShop } from './shop.ts';
import { specOf } from './spec.ts';
import { returnStock, takeStock } from './stock.ts';

/** Orders of virtual servers. */
export const vpsLine: OrderedLine<VpsOrder, VpsShop> = {
  line: 'vps',
  label: 'VPS',
  shop: vpsShop,
  check: checkVpsOrder,
  isSoldOut,
  price: ({ data }, order) => vpsPricing(data, order),
  plan: planOf,
  trial: ({ trial }) => trial,
  takeStock: (tx, { location, count }, planId) => takeStock(tx, planId, location, count),
  returnStock,
  address: vpsAddress,
  service: async (tx, shop, order, userId) => ({
    kind: 'vps',
    locationId: order.location,
    spec: await specOf(tx, shop, order, userId),
  }),
};

function planOf({ catalogue }: VpsShop, { tariff }: VpsOrder) {
  const plan = catalogue.plans.find((row) => (tariff === null ? row.isCustom : row.id === tariff));
  if (!plan) throw new Error(`The catalogue has no plan ${tariff ?? 'of a custom size'}.`);
  return plan;
}

function isSoldOut(shop: VpsShop, order: VpsOrder): boolean {
  if (order.configuration !== null) return (customStock(shop, order.location) ?? 0) < order.count;
  if (findProblems(shop.data, order).some(({ code }) => code === 'sold_out')) return true;
  const plan = byId(shop.data.tariffs, order.tariff);
  return (plan && (shop.stock.get(plan.id)?.get(order.location) ?? 0) < order.count) ?? true;
}
