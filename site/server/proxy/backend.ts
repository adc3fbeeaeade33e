import { type BackendOptions, createBackend, ownOrigin, readIntegrations } from '@hoster/server';
import type { SiteConfig } from '../config.ts';

/** The embedded backend: database, jobs and all calls in this process. The only production file that loads all of the package. */
export const openBackend = (config: SiteConfig) => createBackend(backendOptions(config));

/** Options of the embedded backend. */
export function backendOptions(config: SiteConfig): BackendOptions {
  // Bypasses TLS and the balancer, which the bank in this process doesn't need.
  const callbackOrigin = ownOrigin(config.host, config.port);
  return {
    dataDir: config.dataDir,
    publicOrigin: config.publicOrigin,
    knownHosts: config.knownHosts,
    cookieDomain: config.cookieDomain,
    edgeCountryHeader: config.edgeCountryHeader,
    trustProxy: config.trustProxy,
    smtpUrl: config.smtpUrl,
    localServiceHost: config.localServiceHost,
    seed: config.seed,
    demo: config.demo,
    providerOf: config.providerOf,
    ...readIntegrations(config.integrations),
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    ...(callbackOrigin !== null && { callbackOrigin }),
    ...(config.databaseUrl && { databaseUrl: config.databaseUrl }),
    ...(config.secretKey && { secretKey: config.secretKey }),
  };
}

export type EmbeddedBackend = Awaited<ReturnType<typeof openBackend>>;
