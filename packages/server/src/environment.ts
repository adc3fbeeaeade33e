import { ProductLine } from '@hoster/contract';
import { byHandLines } from '@hoster/contract/lists';
import { isLoopback } from '@hoster/domain/network/loopback';
import { canConnect, namesHost } from '@hoster/domain/network/server-address';
import { readTrustProxy } from '@hoster/domain/network/trust-proxy';
import { z } from 'zod';
import { StartError } from './platform/start-error.ts';

export { StartError };

export type Environment = Readonly<Record<string, string | undefined>>;

/** An environment variable. */
interface Variable {
  schema: z.ZodType;
  /** As shown in the README; null when there is none. */
  default: string | null;
  unit: string;
  meaning: string;
}

/** Defines a variable. @param fallback its default, as shown in the README */
export const variable = <Schema extends z.ZodType>(
  schema: Schema,
  fallback: string | null,
  unit: string,
  meaning: string,
): Variable & { schema: Schema } => ({ schema, default: fallback, unit, meaning });

/** A hostname with an optional port. */
export const host = z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i, 'a hostname such as "hoster.example"');
export const wholeNumber = (min: number, max: number) => {
  const error = `a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error);
};
export const list = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value) =>
      String(value)
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    z.array(item),
  );
/** Scheme and host of an address. */
export const origin = z
  .url({ protocol: /^https?$/, error: 'an address such as "https://hoster.example"' })
  .transform((value) => new URL(value).origin);
const trust = z.string().transform((value, context) => {
  const trusted = readTrustProxy(value);
  if (trusted !== null) return trusted;
  context.addIssue('a number of proxies, or addresses such as "10.0.0.0/8", by comma');
  return z.NEVER;
});

/** `dedicated=by-hand,vps@FRA1=sandbox`: ids of the providers for new services, by line or by line and data centre. */
const providers = z.string().transform((value, context) => {
  const entries = value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => /^([a-z_]+)(@[A-Za-z0-9-]+)?=(sandbox|by-hand)$/.exec(part));
  const found: Record<string, 'sandbox' | 'by-hand'> = {};
  for (const entry of entries) {
    const line = ProductLine.safeParse(entry?.[1]);
    const provider = entry?.[3];
    const isKnown = line.success && (provider === 'sandbox' || byHandLines.includes(line.data));
    if (!entry || !isKnown) {
      const lines = byHandLines.join(', ');
      context.addIssue(
        `a list such as "dedicated=by-hand,vps@FRA1=sandbox" of product lines with sandbox or by-hand; only ${lines} can be built by hand`,
      );
      return z.NEVER;
    }
    found[`${line.data}${entry[2] ?? ''}`] = provider as 'sandbox' | 'by-hand';
  }
  return found;
});
const flag = z.enum(['0', '1'], { error: '0 or 1' }).transform((value) => value === '1');

/** The variables that the backend and the site share. */
export const backendVariables = {
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
    z
      .url({ protocol: /^postgres(ql)?$/, error: 'an address such as "postgres://user@host/database"' })
      .refine(canConnect, 'an address with a percent-encoded user name and password'),
    null,
    'address',
    'PostgreSQL connection string; required for multiple processes. Default: an embedded database.',
  ),
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
    z
      .url({ protocol: /^smtps?$/, error: 'an address such as "smtp://user:password@host:587"' })
      .refine(
        namesHost,
        'an address such as "smtp://user:password@host:587", with a percent-encoded user name and password',
      ),
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
  PROVIDERS: variable(
    providers,
    '',
    'comma-separated line=provider',
    'Who builds new services of a product line, or of a line in one data centre: `sandbox` (simulated) or `by-hand` (staff, at `/admin/tasks/`; `vps`, `dedicated` and `backup` only). `dedicated=by-hand,vps@FRA1=sandbox`, for example. Staff can choose otherwise for a line at `/admin/settings/`. Lines that nobody has named are simulated, and can’t be ordered on a public site.',
  ),
  LOG_LEVEL: variable(
    z.enum(['silent', 'error', 'warn', 'info', 'debug'], { error: 'silent, error, warn, info or debug' }),
    'warn',
    'level',
    'Log level.',
  ),
} as const;

/** Never printed, not even in errors: these hold passwords. */
const SECRET = new Set<string>(['SECRET_KEY', 'DATABASE_URL', 'SMTP_URL']);

/**
 * Reads variables one by one; an empty one counts as absent.
 * @returns functions that throw `StartError` with a sentence that names the variable
 */
export function variablesIn<Table extends Readonly<Record<string, Variable>>>(table: Table, env: Environment) {
  type Name = keyof Table & string;
  type Value<N extends Name> = z.output<Table[N]['schema']>;
  function optional<N extends Name>(name: N): Value<N> | null {
    const text = env[name] || table[name]?.default;
    if (text === null || text === undefined) return null;
    const result = z.safeParse(table[name]?.schema ?? z.never(), text);
    if (result.success) return result.data as Value<N>;
    throw new StartError(
      `${name} must be ${result.error.issues[0]?.message ?? 'as the README says'}, but is "${SECRET.has(name) ? '…' : text}".`,
    );
  }
  function required<N extends Name>(name: N): Value<N> {
    const value = optional(name);
    if (value === null) throw new StartError(`${name} is missing.`);
    return value;
  }
  return { optional, required };
}

/** Throws `StartError` if strangers could read the emails of a public site. */
export function checkMailbox(site: { publicOrigin: string; smtpUrl: string | null; demo: boolean }): void {
  if (isLoopback(site.publicOrigin) || site.smtpUrl !== null || site.demo) return;
  throw new StartError(
    'SMTP_URL is missing although PUBLIC_ORIGIN is public, so anyone could read the mailbox. Set SMTP_URL, or DEMO=1 for a public demo.',
  );
}
