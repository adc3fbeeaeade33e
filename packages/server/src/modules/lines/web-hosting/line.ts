import type { VhOrder } from '@hoster/contract';
import { byId, vhPricing } from '@hoster/domain';
import { vhCapacityOf } from '../../catalogue/load.ts';
import type { OrderedLine } from '../../orders/line.ts';
import { vhAddress, vhSlug } from './address.ts';
import { checkVhOrder } from './check.ts';
import { createAccount, readyFacts } from './create-account.ts';
import { vhDetails } from './details.ts';
import { minVhPrice, vhOffer } from './offer.ts';
import { vhPage } from './pages.ts';
import { vhShop, type VhShop } from './shop.ts';
import { specOf } from './spec.ts';
import { returnAccount, takeAccounts } from './stock.ts';
import { vhTexts } from './texts.ts';
import { vhWords } from './words.ts';

const access = { on: 'open', off: 'closed', deleted: 'deleted' } as const;

/** Web hosting. */
export const webHostingLine: OrderedLine<VhOrder, VhShop> = {
  line: 'web_hosting',
  label: (plan, language) => `${language === 'ru' ? 'Хостинг' : 'Web hosting'} ${plan}`,
  words: vhWords,
  page: vhPage,
  minCents: async (db, catalogue, visitor) => {
    const lowest = minVhPrice(vhOffer(catalogue, await vhCapacityOf(db), visitor, 'en'));
    return lowest === null ? null : Math.round(lowest * 100);
  },
  isShown: () => true,
  shop: vhShop,
  check: checkVhOrder,
  isSoldOut: ({ capacity }, { count, location }) => (capacity.get(location) ?? 0) < count,
  soldOut: vhTexts.sold_out,
  price: ({ data }, order) => vhPricing(data, order),
  plan: planOf,
  trial: () => 'none',
  takeStock: (tx, { count, location }) => takeAccounts(tx, location, count),
  returnStock: returnAccount,
  tariff: ({ vhPlans }, { planId }) => ({ id: planId, name: byId(vhPlans, planId)?.name ?? '' }),
  details: vhDetails,
  build: createAccount,
  readyFacts,
  apply: ({ settings }, service, power) => settings.hosting.apply({ serviceId: service.id, access: access[power] }),
  address: vhAddress,
  service: async (_tx, shop, order) => ({
    kind: 'web_hosting',
    locationId: order.location,
    spec: specOf(shop, order),
  }),
};

function planOf({ data }: VhShop, { tariff }: VhOrder) {
  const plan = byId(data.tariffs, tariff);
  if (!plan) throw new Error(`There is no web hosting plan ${tariff}.`);
  return { id: plan.id, slug: vhSlug(plan.slug) };
}
