import { asLang, LANGUAGE_COOKIE } from '../../src/i18n/languages.ts';
import { CURRENCY_DAYS, knownCurrency, PICKED_COOKIE } from '../../src/app/visitor/save-currency.ts';
import type { SetCookie } from '../../src/app/visitor/cookies.ts';
import type { FastifyInstance } from 'fastify';
import type { SiteConfig } from '../config.ts';
import { createJar } from '../proxy/transport.ts';
import { formText, fromOwnPage } from './own-form.ts';

const YEAR_DAYS = 365;
const REMOVED_DAYS = -30;

/** Saves the choices of currency, theme, language and banner without script, and returns the address to go back to. */
export function keepPreferences(values: URLSearchParams, setCookie: SetCookie): string {
  const keep = (name: string, value: string, days = YEAR_DAYS) => setCookie(name, value, { days, shared: true });
  const currency = knownCurrency(values.get('currency'));
  if (currency) {
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
  // Percent-encoded as headers require; dots may have left a second slash in front.
  return pathname.startsWith('//') ? '/' : pathname + search + hash;
}

/** `/preferences/`: saves the choices of the language, currency and theme pickers, without script. */
export function preferencesRoute(app: FastifyInstance, config: SiteConfig): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/preferences/',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const url = new URL(config.publicOrigin + (request.raw.url ?? '/'));
      const isOwn = fromOwnPage(request.raw, config);
      if (request.method === 'POST' && !isOwn) return reply.code(403).send();
      const values = request.method === 'POST' ? new URLSearchParams(formText(request.body)) : url.searchParams;
      const jar = createJar('', config);
      // A link from another site leads to the page without changing anything.
      const next = isOwn ? keepPreferences(values, jar.set) : ownPath(values.get('next'));
      return reply
        .code(303)
        .headers({ 'set-cookie': jar.lines, 'cache-control': 'no-store' })
        .header('location', next)
        .send();
    },
  });
}
