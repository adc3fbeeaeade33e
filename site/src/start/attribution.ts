import { attributionOfVisit } from '@hoster/domain/attribution';
import type { AppContext } from '../app-context.tsx';
import { readConsent, watchConsent } from '../features/consent/consent.ts';

/** Keeps what brought the visitor here, for the partner programme. */
export function keepAttribution(
  { cookie, setCookie, facts }: Pick<AppContext, 'cookie' | 'setCookie' | 'facts'>,
  address: URL,
  referrer: string,
): void {
  for (const { name, value, days } of attributionOfVisit(address, referrer, cookie, facts.cookieDomain)) {
    setCookie(name, value, { days, shared: true });
  }
}

/**
 * Keeps it when the visitor agrees to marketing cookies, now or later in this visit. Until then the address and the
 * referring page of the arrival are only known to this tab.
 */
export function keepAttributionAfterConsent(app: AppContext): void {
  const arrival = new URL(location.href);
  const { referrer } = document;
  const keep = () => {
    if (readConsent().marketing) keepAttribution(app, arrival, referrer);
  };
  keep();
  watchConsent(keep);
}
