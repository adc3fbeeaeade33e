import { defineMessage } from '@formatjs/intl';
import { translate } from '../../i18n/translate.ts';
import type { VhOrder } from '@hoster/contract';
import { linePages, byId, vhPricing } from '@hoster/domain';
import { and, eq, notInArray, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { FieldError } from '../../platform/http/index.ts';
import { vhCapacityOf } from '../../catalogue/index.ts';
import type { Line } from '../line.ts';
import { hostingSteps } from './first-steps.ts';
import { services } from '../../sales/index.ts';
import { vhAddress, vhSlug } from './address.ts';
import { checkVhOrder } from './check.ts';
import { vhForm } from './form.ts';
import { vhDetails } from './details.ts';
import { vhOffer, vhOffers } from './offer.ts';
import { vhPage } from './pages.ts';
import { vhShop, type VhShop } from './shop.ts';
import { adoptedVh, specOf, vhSpecOf } from './specification.ts';
import { returnAccount, reserveAccounts } from './stock.ts';
import { vhTexts } from './texts.ts';
import { readyFacts, wantedAccount } from './wanted.ts';
import { vhUpgrades } from './upgrades.ts';
import { vhWords } from './words.ts';

const planLabel = defineMessage({
  id: 'products.web-hosting.plan-label',
  defaultMessage: 'Web hosting {plan}',
  description: 'Name of a plan in an order or invoice',
});

const vhList = linePages.web_hosting;

/** Web hosting. */
export const webHostingLine: Line<VhOrder, VhShop> = {
  line: 'web_hosting',
  label: (plan, language) => translate(language, planLabel, { plan }),
  words: vhWords,
  page: vhPage,
  offers: async (db, catalogue, visitor) => vhOffers(vhOffer(catalogue, await vhCapacityOf(db), visitor, 'en')),
  isOffered: ({ vhPlans }) => vhPlans.length > 0,
  isShown: () => true,
  list: vhList,
  sold: ({ vhPlans }, slug) => {
    const plan = vhPlans.find((row) => row.slug === slug);
    return plan ? { name: plan.name, url: `${vhList}${slug}/` } : null;
  },
  form: vhForm,
  shop: vhShop,
  check: checkVhOrder,
  isSoldOut: ({ capacity }, { count, location }) => (capacity.get(location) ?? 0) < count,
  soldOut: vhTexts.sold_out,
  price: ({ data }, order) => vhPricing(data, order),
  plan: planOf,
  trial: () => 'none',
  reserveStock: (tx, { count, location }) => reserveAccounts(tx, location, count),
  returnStock: returnAccount,
  tariff: ({ everyPlan }, { planId }) => ({ id: planId, name: byId(everyPlan.web_hosting, planId)?.name ?? '' }),
  details: vhDetails,
  allowance: ({ everyPlan }, service) => ({
    disk: vhSpecOf(service).disk_size,
    traffic: byId(everyPlan.web_hosting, service.planId)?.traffic ?? null,
  }),
  adopted: adoptedVh,
  wanted: wantedAccount,
  firstSteps: () => hostingSteps,
  readyFacts,
  upgrades: vhUpgrades,
  address: vhAddress,
  async service(tx, shop, order) {
    const spec = specOf(shop, order);
    if (spec.domain !== null && (await isTaken(tx, spec.domain)))
      throw new FieldError({ domain: [vhTexts.domain_taken] });
    return { kind: 'web_hosting', locationId: order.location, spec };
  },
};

/** Whether a live account has the domain. The index `services_domain` prevents duplicates by simultaneous orders. */
async function isTaken(tx: Db, domain: string): Promise<boolean> {
  const [taken] = await tx
    .select({ id: services.id })
    .from(services)
    .where(
      and(
        eq(services.kind, 'web_hosting'),
        notInArray(services.state, ['canceled', 'failed_setup']),
        sql`${services.spec} ->> 'domain' = ${domain}`,
      ),
    )
    .limit(1);
  return taken !== undefined;
}

function planOf({ data }: VhShop, { tariff }: VhOrder) {
  const plan = byId(data.tariffs, tariff);
  if (!plan) throw new Error(`There is no web hosting plan ${tariff}.`);
  return { id: plan.id, slug: vhSlug(plan.slug) };
}
