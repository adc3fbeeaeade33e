import { EmailAddress } from '@hoster/contract';
import { isLoopback } from '@hoster/domain/network/loopback';
import {
  backendVariables,
  checkMailbox,
  type Environment,
  host,
  list,
  origin,
  StartError,
  variable,
  variablesIn,
  wholeNumber,
} from '@hoster/server/environment';
import { z } from 'zod';
import {
  chatCookiesOf,
  consentPurposesOf,
  integrationsOf,
  integrationRows,
  integrationSources,
} from './config-integrations.ts';

/** In the format that search engines issue. */
const verification = z.string().regex(/^[\w+/=-]{1,100}$/, 'the code alone, without the tag');

/** All environment variables of the site. The table in the README is generated from them. */
const variables = {
  ...backendVariables,
  API_ORIGIN: variable(origin, null, 'address', 'Backend to forward API calls to. Default: the embedded backend.'),
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
    EmailAddress.or(z.url({ protocol: /^https$/ })),
    null,
    'email or address',
    'Where to report vulnerabilities, for `/.well-known/security.txt`. Default: the email address of the main company.',
  ),
} as const;

/** Returns the rows of the table in the README. */
export const describeConfig = (): { name: string; default: string | null; unit: string; meaning: string }[] => [
  ...Object.entries(variables).map(([name, { default: fallback, unit, meaning }]) => ({
    name,
    default: fallback,
    unit,
    meaning,
  })),
  ...integrationRows,
];

/** Reads the configuration. Throws `StartError` with a sentence that names the variable. */
export function readConfig(env: Environment) {
  const { optional, required } = variablesIn(variables, env);
  const port = required('PORT');
  const publicOrigin = optional('PUBLIC_ORIGIN') ?? `http://localhost:${port}`;
  const smtpUrl = optional('SMTP_URL');
  const apiOrigin = optional('API_ORIGIN');
  const demo = required('DEMO');
  if (!apiOrigin) checkMailbox({ publicOrigin, smtpUrl, demo });
  const knownHosts = required('KNOWN_HOSTS');
  const localServiceHost = optional('LOCAL_SERVICE_HOST');
  const secure = (hosts: readonly string[]) => hosts.map((name) => `https://${name}`);
  const scheme = new URL(publicOrigin).protocol;
  const ownHosts = [...knownHosts, ...(localServiceHost ? [localServiceHost] : [])].map((name) => `${scheme}//${name}`);
  const formHosts = secure(required('FORM_HOSTS'));
  if (!isLoopback(publicOrigin) && apiOrigin && formHosts.length === 0) {
    throw new StartError(
      'FORM_HOSTS is missing although API_ORIGIN is set: name the hosts of the banks and sign-in providers that its backend leads to or, if there are none, the site’s own host.',
    );
  }
  const analytics = optional('ANALYTICS');
  const sources = integrationSources(env, {
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
    providerOf: required('PROVIDERS'),
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
    integrations: integrationsOf(env),
    sources,
    consentPurposes: consentPurposesOf(env, analytics, sources),
    chatCookies: chatCookiesOf(env),
  };
}

/** The configuration, checked. */
export type SiteConfig = ReturnType<typeof readConfig>;
