import { domainToUnicode } from 'node:url';
import type { DnsRecord } from '@hoster/contract';
import { isRunning } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { HostedOn, ServiceRow } from '../../sales/index.ts';
import { vhSpecOf } from './specification.ts';
import { type LineDetails, noDetails } from '../../services/index.ts';

/** A domain in Unicode: `xn--e1afmkfd.xn--p1ai` is shown as `пример.рф`. */
export const shownDomain = (domain: string): string => domainToUnicode(domain) || domain;

/** Details of a web hosting account besides those of all services; see `ServiceLine.details`. */
export function vhDetails(_context: Context, _catalogue: Catalogue, service: ServiceRow): LineDetails {
  const { domain, cms, php_version, disk_size, sites } = vhSpecOf(service);
  const place = isRunning(service.state) ? service.hostedOn : null;
  return {
    ...noDetails,
    panel_url: place?.panelUrl ?? null,
    web_hosting: {
      domain: domain === null ? null : shownDomain(domain),
      cms: cms && `${cms.name} ${cms.version}`,
      php_version,
      disk_size,
      sites,
      nameservers: place?.nameservers ?? [],
      records: place && service.host !== null && domain !== null ? recordsOf(domain, service.host, place) : [],
    },
  };
}

/**
 * DNS records that point a domain and its mail to an account. Names are fully qualified, in ASCII: a domain may be part
 * of a zone.
 */
const recordsOf = (domain: string, host: string, { ipv4, ipv6 }: HostedOn): DnsRecord[] => [
  { type: 'A', name: domain, value: ipv4 },
  { type: 'AAAA', name: domain, value: ipv6 },
  { type: 'CNAME', name: `www.${domain}`, value: domain },
  { type: 'MX', name: domain, value: `10 ${host}` },
  { type: 'TXT', name: domain, value: `v=spf1 a mx ~all` },
];
