import type { DsOrder } from '@hoster/contract';
import { linePages, dsPricing } from '@hoster/domain';
import { dsStockOf } from '../../catalogue/dedicated-load.ts';
import type { OrderedLine } from '../../orders/line.ts';
import { dsAddress } from './address.ts';
import { partNamesOf } from './built-hardware.ts';
import { checkDsOrder, offerInOrder } from './check.ts';
import { deliverServer } from './deliver.ts';
import { dsDetails } from './details.ts';
import { everything, minDsCents, planBySlug } from './listed.ts';
import { dsPage } from './pages.ts';
import { dataOf, dsShop, planOf, type DsShop } from './shop.ts';
import { dsSpecFor } from './spec.ts';
import { returnServer, takeServers } from './stock.ts';
import { dsTexts } from './texts.ts';
import { dsWords } from './words.ts';

const dsList = linePages.dedicated;

/** Dedicated servers. */
export const dedicatedLine: OrderedLine<DsOrder, DsShop> = {
  line: 'dedicated',
  label: (plan, language) => `${language === 'ru' ? 'Выделенный сервер' : 'Dedicated server'} ${plan}`,
  words: dsWords,
  page: dsPage,
  minCents: async (db, catalogue) => minDsCents(everything(catalogue), await dsStockOf(db, catalogue.dedicated)),
  isShown: () => true,
  list: dsList,
  sold: ({ dedicated }, slug) => {
    const plan = planBySlug(dedicated, slug);
    return plan ? { name: plan.name, url: `${dsList}${slug}/` } : null;
  },
  shop: dsShop,
  check: checkDsOrder,
  isSoldOut: (shop, { location, tariff }) => {
    const { id, isOnOrder } = planOf(shop, tariff);
    // `takeStock` checks whether there are enough for several.
    return !isOnOrder && (shop.stock.get(id)?.get(location) ?? 0) <= 0;
  },
  soldOut: dsTexts.sold_out,
  price: (shop, order) => dsPricing(dataOf(shop, planOf(shop, order.tariff), offerInOrder(shop, order)), order),
  plan: (shop, { tariff }) => planOf(shop, tariff),
  trial: () => 'none',
  takeStock: takeServers,
  returnStock: returnServer,
  tariff: ({ everyPlan }, { planId }) => ({
    id: planId,
    name: everyPlan.dedicated.find(({ id }) => id === planId)?.name ?? '',
  }),
  details: dsDetails,
  partNames: partNamesOf,
  build: deliverServer,
  apply: ({ settings }, service, power) => settings.rack.apply({ serviceId: service.id, power }),
  address: dsAddress,
  service: async (tx, shop, order, userId) => ({
    kind: 'dedicated',
    locationId: order.location,
    spec: await dsSpecFor(tx, shop, order, userId),
  }),
};
