import type { VpnProtocol } from '@hoster/contract';

/** Devices that a VPN connects. */
export const vpnDevices = 5;

/** What every server of the VPN speaks. */
export const vpnProtocols: VpnProtocol[] = ['wireguard', 'openvpn', 'ikev2'];

/** Days in which a VPN can be returned. */
export const vpnMoneyBackDays = 7;
