import { consentCookie, consentPurposes, consentText, cookiesOf, type Consent } from '@hoster/domain/visitor/consent';
import type { AppContext } from '../app-context.tsx';
import { removeCookie } from './cookies.ts';
import { setConsent } from './consent.ts';

/** Saves the decision for all our hosts, deletes the cookies of rejected purposes, and applies it in this tab. */
export function saveConsent(app: AppContext, consent: Consent): void {
  const { cookie, facts, setCookie } = app;
  setCookie(consentCookie.name, consentText(consent, new Date()), { days: consentCookie.days, shared: true });
  for (const purpose of consentPurposes) {
    if (consent[purpose]) continue;
    const names = [...cookiesOf[purpose], ...(purpose === 'chat' ? facts.chatCookies : [])];
    for (const name of names) if (cookie(name) !== null) removeCookie(setCookie, name);
  }
  facts.consentAsked = true;
  if (!import.meta.env.SSR) setConsent(consent);
}
