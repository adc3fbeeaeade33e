import type { Service, ProductLine } from '@hoster/contract';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';

/** Names of the product lines. */
export const kindWords: Readonly<Record<ProductLine, MessageDescriptor>> = defineMessages({
  vps: { id: 'account.kind.vps', defaultMessage: 'VPS' },
  web_hosting: { id: 'account.kind.web-hosting', defaultMessage: 'Web hosting' },
  dedicated: { id: 'account.kind.dedicated', defaultMessage: 'Dedicated server' },
  backup: { id: 'account.kind.backup', defaultMessage: 'Backup storage' },
  vpn: { id: 'account.kind.vpn', defaultMessage: 'VPN' },
});

/** Product line and plan of a service: "VPS NVMe 3". */
export const ServicePlan = ({ service: { kind, tariff } }: { service: Pick<Service, 'kind' | 'tariff'> }) => (
  <span>
    <FormattedMessage {...kindWords[kind]} /> {tariff.name}
  </span>
);
