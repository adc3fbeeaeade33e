import type { IncomingMessage } from 'node:http';
import type { VisitorFacts } from '../../src/app/app-context.tsx';
import { acceptedLanguages, preferredLanguage } from '@hoster/domain/visitor/accepted-language';
import { otherLanguageOf } from '@hoster/domain/visitor/language';
import { consentCookie, consentFrom } from '@hoster/domain/visitor/consent';
import { asLang, LANGUAGE_COOKIE } from '../../src/i18n/languages.ts';
import { cookieValue } from '@hoster/domain/visitor/cookies';
import { knownCurrency } from '../../src/app/visitor/save-currency.ts';
import type { SiteConfig } from '../config.ts';

const header = (request: IncomingMessage, name: string): string => {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
};

/** Visitor facts from the request's headers. */
export function visitorFacts(request: IncomingMessage, config: SiteConfig): VisitorFacts {
  const cookies = header(request, 'cookie');
  const theme = cookieValue(cookies, 'theme');
  const hasAuthCookie = cookieValue(cookies, 'user') !== null;
  return {
    cookie: asLang(cookieValue(cookies, LANGUAGE_COOKIE)),
    accepts: otherLanguageOf(acceptedLanguages(header(request, 'accept-language'))),
    mayBeSignedIn: hasAuthCookie || cookieValue(cookies, 'sessionid') !== null,
    hasAuthCookie,
    currency: {
      // The text becomes part of the page and of its key.
      saved: knownCurrency(cookieValue(cookies, 'currency')),
      picked: cookieValue(cookies, 'currency_picked') !== null,
    },
    timeZone: timeZone(cookieValue(cookies, 'django_timezone')),
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    promoDismissed: cookieValue(cookies, 'promo_dismissed') !== null,
    origin: config.publicOrigin,
    cookieDomain: config.cookieDomain,
    analytics: config.analytics,
    prefers: preferredLanguage(header(request, 'accept-language')),
    consentAsked: consentFrom(cookieValue(cookies, consentCookie.name)) !== null,
    consentPurposes: config.consentPurposes,
    chatCookies: config.chatCookies,
  };
}

/** The visitor's country as reported by the edge; empty when unknown (`XX`, `T1` for Tor). */
export function visitorCountry(request: IncomingMessage, config: SiteConfig): string {
  const country = header(request, config.edgeCountryHeader).toUpperCase();
  return /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : '';
}

const zones = new Set(Intl.supportedValuesOf('timeZone'));

function timeZone(name: string | null): string {
  return name !== null && zones.has(name) ? name : 'UTC';
}
