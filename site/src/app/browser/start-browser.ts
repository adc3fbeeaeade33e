import { consentCookie, consentFrom, noConsent } from '@hoster/domain/visitor/consent';
import { saveLanguage } from '../../api/menu.ts';
import type { AppContext } from '../app-context.tsx';
import { setConsent } from '../visitor/consent.ts';
import { asLang, LANGUAGE_COOKIE } from '../../i18n/languages.ts';
import { saveAttributionAfterConsent } from '../visitor/attribution.ts';
import { deviceClasses } from '../visitor/device-classes.ts';
import { setRouter } from './current-router.ts';
import { entered } from './first-entry.ts';
import { handleLinksAndForms, type Router } from './plain-navigation.ts';
import { followOtherTabs } from '../visitor/other-tabs.ts';
import { startScroll } from './scroll.ts';
import { mirrorCurrency } from '../visitor/save-currency.ts';

const YEAR_DAYS = 365;

/** Everything the browser does once at start. */
export function startBrowser(app: AppContext, router: Router): void {
  document.body.classList.add(...deviceClasses(navigator));
  // In a separate task: Chrome takes as long for the first formatter of a page as for the rest of the start.
  setTimeout(() => saveTimeZone(app));
  setConsent(consentFrom(app.cookie(consentCookie.name)) ?? noConsent);
  saveAttributionAfterConsent(app);
  mirrorCurrency(app);
  setRouter(router);
  startScroll(router);
  followOtherTabs(app, () => location.reload());
  handleLinksAndForms(router, (language) => changeLanguage(app, language));
  router.subscribe(({ navigation, historyAction }) => {
    if (navigation.state === 'idle' && historyAction !== 'POP') entered();
  });
}

function saveTimeZone(app: AppContext): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  app.setCookie('django_timezone', timeZone, { days: YEAR_DAYS, shared: true });
}

/**
 * The visitor chose a language: set the cookie for the next visit, and tell the server for emails. The link itself
 * navigates.
 */
function changeLanguage(app: AppContext, language: string): void {
  const lang = asLang(language);
  if (!lang) return;
  app.setCookie(LANGUAGE_COOKIE, lang, { days: YEAR_DAYS, shared: true });
  app.facts.cookie = lang;
  void saveLanguage(app.inLanguage(lang), lang);
}
