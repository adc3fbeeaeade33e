import type { IncomingMessage } from 'node:http';
import type { Settings } from './config.ts';
import { visitorCountry, visitorFacts } from './visitor.ts';

/** Longer addresses are asked for once: keeping them only costs memory. */
const LONGEST_ADDRESS = 512;
const SESSION_COOKIE = /(?:^|;\s*)(?:sessionid|user|mfa_trusted)=/;

/** Whether the browser may be signed in: such pages are kept by nobody. */
export const isKnownVisitor = (request: IncomingMessage): boolean => SESSION_COOKIE.test(request.headers.cookie ?? '');

/**
 * Everything that an anonymous page depends on, as one text: address, language, currency, country, and what the
 * cookies change. Null when the page must not be shared.
 */
export function pageKey(request: IncomingMessage, config: Settings): string | null {
  const { method, url = '/' } = request;
  if ((method !== 'GET' && method !== 'HEAD') || url.length > LONGEST_ADDRESS || isKnownVisitor(request)) return null;
  const { cookie, acceptsRussian, currency, timeZone, theme, promoDismissed } = visitorFacts(request, config);
  return `${url} ${cookie} ${acceptsRussian} ${currency.saved} ${currency.picked} ${timeZone} ${theme} ${promoDismissed} ${visitorCountry(request, config)}`;
}
