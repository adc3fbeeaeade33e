/** Request for a storage. */
export interface StorageRequest {
  readonly serviceId: number;
  readonly name: string;
  /** Short code of the location: `FRA1`. */
  readonly datacenter: string;
  readonly gigabytes: number;
}

/** A created storage, with its access data. */
export interface BuiltStorage {
  readonly host: string;
  readonly login: string;
  readonly password: string;
  /** Fingerprint of the SSH host key of the machine that it's on. */
  readonly hostKey: string;
}

/** Desired state of a storage; `deleted` also deletes its files. */
export interface StorageState {
  readonly serviceId: number;
  readonly access: 'open' | 'closed' | 'deleted';
  readonly gigabytes: number;
}

/**
 * Provider of backup storage. A response takes 15 seconds at most. A repeated request for the same service returns the
 * same host, or changes nothing.
 */
export interface StorageProvider {
  create(request: StorageRequest): Promise<BuiltStorage>;
  apply(state: StorageState): Promise<void>;
}
