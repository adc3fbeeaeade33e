import type { VpsOrder } from '@hoster/contract';
import { linePages, byId, findProblems, vpsPricing } from '@hoster/domain';
import { type Catalogue, vpsOffers, stockOf } from '../../catalogue/index.ts';
import type { Line } from '../line.ts';
import { orderTexts, type ServiceRow } from '../../sales/index.ts';
import { vpsAddress } from './address.ts';
import { vpsAddresses } from './addresses.ts';
import { checkVpsOrder, customStock } from './check.ts';
import { vpsForm } from './form.ts';
import { vpsAllowance } from './allowance.ts';
import { vpsDetails } from './details.ts';
import { vpsPage } from './pages.ts';
import { vpsShop, type VpsShop } from './shop.ts';
import { vpsReinstall } from './reinstall.ts';
import { adoptedVps, specOf } from './specification.ts';
import { vpsSnapshots } from './snapshots.ts';
import { serverAccess } from '../server-access.ts';
import { returnStock, reserveStock } from './stock.ts';
import { vpsUpgrades } from './upgrades.ts';
import { wantedServer } from './wanted.ts';
import { vpsWords } from './words.ts';

const vpsList = linePages.vps;

/** Virtual servers. */
export const vpsLine: Line<VpsOrder, VpsShop> = {
  line: 'vps',
  label: (plan) => `VPS ${plan}`,
  words: vpsWords,
  page: vpsPage,
  offers: async (db, catalogue) => vpsOffers(catalogue, await stockOf(db)),
  isOffered: ({ plans }) => plans.length > 0,
  isShown: () => true,
  list: vpsList,
  sold: ({ plans }, slug) => {
    const plan = plans.find((row) => row.slug === slug);
    return plan ? { name: plan.name, url: `${vpsList}${slug}/` } : null;
  },
  form: vpsForm,
  shop: vpsShop,
  check: checkVpsOrder,
  isSoldOut,
  soldOut: orderTexts.soldOut,
  price: ({ data }, order) => vpsPricing(data, order),
  plan: planOf,
  trial: ({ trial }) => trial,
  reserveStock: (tx, { location, count }, planId) => reserveStock(tx, planId, location, count),
  returnStock,
  addresses: vpsAddresses,
  tariff: tariffOf,
  details: vpsDetails,
  allowance: vpsAllowance,
  adopted: adoptedVps,
  wanted: wantedServer,
  reinstall: vpsReinstall,
  snapshots: vpsSnapshots,
  upgrades: vpsUpgrades,
  ...serverAccess,
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

function tariffOf({ everyPlan }: Catalogue, { planId }: ServiceRow) {
  const plan = byId(everyPlan.vps, planId);
  return { id: plan && !plan.isCustom ? plan.id : null, name: plan?.name ?? '' };
}

function isSoldOut(shop: VpsShop, order: VpsOrder): boolean {
  if (order.configuration !== null) return (customStock(shop, order.location) ?? 0) < order.count;
  if (findProblems(shop.data, order).some(({ code }) => code === 'sold_out')) return true;
  const plan = byId(shop.data.tariffs, order.tariff);
  return (plan && (shop.stock.get(plan.id)?.get(order.location) ?? 0) < order.count) ?? true;
}
