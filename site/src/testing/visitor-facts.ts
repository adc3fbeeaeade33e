import type { VisitorFacts } from '../app/app-context.tsx';

/** What is known of a visitor who comes for the first time and says nothing. */
export const strangerFacts: VisitorFacts = {
  cookie: null,
  accepts: 'en',
  mayBeSignedIn: false,
  hasAuthCookie: false,
  currency: { saved: null, picked: false },
  timeZone: 'UTC',
  theme: null,
  promoDismissed: false,
  origin: 'https://hoster.example',
  cookieDomain: null,
  analytics: null,
  prefers: null,
  consentAsked: false,
  consentPurposes: ['marketing'],
  chatCookies: [],
};
