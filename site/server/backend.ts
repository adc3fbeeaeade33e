import { createBackend, ownOrigin, readOutside } from '@hoster/server';
import type { Settings } from './config.ts';

/** The embedded backend: database, jobs and all calls in this process. The only file that imports the package. */
export function openBackend(config: Settings) {
  // Past TLS and balancer, which the bank inside this process has no business with.
  const callbackOrigin = ownOrigin(config.host, config.port);
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
    demo: config.demo,
    ...readOutside(config.outside),
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    ...(callbackOrigin !== null && { callbackOrigin }),
    ...(config.databaseUrl && { databaseUrl: config.databaseUrl }),
    ...(config.secretKey && { secretKey: config.secretKey }),
  });
}

export type EmbeddedBackend = Awaited<ReturnType<typeof openBackend>>;
