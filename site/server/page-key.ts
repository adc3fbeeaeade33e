import type { IncomingMessage } from 'node:http';
import { cookiePairs } from '../src/start/cookies.ts';
import type { Settings } from './config.ts';
import { visitorCountry, visitorFacts } from './visitor.ts';

/** Longer addresses are asked for once: keeping them only costs memory. */
const LONGEST_ADDRESS = 512;
/** Headers longer than this are read anew each time: keeping them would let anybody fill the memory. */
const LONGEST_FACTS = 1024;
/** Pages of an account, of signing in, of one person's cookies and of links that only one person has: never shared. */
const PERSONAL = /^\/+(?:(?:my|auth)\b|(?:ru\/)?(?:cookies\b|dedicated-servers\/alerts\/))/;
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
  cookiePairs(request.headers.cookie ?? '').some(([name]) => SESSION_COOKIES.has(name));

/** What is left of a Cookie header for a page that others will get: nothing that names a person reaches the backend. */
export const shareableCookies = (header: string): string =>
  cookiePairs(header)
    .filter(([name]) => SHAREABLE_COOKIES.has(name))
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

/** Keys already worked out, by the headers they come from: parsing them costs more than sending the page. */
const known = new Map<string, string | null>();
const KNOWN_MOST = 5_000;

/**
 * Everything that an anonymous page depends on, as one text: address, language, currency, country, and what the
 * cookies change. Null when the page must not be shared.
 */
export function pageKey(request: IncomingMessage, config: Settings): string | null {
  const { method, url = '/', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || url.length > LONGEST_ADDRESS || PERSONAL.test(url)) return null;
  // A code works once: whether it does can't be told from a page that was kept.
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

function visitorKey(request: IncomingMessage, config: Settings): string {
  const { cookie, acceptsRussian, currency, timeZone, theme, promoDismissed, consentAsked, prefers } = visitorFacts(
    request,
    config,
  );
  const country = visitorCountry(request, config);
  return ` ${cookie} ${acceptsRussian} ${currency.saved} ${currency.picked} ${timeZone} ${theme} ${promoDismissed} ${consentAsked} ${prefers} ${country}`;
}
