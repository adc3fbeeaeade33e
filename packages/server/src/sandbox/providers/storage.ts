import { setTimeout as wait } from 'node:timers/promises';
import { randomText } from '../../platform/index.ts';
import type { StorageProvider } from '../../products/index.ts';
import { BuildError } from '../../services/index.ts';

/**
 * A simulated storage provider. Hosts are of a domain that is reserved for examples (RFC 2606). A name with
 * "fail-setup" in it never succeeds.
 * @param delayMilliseconds how long a storage takes
 */
export function mockStorage(delayMilliseconds: number): StorageProvider {
  return {
    create: async ({ serviceId, name, datacenter }) => {
      if (delayMilliseconds > 0) await wait(delayMilliseconds);
      if (name.includes('fail-setup')) throw new BuildError(`No volume could be made for "${name}"`);
      const login = `u${serviceId}`;
      return { host: `${login}.${datacenter.toLowerCase()}.backup.example`, login, password: randomText(16) };
    },
    apply: async () => undefined,
  };
}
