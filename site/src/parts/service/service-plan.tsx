import type { Service, ProductLine } from '@hoster/contract';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';

const kinds: Readonly<Record<ProductLine, MessageDescriptor>> = defineMessages({
  vps: { id: 'account.kind.vps', defaultMessage: 'VPS', description: 'Kind of a service' },
  web_hosting: { id: 'account.kind.web-hosting', defaultMessage: 'Web hosting', description: 'Kind of a service' },
  dedicated: { id: 'account.kind.dedicated', defaultMessage: 'Dedicated server', description: 'Kind of a service' },
  backup: { id: 'account.kind.backup', defaultMessage: 'Backup storage', description: 'Kind of a service' },
  vpn: { id: 'account.kind.vpn', defaultMessage: 'VPN', description: 'Kind of a service' },
});

/** Product line and plan of a service: "VPS NVMe 3". */
export const ServicePlan = ({ service: { kind, tariff } }: { service: Pick<Service, 'kind' | 'tariff'> }) => (
  <span>
    <FormattedMessage {...kinds[kind]} /> {tariff.name}
  </span>
);
