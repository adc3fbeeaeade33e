import type { IncomingMessage } from 'node:http';
import type { Settings } from './config.ts';
import { visitorCountry, visitorFacts } from './visitor.ts';

/** Longer addresses are asked for once: keeping them only costs memory. */
const LONGEST_ADDRESS = 512;
const SESSION_COOKIE = /(?:^|;\s*)(?:sessionid|user|mfa_trusted)=/;

/** Whether the browser may be signed in: such pages are kept by nobody. */
export const isKnownVisitor = (request: IncomingMessage): boolean => SESSION_COOKIE.test(request.headers.cookie ?? '');

/** Keys already worked out, by the headers they come from: parsing them costs more than sending the page. */
const known = new Map<string, string | null>();
const KNOWN_MOST = 5_000;

/**
 * Everything that an anonymous page depends on, as one text: address, language, currency, country, and what the
 * cookies change. Null when the page must not be shared.
 */
export function pageKey(request: IncomingMessage, config: Settings): string | null {
  const { method, url = '/', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || url.length > LONGEST_ADDRESS) return null;
  const facts = `${headers.cookie ?? ''}\n${headers['accept-language'] ?? ''}\n${String(headers[config.edgeCountryHeader] ?? '')}`;
  let visitor = known.get(facts);
  if (visitor === undefined) {
    visitor = isKnownVisitor(request) ? null : visitorKey(request, config);
    if (known.size >= KNOWN_MOST) known.clear();
    known.set(facts, visitor);
  }
  return visitor === null ? null : url + visitor;
}

function visitorKey(request: IncomingMessage, config: Settings): string {
  const { cookie, acceptsRussian, currency, timeZone, theme, promoDismissed } = visitorFacts(request, config);
  const country = visitorCountry(request, config);
  return ` ${cookie} ${acceptsRussian} ${currency.saved} ${currency.picked} ${timeZone} ${theme} ${promoDismissed} ${country}`;
}
