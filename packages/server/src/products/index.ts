// The door of products: other areas import nothing past it.
export type { StorageProvider } from './backup/storage-provider.ts';
export { serverAlertsModule } from './dedicated/alerts/module.ts';
export { dsOffers } from './dedicated/offers/tables.ts';
export type { RackProvider } from './dedicated/rack.ts';
export { productLines } from './lines.ts';
export { productsModule } from './module.ts';
export { vpnMoneyBackDays } from './vpn/terms.ts';
export type { VpnProvider } from './vpn/vpn-provider.ts';
export { wireguardKeyPair } from './vpn/wireguard-keys.ts';
export type { Hypervisor } from './vps/hypervisor.ts';
export { vpsLine } from './vps/line.ts';
export type { VpsSpec } from './vps/specification.ts';
export type { HostingProvider } from './web-hosting/hosting-provider.ts';
export { webHostingLine } from './web-hosting/line.ts';
export type { VhSpec } from './web-hosting/specification.ts';
