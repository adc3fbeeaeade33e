import { attributionOfVisit } from '@hoster/domain/attribution';
import type { AppContext } from '../app-context.tsx';

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
