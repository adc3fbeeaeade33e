import { attributionOfVisit } from '@hoster/domain/visitor/attribution';
import type { AppContext } from '../app-context.tsx';
import { readConsent, watchConsent } from './consent.ts';

/**
 * Stores the source of the visit for the partner programme. A partner's link counts as a visit the first time, and the
 * first time after another partner's.
 */
export async function saveAttribution(
  { call, cookie, setCookie, facts }: Pick<AppContext, 'call' | 'cookie' | 'setCookie' | 'facts'>,
  address: URL,
  referrer: string,
): Promise<void> {
  const found = attributionOfVisit(address, referrer, cookie, facts.cookieDomain);
  const code = found.find(({ name }) => name === 'partner_ref')?.value;
  const isNew = code !== undefined && cookie('partner_ref') !== code;
  for (const { name, value, days } of found) setCookie(name, value, { days, shared: true });
  // A failure is the partner's loss, not the visitor's.
  if (isNew) await call('postPartnerVisit', { body: { code }, ignore: [0, 400, 429, 502, 503], rethrow: false });
}

/**
 * Stores it when the visitor agrees to marketing cookies, now or later in this visit. Until then, the landing address
 * and the referring page are only kept in this tab.
 */
export function saveAttributionAfterConsent(app: AppContext): void {
  const arrival = new URL(location.href);
  const { referrer } = document;
  const keep = () => {
    if (readConsent().marketing) void saveAttribution(app, arrival, referrer);
  };
  keep();
  watchConsent(keep);
}
