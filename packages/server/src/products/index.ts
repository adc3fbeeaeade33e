// The door of products: other areas import nothing past it.
export { serverAlertsModule } from './dedicated/alerts/module.ts';
export { dsOffers } from './dedicated/offers/tables.ts';
export { productLines } from './lines.ts';
export { productsModule } from './module.ts';
export { stockNoticesModule } from './stock-notices/module.ts';
export { vpnMoneyBackDays } from './vpn/terms.ts';
export { wireguardKeyPair } from './vpn/wireguard-keys.ts';
export { vpsLine } from './vps/line.ts';
export type { VpsSpec } from './vps/specification.ts';
export { webHostingLine } from './web-hosting/line.ts';
export type { VhSpec } from './web-hosting/specification.ts';
