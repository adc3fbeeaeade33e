import { cmsOf, orderSearch, recommendedPhp, writeVhQuery, type VhChoice } from '@hoster/domain';
import type { Catalogue } from '../../catalogue/index.ts';
import { locationOf, orderedAs, type ServiceRow } from '../../sales/index.ts';
import { presentSoftware } from './offer.ts';
import { vhSpecOf, type VhSpec } from './specification.ts';
import type { PurchaseRow } from '../../billing/index.ts';

/** Default name of accounts: `hosting-basic`. */
export const vhSlug = (plan: string): string => `hosting-${plan}`;

/** Address of the order page with the configuration of a purchase; see `OrderedLine.address`. */
export function vhAddress(catalogue: Catalogue, purchase: PurchaseRow, ordered: [ServiceRow, ...ServiceRow[]]): string {
  const [first] = ordered;
  const plan = catalogue.vhPlans.find(({ id }) => id === first.planId);
  if (!plan) return '/web-hosting/';
  const spec = vhSpecOf(first);
  const choice: VhChoice = {
    tariff: plan.id,
    location: locationOf(first),
    domain: spec.domain,
    cms: spec.cms?.slug ?? null,
    php_version: chosenPhp(catalogue, spec),
    ...orderedAs(purchase, ordered, vhSlug(plan.slug)),
  };
  // The page of a plan starts with that plan and nothing installed; everything else is put into the address.
  const nothing: VhChoice = {
    tariff: plan.id,
    location: -1,
    domain: null,
    cms: null,
    php_version: null,
    rent_period: -1,
    count: -1,
  };
  return `/web-hosting/${plan.slug}/${orderSearch(Object.fromEntries(writeVhQuery(choice, nothing)))}`;
}

/** The chosen PHP version; null for the recommended one, which changes with the system. */
function chosenPhp(catalogue: Catalogue, { cms, php_version: version }: VhSpec): string | null {
  const software = presentSoftware(catalogue);
  const all = { php_versions: software.php_versions.map((one) => one.version) };
  return version === recommendedPhp(software, all, cmsOf(software, cms?.slug ?? null)) ? null : version;
}
