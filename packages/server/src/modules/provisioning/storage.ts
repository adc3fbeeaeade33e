import { setTimeout as wait } from 'node:timers/promises';
import { randomText } from '../../secrets.ts';
import { BuildError } from './provider.ts';

/** The storage that is asked for. */
export interface StorageRequest {
  readonly serviceId: number;
  readonly name: string;
  /** Short code of the location: `FRA1`. */
  readonly datacenter: string;
  readonly gigabytes: number;
}

/** A storage that can be reached. */
export interface BuiltStorage {
  readonly host: string;
  readonly login: string;
  readonly password: string;
}

/** What a storage is to be; `deleted` takes its files with it. */
export interface StorageState {
  readonly serviceId: number;
  readonly access: 'open' | 'closed' | 'deleted';
  readonly gigabytes: number;
}

/**
 * Where backups are kept. An answer takes 15 seconds at most. Asking twice for the same service gives the same host, or
 * changes nothing.
 */
export interface StorageProvider {
  create(request: StorageRequest): Promise<BuiltStorage>;
  apply(state: StorageState): Promise<void>;
}

/**
 * A storage provider that only pretends. Hosts are of a domain that is reserved for examples (RFC 2606). A name with
 * "fail-setup" in it never succeeds.
 * @param delayMilliseconds how long a storage takes
 */
export function pretendStorage(delayMilliseconds: number): StorageProvider {
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
