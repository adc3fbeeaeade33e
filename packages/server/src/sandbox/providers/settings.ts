import type { HostingProvider } from './hosting-machine.ts';
import type { Hypervisor } from './hypervisor-machine.ts';
import type { RackProvider } from './rack-machine.ts';
import type { StorageProvider } from './storage-machine.ts';
import type { VpnProvider } from './vpn-machine.ts';

/** The simulated machine rooms, one for each line. */
export interface Machines {
  readonly hypervisor: Hypervisor;
  readonly rack: RackProvider;
  readonly hosting: HostingProvider;
  readonly storage: StorageProvider;
  readonly vpn: VpnProvider;
}

declare module '../../platform/settings.ts' {
  interface Settings {
    readonly machines: Machines;
    /** How long the sandbox takes for a piece of work. */
    readonly sandboxMilliseconds: number;
  }
}
