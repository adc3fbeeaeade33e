import type { VpnProtocol } from '@hoster/contract';

/** Devices that a VPN connects. */
export const vpnDevices = 5;

/** The protocols of every VPN server. */
export const vpnProtocols: VpnProtocol[] = ['wireguard', 'openvpn', 'ikev2'];

/** Days in which a VPN can be returned. */
export const vpnMoneyBackDays = 7;
