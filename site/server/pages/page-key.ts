import type { IncomingMessage } from 'node:http';
import { cookiesOf } from '@hoster/domain/visitor/cookies';
import type { SiteConfig } from '../config.ts';
import { visitorCountry, visitorFacts } from './visitor.ts';

/** Longer addresses are requested once: caching them only costs memory. */
const LONGEST_ADDRESS = 512;
/** Longer headers are parsed each time: caching them would let anybody fill the memory. */
const LONGEST_FACTS = 1024;
/** Pages of an account, of signing in, of one person's cookies and of links that only one person has: never shared. */
const PERSONAL = /^\/+(?:(?:my|auth)\b|(?:ru\/)?(?:cookies\b|dedicated-servers\/alerts\/|back-in-stock\/))/;
const SESSION_COOKIES = new Set(['sessionid', 'user', 'mfa_trusted', 'order_draft']);
/** Cookies that an anonymous page may depend on: all of them are part of its key. */
const SHAREABLE_COOKIES = new Set([
  'currency',
  'currency_picked',
  'django_language',
  'django_timezone',
  'promo_dismissed',
  'theme',
]);

/** Whether the browser may be signed in or has a draft order: its pages aren't cached. */
export const isKnownVisitor = (request: IncomingMessage): boolean =>
  // Django also trims spaces that the library keeps.
  Object.keys(cookiesOf(request.headers.cookie ?? '')).some((name) => SESSION_COOKIES.has(name.trim()));

/** The part of a Cookie header used for a shared page: nothing that identifies a person reaches the backend. */
export const shareableCookies = (header: string): string =>
  Object.entries(cookiesOf(header))
    .filter(([name]) => SHAREABLE_COOKIES.has(name))
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

/** Keys by the headers they are derived from: parsing those costs more than sending the page. */
const known = new Map<string, string | null>();
const KNOWN_MOST = 5_000;

/**
 * Everything that an anonymous page depends on, as one text: address, language, currency, country, and what the
 * cookies change. Null when the page must not be shared.
 */
export function pageKey(request: IncomingMessage, config: SiteConfig): string | null {
  const { method, url = '/', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || url.length > LONGEST_ADDRESS || PERSONAL.test(url)) return null;
  // A code works once, so a cached page can't tell whether it's valid.
  if (url.includes('promo_code=')) return null;
  const facts = `${headers.cookie ?? ''}\n${headers['accept-language'] ?? ''}\n${String(headers[config.edgeCountryHeader] ?? '')}`;
  let visitor = known.get(facts);
  if (visitor === undefined) {
    visitor = isKnownVisitor(request) ? null : visitorKey(request, config);
    if (known.size >= KNOWN_MOST) known.clear();
    if (facts.length <= LONGEST_FACTS) known.set(facts, visitor);
  }
  return visitor === null ? null : url + visitor;
}

function visitorKey(request: IncomingMessage, config: SiteConfig): string {
  const { cookie, accepts, currency, timeZone, theme, promoDismissed, consentAsked, prefers } = visitorFacts(
    request,
    config,
  );
  const country = visitorCountry(request, config);
  return ` ${cookie} ${accepts} ${currency.saved} ${currency.picked} ${timeZone} ${theme} ${promoDismissed} ${consentAsked} ${prefers} ${country}`;
}
