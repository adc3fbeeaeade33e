import { defineMessage } from '@formatjs/intl';
import { translate } from '../../i18n/translate.ts';
import type { DsOrder } from '@hoster/contract';
import { linePages, dsPricing } from '@hoster/domain';
import { dsStockOf } from '../../catalogue/index.ts';
import type { Line } from '../line.ts';
import { serverAccess } from '../server-access.ts';
import { dsAddress } from './address.ts';
import { dsAddresses } from './addresses.ts';
import { partNamesOf } from './delivery/built-hardware.ts';
import { checkDsOrder, offerInOrder } from './check.ts';
import { dsForm } from './form.ts';
import { storeConsole, wantedDedicated } from './delivery/wanted.ts';
import { adoptedDs, dsSpecOf, dsSpecFor } from './specification.ts';
import { answersInWords } from './survey.ts';
import { dsAllowance } from './allowance.ts';
import { deliveryUntil, dsDetails } from './details.ts';
import { everything, dsOffers } from './list/listed.ts';
import { planBySlug } from './configuration.ts';
import { dsPage } from './list/pages.ts';
import { dsReinstall } from './reinstall.ts';
import { dataOf, dsShop, planOf, type DsShop } from './shop.ts';
import { returnServer, reserveServers } from './stock.ts';
import { dsTexts } from './texts.ts';
import { dsWords } from './words.ts';

const planLabel = defineMessage({
  id: 'products.dedicated.plan-label',
  defaultMessage: 'Dedicated server {plan}',
  description: 'Name of a plan in an order or invoice',
});

const dsList = linePages.dedicated;

/** Dedicated servers. */
export const dedicatedLine: Line<DsOrder, DsShop> = {
  line: 'dedicated',
  label: (plan, language) => translate(language, planLabel, { plan }),
  words: dsWords,
  page: dsPage,
  offers: async (db, catalogue) => dsOffers(everything(catalogue), await dsStockOf(db, catalogue.dedicated)),
  isOffered: ({ dedicated }) => dedicated.plans.length > 0,
  isShown: () => true,
  list: dsList,
  sold: ({ dedicated }, slug) => {
    const plan = planBySlug(dedicated, slug);
    return plan ? { name: plan.name, url: `${dsList}${slug}/` } : null;
  },
  form: dsForm,
  shop: dsShop,
  check: checkDsOrder,
  isSoldOut: (shop, { location, tariff }) => {
    const { id, isOnOrder } = planOf(shop, tariff);
    // `reserveStock` checks whether there are enough for several.
    return !isOnOrder && (shop.stock.get(id)?.get(location) ?? 0) <= 0;
  },
  soldOut: dsTexts.sold_out,
  price: (shop, order) => dsPricing(dataOf(shop, planOf(shop, order.tariff), offerInOrder(shop, order)), order),
  plan: (shop, { tariff }) => planOf(shop, tariff),
  trial: () => 'none',
  reserveStock: reserveServers,
  returnStock: returnServer,
  addresses: dsAddresses,
  tariff: ({ everyPlan }, { planId }) => ({
    id: planId,
    name: everyPlan.dedicated.find(({ id }) => id === planId)?.name ?? '',
  }),
  details: dsDetails,
  partNames: partNamesOf,
  allowance: dsAllowance,
  adopted: adoptedDs,
  wanted: wantedDedicated,
  store: storeConsole,
  deliveryUntil,
  reinstall: dsReinstall,
  staffNotes: (service, language) => answersInWords(dsSpecOf(service).survey, language),
  ...serverAccess,
  address: dsAddress,
  service: async (tx, shop, order, userId) => ({
    kind: 'dedicated',
    locationId: order.location,
    spec: await dsSpecFor(tx, shop, order, userId),
  }),
};
