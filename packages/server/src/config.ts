import { isLoopback } from '@hoster/domain/loopback';
import { readTrustProxy } from '@hoster/domain/trust-proxy';
import { z } from 'zod';
import { readOutside } from './outside.ts';
import { ownOrigin } from './own-origin.ts';
import type { BackendOptions } from './settings.ts';
import { StartError } from './start-error.ts';

const trust = z.string().transform((value, context) => {
  const trusted = readTrustProxy(value);
  if (trusted !== null) return trusted;
  context.addIssue('must be a number of proxies or a comma-separated list of addresses such as 10.0.0.0/8');
  return z.NEVER;
});
const host = /^[a-z0-9.-]+(:\d+)?$/i;
const hosts = z
  .string()
  .transform((list) => list.split(',').map((name) => name.trim()))
  .pipe(z.array(z.string().regex(host, 'must be a comma-separated list of hosts')));

/** Variables of a standalone backend, named as the site's. */
const Environment = z.object({
  PORT: z.coerce
    .number('must be a port number')
    .int()
    .min(0, 'must be a port number')
    .max(65_535, 'must be a port number')
    .default(3001),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  PUBLIC_ORIGIN: z
    .string()
    .regex(/^https?:\/\/[^/]+\/?$/, 'must be a scheme and a host, such as https://hoster.example')
    .default('http://localhost:3000'),
  KNOWN_HOSTS: hosts.optional(),
  COOKIE_DOMAIN: z
    .string()
    .regex(/^\.?[a-z0-9.-]+$/i, 'must be a domain')
    .optional(),
  LOCAL_SERVICE_HOST: z.string().regex(host, 'must be a host').optional(),
  EDGE_COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a header')
    .optional(),
  TRUST_PROXY: trust.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  SEED: z.enum(['none', 'demo', 'large'], 'must be none, demo or large').default('demo'),
  DEMO: z
    .enum(['0', '1'], 'must be 0 or 1')
    .default('0')
    .transform((value) => value === '1'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'must be a Pino log level')
    .default('info'),
});

/** Listening address and backend options. */
export interface StandaloneConfig {
  readonly port: number;
  readonly host: string;
  readonly backend: BackendOptions;
}

/**
 * Reads the environment. An empty variable counts as absent.
 * @throws StartError that names the first invalid variable
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): StandaloneConfig {
  const result = Environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new StartError(`${String(issue?.path[0])} ${issue?.message ?? 'is invalid'}.`);
  }
  const { PORT, HOST, LOG_LEVEL, ...v } = result.data;
  if (!isLoopback(v.PUBLIC_ORIGIN) && v.SMTP_URL === undefined && !v.DEMO) {
    throw new StartError(
      'SMTP_URL is missing although PUBLIC_ORIGIN is public, so anyone could read the mailbox. Set SMTP_URL, or DEMO=1 for a public demo.',
    );
  }
  const callbackOrigin = ownOrigin(HOST, PORT);
  return {
    port: PORT,
    host: HOST,
    backend: {
      dataDir: v.DATA_DIR,
      publicOrigin: v.PUBLIC_ORIGIN,
      seed: v.SEED,
      demo: v.DEMO,
      logger: LOG_LEVEL === 'silent' ? false : { level: LOG_LEVEL },
      ...readOutside(env),
      ...(callbackOrigin !== null && { callbackOrigin }),
      ...(v.DATABASE_URL !== undefined && { databaseUrl: v.DATABASE_URL }),
      ...(v.KNOWN_HOSTS !== undefined && { knownHosts: v.KNOWN_HOSTS }),
      ...(v.COOKIE_DOMAIN !== undefined && { cookieDomain: v.COOKIE_DOMAIN }),
      ...(v.LOCAL_SERVICE_HOST !== undefined && { localServiceHost: v.LOCAL_SERVICE_HOST }),
      ...(v.EDGE_COUNTRY_HEADER !== undefined && { edgeCountryHeader: v.EDGE_COUNTRY_HEADER }),
      ...(v.TRUST_PROXY !== undefined && { trustProxy: v.TRUST_PROXY }),
      ...(v.SMTP_URL !== undefined && { smtpUrl: v.SMTP_URL }),
      ...(v.SECRET_KEY !== undefined && { secretKey: v.SECRET_KEY }),
    },
  };
}
