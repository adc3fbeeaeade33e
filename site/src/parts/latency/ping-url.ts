import type { Location } from '@hoster/contract';

/**
 * Address for measuring the latency of a data centre: its test host, or the simulated one of a demo; null where there's
 * neither. Hosts must be in PING_HOSTS.
 */
export function pingUrl({ slug, ping_host: host, test_is_sample: isSample }: Location): string | null {
  if (host) return `https://${host}/ping`;
  return isSample ? `/my/api/sample-ping/${slug}/` : null;
}
