import { attributionOfVisit } from '@hoster/domain/visitor/attribution';
import type { AppContext } from '../app-context.tsx';
import { readConsent, watchConsent } from './consent.ts';

/** Stores the source of the visit for the partner programme. */
export function saveAttribution(
  { cookie, setCookie, facts }: Pick<AppContext, 'cookie' | 'setCookie' | 'facts'>,
  address: URL,
  referrer: string,
): void {
  for (const { name, value, days } of attributionOfVisit(address, referrer, cookie, facts.cookieDomain)) {
    setCookie(name, value, { days, shared: true });
  }
}

/**
 * Stores it when the visitor agrees to marketing cookies, now or later in this visit. Until then, the landing address
 * and the referring page are only kept in this tab.
 */
export function saveAttributionAfterConsent(app: AppContext): void {
  const arrival = new URL(location.href);
  const { referrer } = document;
  const keep = () => {
    if (readConsent().marketing) saveAttribution(app, arrival, referrer);
  };
  keep();
  watchConsent(keep);
}
