import { createHash } from 'node:crypto';
import { randomText } from '../../platform/index.ts';
import type { StorageProvider } from './storage-machine.ts';
import { BuildError } from './machine.ts';

/**
 * A simulated storage provider. Hosts are of a domain that is reserved for examples (RFC 2606). A name with
 * "fail-setup" in it never succeeds.
 */
export function mockStorage(): StorageProvider {
  return {
    create: async ({ serviceId, name, datacenter }) => {
      if (name.includes('fail-setup')) throw new BuildError(`No volume could be made for "${name}"`);
      const login = `u${serviceId}`;
      return {
        host: `${login}.${datacenter.toLowerCase()}.backup.example`,
        login,
        password: randomText(16),
        hostKey: hostKeyOf(datacenter),
      };
    },
    apply: async () => undefined,
  };
}

/** One for each data centre, as if one machine had all its storages. */
const hostKeyOf = (datacenter: string): string =>
  `SHA256:${createHash('sha256').update(`storage ${datacenter}`).digest('base64').slice(0, 43)}`;
