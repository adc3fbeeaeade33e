// The door of sandbox: other areas import nothing past it.
export { bankModule } from './bank/module.ts';
export { bankProvider } from './bank/provider.ts';
export { chainModule } from './chain/module.ts';
export { chainProvider } from './chain/provider.ts';
export { idpModule } from './idp/module.ts';
export { mockIdentityProviders } from './idp/providers.ts';
export { mockHosting } from './providers/hosting.ts';
export { mockHypervisor } from './providers/hypervisor.ts';
export { mockRack } from './providers/rack.ts';
export { mockStorage } from './providers/storage.ts';
export { mockVpn } from './providers/vpn.ts';
export { sandboxProvider } from './providers/sandbox.ts';
export type { Machines } from './providers/settings.ts';
export { viesModule } from './vies/module.ts';
