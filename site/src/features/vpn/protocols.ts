import type { VpnProtocol } from '@hoster/contract';

/** The names of the protocols are the same in every language. */
const NAMES: Readonly<Record<VpnProtocol, string>> = { wireguard: 'WireGuard', openvpn: 'OpenVPN', ikev2: 'IKEv2' };

/** "WireGuard, OpenVPN, IKEv2" */
export const protocolNames = (protocols: readonly VpnProtocol[]): string =>
  protocols.map((protocol) => NAMES[protocol]).join(', ');
