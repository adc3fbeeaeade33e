import { boughtNothing, type CommonSpec } from '../../sales/index.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { VhOrder } from '@hoster/contract';
import { byId, cmsOf, readDomainName, recommendedPhp } from '@hoster/domain';
import type { VhShop } from './shop.ts';

/** Specification of an ordered web hosting account. `disk_size` in GB, `sites` null for any number. */
export type VhSpec = CommonSpec & {
  /** ASCII form; null: it's added later. */
  domain: string | null;
  /** Installed system, by its name at the time of the order; null for nothing. */
  cms: { slug: string; name: string; version: string } | null;
  php_version: string;
  disk_size: number;
  sites: number | null;
};

const isVhSpec = (spec: CommonSpec): spec is VhSpec => 'php_version' in spec;

/** Specification of an ordered web hosting account. @throws Error for a service of another line */
export function vhSpecOf({ spec }: { readonly spec: CommonSpec }): VhSpec {
  if (!isVhSpec(spec)) throw new Error('The service isn’t a web hosting account.');
  return spec;
}

/** Returns the specification of an account of an order, which has been checked. */
export function specOf({ data }: VhShop, order: VhOrder): VhSpec {
  const tariff = byId(data.tariffs, order.tariff);
  if (!tariff) throw new Error(`There is no web hosting plan ${order.tariff}.`);
  const system = cmsOf(data, order.cms);
  const version = order.php_version ?? recommendedPhp(data, tariff, system);
  if (version === null) throw new Error(`No PHP version suits ${order.cms}.`);
  return {
    domain: order.domain === null ? null : readDomainName(order.domain),
    cms: system ? { slug: system.slug, name: system.name, version: system.version } : null,
    php_version: version,
    disk_size: tariff.disk_size,
    sites: tariff.sites,
    trial: 'none',
    extra_services: order.extra_services,
  };
}

/** Specification of an account that was taken over: the size of its plan, and the PHP version that new accounts get. */
export function adoptedVh({ everyPlan, phpVersions }: Catalogue, planId: number, domain: string | null): VhSpec | null {
  const plan = byId(everyPlan.web_hosting, planId);
  const php = phpVersions.find(({ isDefault }) => isDefault) ?? phpVersions[0];
  return plan
    ? {
        domain,
        cms: null,
        php_version: php?.version ?? '',
        disk_size: plan.diskSize,
        sites: plan.sites,
        ...boughtNothing,
      }
    : null;
}
