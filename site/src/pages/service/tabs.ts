import type { ServiceDetails } from '@hoster/contract';

/** Parts of a service’s page, in their order. */
const serviceTabs = ['overview', 'access', 'network', 'snapshots', 'billing', 'danger'] as const;
export type ServiceTab = (typeof serviceTabs)[number];

/** The part that an address asks for; the first one by default. */
export const tabIn = (url: URL): ServiceTab => {
  const wanted = url.searchParams.get('tab');
  return serviceTabs.find((tab) => tab === wanted) ?? 'overview';
};

/** Address of a part. */
export const tabHref = (id: number, tab: ServiceTab): string =>
  tab === 'overview' ? `/my/services/${id}/` : `/my/services/${id}/?tab=${tab}`;

/**
 * Parts that a service has: one that never ran has no login, one without addresses of its own no network, one whose provider has none no snapshots. Who may not
 * change services sees no part that only cancels one.
 */
export function tabsOf(
  { status, ips, kind, operations }: Pick<ServiceDetails, 'status' | 'ips' | 'kind' | 'operations'>,
  mayChange = true,
): readonly ServiceTab[] {
  return serviceTabs.filter((tab) => {
    if (tab === 'access') return status === 'active' || status === 'failed_renew';
    if (tab === 'network') return ips.length > 0 && kind !== 'web_hosting' && kind !== 'vpn';
    if (tab === 'snapshots') return operations.snapshots !== null;
    if (tab === 'danger') return mayChange && status !== 'canceled';
    return true;
  });
}
