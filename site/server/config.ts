import { isLoopback } from '@hoster/domain/loopback';
import { readTrustProxy } from '@hoster/domain/trust-proxy';
import { z } from 'zod';
import { chatCookiesOf, consentPurposesOf, outsideOf, outsideRows, outsideSources } from './config-outside.ts';

/** A hostname with an optional port. */
const host = z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i, 'a hostname such as "hoster.example"');
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
/** As search engines hand them out. */
const verification = z.string().regex(/^[\w+/=-]{1,100}$/, 'the code alone, without the tag');
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

/** All environment variables of the site. The table in the README is generated from them. */
const variables = {
  PORT: variable(wholeNumber(0, 65_535), '3000', 'TCP port', 'Port to listen on.'),
  HOST: variable(
    z.string().min(1),
    'localhost',
    'address',
    'Interface to listen on. Use `0.0.0.0` for all interfaces.',
  ),
  DATA_DIR: variable(
    z.string().min(1),
    './data',
    'folder',
    'Data folder of the embedded database. Ignored when `DATABASE_URL` is set.',
  ),
  DATABASE_URL: variable(
    z.url({ protocol: /^postgres(ql)?$/, error: 'an address such as "postgres://user@host/database"' }),
    null,
    'address',
    'PostgreSQL connection string; required for multiple processes. Default: an embedded database.',
  ),
  API_ORIGIN: variable(origin, null, 'address', 'Backend to forward API calls to. Default: the embedded backend.'),
  PUBLIC_ORIGIN: variable(
    origin,
    null,
    'address',
    'Public scheme and host of the site. Default: `http://localhost:PORT`.',
  ),
  KNOWN_HOSTS: variable(
    list(host),
    '',
    'comma-separated hosts',
    'Additional hosts allowed to submit forms and as redirect targets.',
  ),
  COOKIE_DOMAIN: variable(
    host,
    null,
    'domain',
    'Parent domain for shared cookies (language, currency). Default: the current host only.',
  ),
  LOCAL_SERVICE_HOST: variable(host, null, 'host', 'Host of the sign-in and account pages for visitors from Russia.'),
  EDGE_COUNTRY_HEADER: variable(
    z.string().regex(/^[A-Za-z0-9-]+$/, 'a header name'),
    'CF-IPCountry',
    'header',
    'Header with the visitor’s country, set by the edge.',
  ),
  TRUST_PROXY: variable(
    trust,
    '0',
    'number or addresses',
    'Number or addresses of proxies whose `X-Forwarded-*` headers are trusted.',
  ),
  SMTP_URL: variable(
    z.url({ protocol: /^smtps?$/, error: 'an address such as "smtp://user:password@host:587"' }),
    null,
    'address',
    'Mail server. Default: email is kept in the mailbox at `/mail/`.',
  ),
  SECRET_KEY: variable(
    z.string().min(32, 'at least 32 characters'),
    null,
    'text',
    'Key for signing and encryption. Generated and stored with the data by default; required on a public site with `DATABASE_URL`.',
  ),
  SEED: variable(
    z.enum(['none', 'demo', 'large'], { error: 'none, demo or large' }),
    'demo',
    'size',
    'Seed data for an empty database.',
  ),
  DEMO: variable(
    flag,
    '0',
    '0 or 1',
    'Runs a public demo with the demo accounts, the mock bank and, without `SMTP_URL`, a public mailbox. Without it they’re only there for this machine, at `localhost`.',
  ),
  FORM_HOSTS: variable(
    list(host),
    '',
    'comma-separated hosts',
    'Hosts that forms may lead to, such as a bank’s payment page. Configured sign-in providers are included. Required on a public site with `API_ORIGIN`: only its backend knows the banks and providers; if there are none, name the site’s own host.',
  ),
  PING_HOSTS: variable(
    list(host),
    '',
    'comma-separated hosts',
    'Test hosts of the data centres, which browsers may contact to measure the latency.',
  ),
  KEEP_ALIVE_SECONDS: variable(
    wholeNumber(1, 3600),
    '75',
    'seconds',
    'How long idle connections stay open. Set it to more than the idle timeout of the balancer in front.',
  ),
  PAGE_CACHE_SECONDS: variable(
    wholeNumber(0, 3600),
    '30',
    'seconds',
    'How long anonymous pages are cached; 0 turns caching off.',
  ),
  PAGE_CACHE_MB: variable(wholeNumber(0, 4096), '64', 'MB', 'Memory limit of the page cache.'),
  ANALYTICS: variable(
    z.enum(['window'], { error: 'window' }),
    null,
    'adapter',
    'Receives cart events after consent. `window`: `hoster:analytics` events of the window, for development and tests. Default: no analytics.',
  ),
  VERIFY_GOOGLE: variable(
    verification,
    null,
    'text',
    'Google Search Console verification code, for a meta tag on every page.',
  ),
  VERIFY_BING: variable(verification, null, 'text', 'Bing Webmaster Tools verification code.'),
  VERIFY_YANDEX: variable(verification, null, 'text', 'Yandex Webmaster verification code.'),
  SECURITY_CONTACT: variable(
    z.email().or(z.url({ protocol: /^https$/ })),
    null,
    'email or address',
    'Where to report vulnerabilities, for `/.well-known/security.txt`. Default: the email address of the main company.',
  ),
  LOG_LEVEL: variable(
    z.enum(['silent', 'error', 'warn', 'info', 'debug'], { error: 'silent, error, warn, info or debug' }),
    'warn',
    'level',
    'Log level.',
  ),
} as const;

/** An invalid configuration; the message names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Never printed, not even in errors: these hold passwords. */
const SECRET = new Set<string>(['SECRET_KEY', 'DATABASE_URL', 'SMTP_URL']);

type Name = keyof typeof variables;
type Value<N extends Name> = z.output<(typeof variables)[N]['schema']>;

/** Returns the rows of the table in the README. */
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
      'SMTP_URL is missing although PUBLIC_ORIGIN is public, so anyone could read the mailbox. Set SMTP_URL, or DEMO=1 for a public demo.',
    );
  }
  const knownHosts = required('KNOWN_HOSTS');
  const localServiceHost = optional('LOCAL_SERVICE_HOST');
  const secure = (hosts: readonly string[]) => hosts.map((name) => `https://${name}`);
  const scheme = new URL(publicOrigin).protocol;
  const ownHosts = [...knownHosts, ...(localServiceHost ? [localServiceHost] : [])].map((name) => `${scheme}//${name}`);
  const formHosts = secure(required('FORM_HOSTS'));
  if (!isLoopback(publicOrigin) && apiOrigin && formHosts.length === 0) {
    throw new ConfigError(
      'FORM_HOSTS is missing although API_ORIGIN is set: name the hosts of the banks and sign-in providers that its backend leads to or, if there are none, the site’s own host.',
    );
  }
  const analytics = optional('ANALYTICS');
  const sources = outsideSources(env, {
    forms: [...ownHosts, ...formHosts],
    pings: secure(required('PING_HOSTS')),
  });
  return {
    port,
    host: required('HOST'),
    dataDir: required('DATA_DIR'),
    databaseUrl: optional('DATABASE_URL'),
    apiOrigin,
    publicOrigin,
    knownHosts,
    cookieDomain: optional('COOKIE_DOMAIN'),
    localServiceHost,
    edgeCountryHeader: required('EDGE_COUNTRY_HEADER').toLowerCase(),
    trustProxy: required('TRUST_PROXY'),
    smtpUrl,
    secretKey: optional('SECRET_KEY'),
    seed: required('SEED'),
    demo,
    keepAliveSeconds: required('KEEP_ALIVE_SECONDS'),
    pageCacheSeconds: required('PAGE_CACHE_SECONDS'),
    pageCacheBytes: required('PAGE_CACHE_MB') * 1_048_576,
    analytics,
    verifications: {
      'google-site-verification': optional('VERIFY_GOOGLE'),
      'msvalidate.01': optional('VERIFY_BING'),
      'yandex-verification': optional('VERIFY_YANDEX'),
    },
    securityContact: optional('SECURITY_CONTACT'),
    logLevel: required('LOG_LEVEL'),
    production: env['NODE_ENV'] === 'production',
    outside: outsideOf(env),
    sources,
    consentPurposes: consentPurposesOf(env, analytics, sources),
    chatCookies: chatCookiesOf(env),
  };
}

/** The configuration, checked. */
export type Settings = ReturnType<typeof readConfig>;
