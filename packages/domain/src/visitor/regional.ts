import { currencies } from '@hoster/contract/lists';
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

/** Russian visitors that nobody knows: neither logged in nor with the auth cookie. */
const isUnknownRussian = (visitor: Visitor): boolean =>
  isRussian(visitor) && !visitor.signedIn && !visitor.hasAuthCookie;

const everyone = (): boolean => true;

/**
 * Who is offered what. What isn't in the table is for everyone. The functions below
 * read it, and `regional-pages.test.ts` of the site compares every page with it.
 */
export const regionalTable = {
  currency: {
    EUR: everyone,
    USD: everyone,
    GBP: everyone,
    UAH: isUkrainian,
    RUR: isRussian,
  },
  /** Locations in these countries. */
  location: {
    RU: isRussian,
    UA: (visitor) => !isUnknownRussian(visitor),
  },
  paymentIcon: {
    visa: everyone,
    mastercard: everyone,
    paypal: everyone,
    sbp: isRussian,
    mir: isRussian,
  },
  vpn: (visitor) => !isUnknownRussian(visitor),
  personalDataPolicy: isRussian,
  /** Account and auth links lead to the local service host. */
  localServiceHost: isRussian,
  chat: ({ signedIn }) => !signedIn,
  /** Support is asked with a ticket; everyone else has the contact form. */
  supportTicket: ({ signedIn }) => signedIn,
  promoBanner: ({ signedIn }) => !signedIn,
} as const satisfies Record<string, Rule | Readonly<Record<string, Rule>>>;

type Rule = (visitor: Visitor) => boolean;

const { chat, currency, location, personalDataPolicy, vpn } = regionalTable;

/** A visitor of whom only the countries matter. */
const of = (countries: Countries): Visitor => ({ ...countries, signedIn: false, hasAuthCookie: false });

/** Currencies in the order of the picker; the hryvnia and the ruble for visitors of their countries only. */
export const currenciesOffered = (visitor: Countries): CurrencyCode[] =>
  currencies.filter((code) => currency[code](of(visitor)));

/** Russian visitors see the VPN only when they are logged in or were before (the auth cookie is there). */
export const vpnVisible = (visitor: Visitor): boolean => vpn(visitor);

/** The personal-data processing policy is linked for Russian visitors. */
export const showPersonalDataPolicy = (visitor: Countries): boolean => personalDataPolicy(visitor);

/** Live chat is for visitors without a profile. */
export const chatOffered = (visitor: Pick<Visitor, 'signedIn'>): boolean =>
  chat({ ...of({ profileCountry: null, siteCountry: null }), ...visitor });

/**
 * Locations that a visitor may choose. Those in Russia are for Russian visitors; those in Ukraine are hidden from
 * Russian visitors as the VPN is: unless they are logged in or the auth cookie is there.
 */
export const visibleLocations = <Place extends { country_code: string }>(
  places: readonly Place[],
  visitor: Visitor,
): Place[] =>
  places.filter(({ country_code: country }) => {
    const rule: Rule = country === 'RU' || country === 'UA' ? location[country] : everyone;
    return rule(visitor);
  });

/** Account and auth links of Russian users lead to the local-domain service host; `path` starts with a slash. */
export function authHref(path: string, on: { isRussian: boolean; localServiceHost: string | null }): string {
  return on.isRussian && on.localServiceHost ? `https://${on.localServiceHost}${path}` : path;
}

/** The user button opens the login panel, except on the login and signup pages and for Russian users (a link there). */
export function loginPanelAllowed(path: string, russian: boolean): boolean {
  return !russian && !/^\/auth\/(login|signup)(\/|$)/.test(path);
}
