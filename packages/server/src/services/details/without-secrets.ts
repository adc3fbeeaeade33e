import type { ServiceDetails } from '@hoster/contract';
import { redacted } from '@hoster/domain/network/redacted';

/** A service as staff see it in the account of a customer: without what opens it. */
export const withoutSecrets = ({
  access,
  dedicated,
  iso_url: image,
  vpn,
  ...details
}: ServiceDetails): ServiceDetails => ({
  ...details,
  access: { ...access, password: null, panel_url: null },
  dedicated: dedicated && { ...dedicated, ipmi_login: null, ipmi_password: null, rescue_url: null },
  iso_url: image && redacted(image),
  vpn: vpn && {
    ...vpn,
    devices: vpn.devices.map(({ id }) => ({ id, config: null, openvpn: null, login: null })),
  },
});
