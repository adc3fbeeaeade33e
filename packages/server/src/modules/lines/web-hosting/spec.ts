import type { VhOrder } from '@hoster/contract';
import { byId, cmsOf, readDomainName, recommendedPhp } from '@hoster/domain';
import type { VhShop } from './shop.ts';
import type { VhSpec } from './vh-spec.ts';

/** What an account of an order consists of. The order is checked already. */
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
