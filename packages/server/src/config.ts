import { backendVariables, checkMailbox, type Environment, variablesIn } from './environment.ts';
import { readIntegrations } from './integrations.ts';
import { ownOrigin } from './platform/index.ts';
import type { BackendOptions } from './settings.ts';

/** What differs without the site. */
const defaults = { PORT: '3001', PUBLIC_ORIGIN: 'http://localhost:3000', LOG_LEVEL: 'info' };

/** Listening address and backend options. */
export interface StandaloneConfig {
  readonly port: number;
  readonly host: string;
  readonly backend: BackendOptions;
}

/**
 * Reads the environment of a backend without the site.
 * @throws StartError that names the first invalid variable
 */
export function readConfig(env: Environment): StandaloneConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const { optional, required } = variablesIn(backendVariables, { ...defaults, ...given });
  const port = required('PORT');
  const host = required('HOST');
  const publicOrigin = required('PUBLIC_ORIGIN');
  const smtpUrl = optional('SMTP_URL');
  const demo = required('DEMO');
  checkMailbox({ publicOrigin, smtpUrl, demo });
  const callbackOrigin = ownOrigin(host, port);
  const databaseUrl = optional('DATABASE_URL');
  const secretKey = optional('SECRET_KEY');
  const level = required('LOG_LEVEL');
  return {
    port,
    host,
    backend: {
      dataDir: required('DATA_DIR'),
      publicOrigin,
      knownHosts: required('KNOWN_HOSTS'),
      cookieDomain: optional('COOKIE_DOMAIN'),
      localServiceHost: optional('LOCAL_SERVICE_HOST'),
      edgeCountryHeader: required('EDGE_COUNTRY_HEADER'),
      trustProxy: required('TRUST_PROXY'),
      smtpUrl,
      seed: required('SEED'),
      demo,
      providerOf: required('PROVIDERS'),
      logger: level === 'silent' ? false : { level },
      ...readIntegrations(env),
      ...(callbackOrigin !== null && { callbackOrigin }),
      ...(databaseUrl !== null && { databaseUrl }),
      ...(secretKey !== null && { secretKey }),
    },
  };
}
