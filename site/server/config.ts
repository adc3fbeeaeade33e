import { isLoopback } from '@hoster/domain/loopback';
import { readTrustProxy } from '@hoster/domain/trust-proxy';
import { z } from 'zod';
import { outsideOf, outsideRows, outsideSources } from './config-outside.ts';

/** A host name with an optional port. */
const host = z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i, 'a host name such as "hoster.example"');
const wholeNumber = (min: number, max: number) => {
  const error = `a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error);
};
const list = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value) =>
      String(value)
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    z.array(item),
  );
const origin = z
  .url({ protocol: /^https?$/, error: 'an address such as "https://hoster.example"' })
  .transform((value) => new URL(value).origin);
const trust = z.string().transform((value, context) => {
  const trusted = readTrustProxy(value);
  if (trusted !== null) return trusted;
  context.addIssue('a number of proxies, or addresses such as "10.0.0.0/8", by comma');
  return z.NEVER;
});
const flag = z.enum(['0', '1'], { error: '0 or 1' }).transform((value) => value === '1');

interface Variable {
  schema: z.ZodType;
  /** As shown in the README; null when there is none. */
  default: string | null;
  unit: string;
  meaning: string;
}
const variable = <Schema extends z.ZodType>(
  schema: Schema,
  fallback: string | null,
  unit: string,
  meaning: string,
): Variable & { schema: Schema } => ({ schema, default: fallback, unit, meaning });

/** Every variable of the site, once: parsed from here, and the README's table is made from here. */
const variables = {
  PORT: variable(wholeNumber(0, 65_535), '3000', 'TCP port', 'Where the site listens.'),
  HOST: variable(z.string().min(1), 'localhost', 'address', 'Interface to listen on; `0.0.0.0` for all.'),
  DATA_DIR: variable(
    z.string().min(1),
    './data',
    'folder',
    'Embedded database and its lock; unused with `DATABASE_URL`.',
  ),
  DATABASE_URL: variable(
    z.url({ protocol: /^postgres(ql)?$/, error: 'an address such as "postgres://user@host/database"' }),
    null,
    'address',
    'PostgreSQL; allows several processes. Without it an embedded database is used by one process.',
  ),
  API_ORIGIN: variable(origin, null, 'address', 'Another backend to pass all calls to, instead of the embedded one.'),
  PUBLIC_ORIGIN: variable(
    origin,
    null,
    'address',
    'Scheme and host that visitors use. Default: `http://localhost:PORT`.',
  ),
  KNOWN_HOSTS: variable(
    list(host),
    '',
    'hosts, by comma',
    'Further hosts that forms may come from and redirects may lead to.',
  ),
  COOKIE_DOMAIN: variable(
    host,
    null,
    'domain',
    'Parent domain of shared cookies (language, currency). Default: the host alone.',
  ),
  LOCAL_SERVICE_HOST: variable(host, null, 'host', 'Where Russian visitors find sign-in and account.'),
  EDGE_COUNTRY_HEADER: variable(
    z.string().regex(/^[A-Za-z0-9-]+$/, 'a header name'),
    'CF-IPCountry',
    'header',
    'In it the edge names the visitor’s country.',
  ),
  TRUST_PROXY: variable(
    trust,
    '0',
    'number or addresses',
    'How many proxies stand in front, or which: whose `X-Forwarded-*` is believed.',
  ),
  SMTP_URL: variable(
    z.url({ protocol: /^smtps?$/, error: 'an address such as "smtp://user:password@host:587"' }),
    null,
    'address',
    'Where mail is sent. Without it mail waits in the viewer at `/mail/`.',
  ),
  SECRET_KEY: variable(
    z.string().min(32, 'at least 32 characters'),
    null,
    'text',
    'Key of signatures and sealed secrets. Default: one is made and kept with the data; a public site with `DATABASE_URL` must set it.',
  ),
  SEED: variable(
    z.enum(['none', 'demo', 'large'], { error: 'none, demo or large' }),
    'demo',
    'size',
    'What an empty shop is filled with.',
  ),
  DEMO: variable(
    flag,
    '0',
    '0 or 1',
    'Makes a public site a demo: known accounts, the pretend bank, and mail that everybody can read without `SMTP_URL`.',
  ),
  PAGE_CACHE_SECONDS: variable(
    wholeNumber(0, 3600),
    '30',
    'seconds',
    'How long anonymous pages are kept; 0 keeps none.',
  ),
  PAGE_CACHE_MB: variable(wholeNumber(0, 4096), '64', 'MB', 'Memory for anonymous pages.'),
  LOG_LEVEL: variable(
    z.enum(['silent', 'error', 'warn', 'info', 'debug'], { error: 'silent, error, warn, info or debug' }),
    'warn',
    'level',
    'How much is logged.',
  ),
} as const;

/** A problem with the configuration, told in one sentence. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Told to nobody, not even in an error: they hold passwords. */
const SECRET = new Set<string>(['SECRET_KEY', 'DATABASE_URL', 'SMTP_URL']);

type Name = keyof typeof variables;
type Value<N extends Name> = z.output<(typeof variables)[N]['schema']>;

/** Rows of the README's table. */
export const describeConfig = (): { name: string; default: string | null; unit: string; meaning: string }[] => [
  ...Object.entries(variables).map(([name, { default: fallback, unit, meaning }]) => ({
    name,
    default: fallback,
    unit,
    meaning,
  })),
  ...outsideRows,
];

/** Reads the configuration. Throws `ConfigError` with a sentence that names the variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  function optional<N extends Name>(name: N): Value<N> | null {
    const text = env[name] || variables[name].default;
    if (text === null) return null;
    const result = z.safeParse(variables[name].schema, text);
    if (result.success) return result.data as Value<N>;
    throw new ConfigError(
      `${name} must be ${result.error.issues[0]?.message ?? 'as the README says'}, but is "${SECRET.has(name) ? '…' : text}".`,
    );
  }
  function required<N extends Name>(name: N): Value<N> {
    const value = optional(name);
    if (value === null) throw new ConfigError(`${name} is missing.`);
    return value;
  }
  const port = required('PORT');
  const publicOrigin = optional('PUBLIC_ORIGIN') ?? `http://localhost:${port}`;
  const smtpUrl = optional('SMTP_URL');
  const apiOrigin = optional('API_ORIGIN');
  const demo = required('DEMO');
  if (!isLoopback(publicOrigin) && !smtpUrl && !apiOrigin && !demo) {
    throw new ConfigError(
      'SMTP_URL is missing although PUBLIC_ORIGIN is public: mail would wait in a viewer that everybody can read. Set SMTP_URL, or DEMO=1 for a public demo.',
    );
  }
  return {
    port,
    host: required('HOST'),
    dataDir: required('DATA_DIR'),
    databaseUrl: optional('DATABASE_URL'),
    apiOrigin,
    publicOrigin,
    knownHosts: required('KNOWN_HOSTS'),
    cookieDomain: optional('COOKIE_DOMAIN'),
    localServiceHost: optional('LOCAL_SERVICE_HOST'),
    edgeCountryHeader: required('EDGE_COUNTRY_HEADER').toLowerCase(),
    trustProxy: required('TRUST_PROXY'),
    smtpUrl,
    secretKey: optional('SECRET_KEY'),
    seed: required('SEED'),
    demo,
    pageCacheSeconds: required('PAGE_CACHE_SECONDS'),
    pageCacheBytes: required('PAGE_CACHE_MB') * 1_048_576,
    logLevel: required('LOG_LEVEL'),
    production: env['NODE_ENV'] === 'production',
    outside: outsideOf(env),
    sources: outsideSources(env),
  };
}

/** The configuration, checked. */
export type Settings = ReturnType<typeof readConfig>;
