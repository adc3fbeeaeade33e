import type { CurrencyCode } from '@hoster/contract';

/** What the regional rules look at. Countries are ISO codes, null while unknown. */
export interface Visitor {
  profileCountry: string | null;
  /** From the edge header, as the features call tells it. */
  siteCountry: string | null;
  signedIn: boolean;
  /** The `user` cookie is there. */
  hasAuthCookie: boolean;
}

type Countries = Pick<Visitor, 'profileCountry' | 'siteCountry'>;

const isFrom = (country: string, { profileCountry, siteCountry }: Countries) =>
  profileCountry === country || siteCountry === country;

/** Profile or site country is RU. */
export const isRussian = (visitor: Countries): boolean => isFrom('RU', visitor);

/** Profile or site country is UA. */
export const isUkrainian = (visitor: Countries): boolean => isFrom('UA', visitor);

/** Currencies in the order of the picker; the hryvnia and the ruble for visitors of their countries only. */
export function currenciesOffered(visitor: Countries): CurrencyCode[] {
  return [
    'EUR',
    'USD',
    'GBP',
    ...(isUkrainian(visitor) ? (['UAH'] as const) : []),
    ...(isRussian(visitor) ? (['RUR'] as const) : []),
  ];
}

/** Russian visitors see the VPN only when they are logged in or were before (the auth cookie is there). */
export const vpnVisible = (visitor: Visitor): boolean =>
  !isRussian(visitor) || visitor.signedIn || visitor.hasAuthCookie;

/** The personal-data processing policy is linked for Russian visitors. */
export const showPersonalDataPolicy = (visitor: Countries): boolean => isRussian(visitor);

/** Live chat is for visitors without a profile. */
export const chatOffered = (visitor: Pick<Visitor, 'signedIn'>): boolean => !visitor.signedIn;

/**
 * Locations that a visitor may choose. Those in Russia are for Russian visitors; those in Ukraine are hidden from
 * Russian visitors as the VPN is: unless they are logged in or the auth cookie is there.
 */
export function visibleLocations<Place extends { country_code: string }>(
  places: readonly Place[],
  visitor: Visitor,
): Place[] {
  return places.filter(({ country_code: country }) => {
    if (country === 'RU') return isRussian(visitor);
    if (country === 'UA') return vpnVisible(visitor);
    return true;
  });
}

/** Account and auth links of Russian users lead to the local-domain service host; `path` starts with a slash. */
export function authHref(path: string, on: { isRussian: boolean; localServiceHost: string | null }): string {
  return on.isRussian && on.localServiceHost ? `https://${on.localServiceHost}${path}` : path;
}

/** The user button opens the login panel, except on the login and signup pages and for Russian users (a link there). */
export function loginPanelAllowed(path: string, russian: boolean): boolean {
  return !russian && !/^\/auth\/(login|signup)(\/|$)/.test(path);
}
