import type { VpnProtocol } from '@hoster/contract';

/** Number of devices that a VPN connects. */
export const vpnDevices = 5;

/** The protocols of every VPN server. */
export const vpnProtocols: VpnProtocol[] = ['wireguard', 'openvpn', 'ikev2'];

/** Days within which a VPN is refunded. */
export const vpnMoneyBackDays = 7;
