import { consentCookie, consentFrom, noConsent } from '@hoster/domain/consent';
import { saveLanguage } from '../api/menu.ts';
import type { AppContext } from '../app-context.tsx';
import { setConsent } from '../features/consent/consent.ts';
import { asLang, LANGUAGE_COOKIE } from '../i18n/languages.ts';
import { keepAttributionAfterConsent } from './attribution.ts';
import { deviceClasses } from './device-classes.ts';
import { entered } from './first-entry.ts';
import { intend } from './first-intent.ts';
import { isPartMissing } from './late.ts';
import { handleLinks, type Router } from './links.ts';
import { followOtherTabs } from './other-tabs.ts';
import { startScroll } from './scroll.ts';
import { isOffline } from './tab-error.ts';
import { CURRENCY_DAYS, CURRENCY_STORAGE_KEY } from './save-currency.ts';

const YEAR_DAYS = 365;

/** Everything the browser does once at start (specification, section 4). */
export function startBrowser(app: AppContext, router: Router): void {
  document.body.classList.add(...deviceClasses(navigator));
  // A task of its own: the first formatter of a page takes Chrome as long as the rest of the start.
  setTimeout(() => keepTimeZone(app));
  setConsent(consentFrom(app.cookie(consentCookie.name)) ?? noConsent);
  keepAttributionAfterConsent(app);
  mirrorCurrency(app);
  startScroll(router);
  followOtherTabs(app, () => location.reload());
  handleLinks(router, (language) => keepLanguage(app, language));
  router.subscribe(({ navigation, historyAction }) => {
    if (navigation.state !== 'idle') intend();
    // Where a part is missing, React draws no navigation: going back, too, loads the whole page, as links do.
    if (isPartMissing && navigation.state === 'loading' && !navigation.formMethod && !isOffline())
      location.assign(router.createHref(navigation.location));
    if (navigation.state === 'idle' && historyAction !== 'POP') entered();
  });
}

function keepTimeZone(app: AppContext): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  app.setCookie('django_timezone', timeZone, { days: YEAR_DAYS, shared: true });
}

/** The cookie is the truth; local storage mirrors it, and brings it back for the next page when only the cookie was lost. */
function mirrorCurrency(app: AppContext): void {
  const cookie = app.currency.get().saved;
  try {
    const stored = localStorage.getItem(CURRENCY_STORAGE_KEY);
    if (cookie) localStorage.setItem(CURRENCY_STORAGE_KEY, cookie);
    else if (stored) app.setCookie('currency', stored, { days: CURRENCY_DAYS, shared: true });
  } catch {
    // Storage may be forbidden.
  }
}

/** The visitor chose a language: cookie for the next visit, and the server for mails. The link itself navigates. */
function keepLanguage(app: AppContext, language: string): void {
  const lang = asLang(language);
  if (!lang) return;
  app.setCookie(LANGUAGE_COOKIE, lang, { days: YEAR_DAYS, shared: true });
  app.facts.cookie = lang;
  void saveLanguage(app.inLanguage(lang), lang);
}
