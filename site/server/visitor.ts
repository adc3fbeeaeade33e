import type { IncomingMessage } from 'node:http';
import type { VisitorFacts } from '../src/app-context.tsx';
import { acceptedLanguages, preferredLanguage } from '@hoster/domain/accepted-language';
import { consentCookie, consentFrom } from '@hoster/domain/consent';
import { asLang, LANGUAGE_COOKIE } from '../src/i18n/languages.ts';
import { cookieValue } from '../src/start/cookies.ts';
import type { Settings } from './config.ts';

const header = (request: IncomingMessage, name: string): string => {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
};

/** What the request's headers tell about the visitor. */
export function visitorFacts(request: IncomingMessage, config: Settings): VisitorFacts {
  const cookies = header(request, 'cookie');
  const theme = cookieValue(cookies, 'theme');
  return {
    cookie: asLang(cookieValue(cookies, LANGUAGE_COOKIE)),
    acceptsRussian: acceptedLanguages(header(request, 'accept-language')).some((tag) => /^ru\b/i.test(tag)),
    mayBeSignedIn: cookieValue(cookies, 'user') !== null || cookieValue(cookies, 'sessionid') !== null,
    currency: {
      saved: currencyCode(cookieValue(cookies, 'currency')),
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

/** The visitor's country as the edge tells it; empty when unknown (`XX`, `T1` for Tor). */
export function visitorCountry(request: IncomingMessage, config: Settings): string {
  const country = header(request, config.edgeCountryHeader).toUpperCase();
  return /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : '';
}

const zones = new Set(Intl.supportedValuesOf('timeZone'));

function timeZone(name: string | null): string {
  return name !== null && zones.has(name) ? name : 'UTC';
}

/** Only what may be a currency: the text becomes part of the page and of its key. */
function currencyCode(value: string | null): string | null {
  return value !== null && /^(EUR|USD|GBP|UAH|RUR)$/.test(value) ? value : null;
}
