import { asLang, LANGUAGE_COOKIE } from '../src/i18n/languages.ts';
import { CURRENCY_DAYS, PICKED_COOKIE } from '../src/start/save-currency.ts';
import type { SetCookie } from '../src/start/cookies.ts';

const YEAR_DAYS = 365;
const REMOVED_DAYS = -30;

/** Currency, theme, language and banner without script: keeps the choices and says where to go back to. */
export function keepPreferences(values: URLSearchParams, setCookie: SetCookie): string {
  const keep = (name: string, value: string, days = YEAR_DAYS) => setCookie(name, value, { days, shared: true });
  const currency = values.get('currency');
  if (currency && /^[A-Z]{3}$/.test(currency)) {
    keep('currency', currency, CURRENCY_DAYS);
    setCookie(PICKED_COOKIE, '1', { shared: true });
  }
  const theme = values.get('theme');
  if (theme === 'light' || theme === 'dark') keep('theme', theme);
  else if (theme === 'system') keep('theme', '', REMOVED_DAYS);
  const language = asLang(values.get('language'));
  if (language) keep(LANGUAGE_COOKIE, language);
  if (values.get('promo_dismissed') === '1') keep('promo_dismissed', '1');
  return ownPath(values.get('next'));
}

/** A path of this site, or the home page: never another host, however it is written. */
export function ownPath(next: string | null): string {
  if (!next || !/^\/(?![/\\])/.test(next) || /[\\\s\p{Cc}]/u.test(next)) return '/';
  const { pathname, search, hash } = new URL(next, 'http://own.invalid');
  // Percent-encoded as headers want it; dots may have left a second slash in front.
  return pathname.startsWith('//') ? '/' : pathname + search + hash;
}
