import { createBackend } from '@hoster/server';
import type { Settings } from './config.ts';

/** The embedded backend: database, jobs and all calls in this process. The only file that knows the package. */
export function openBackend(config: Settings) {
  return createBackend({
    dataDir: config.dataDir,
    publicOrigin: config.publicOrigin,
    knownHosts: config.knownHosts,
    cookieDomain: config.cookieDomain,
    edgeCountryHeader: config.edgeCountryHeader,
    trustProxy: config.trustProxy,
    smtpUrl: config.smtpUrl,
    localServiceHost: config.localServiceHost,
    seed: config.seed,
    ...(config.databaseUrl && { databaseUrl: config.databaseUrl }),
    ...(config.secretKey && { secretKey: config.secretKey }),
  });
}

export type EmbeddedBackend = Awaited<ReturnType<typeof openBackend>>;
