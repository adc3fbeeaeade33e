import { expect, test } from 'vitest';
import { chooseCurrency } from '../money/currency-choice.ts';
import {
  authHref,
  chatOffered,
  currenciesOffered,
  isRussian,
  isUkrainian,
  loginPanelAllowed,
  showPersonalDataPolicy,
  visibleLocations,
  vpnVisible,
  type Visitor,
} from './regional.ts';

const nobody: Visitor = { profileCountry: null, siteCountry: null, signedIn: false, hasAuthCookie: false };
const russian: Visitor = { ...nobody, siteCountry: 'RU' };

test('Russian and Ukrainian by profile or by site', () => {
  expect(isRussian({ profileCountry: 'RU', siteCountry: 'DE' })).toBe(true);
  expect(isRussian({ profileCountry: 'DE', siteCountry: 'RU' })).toBe(true);
  expect(isRussian(nobody)).toBe(false);
  expect(isUkrainian({ profileCountry: null, siteCountry: 'UA' })).toBe(true);
});

test('ruble and hryvnia are offered to their visitors only', () => {
  expect(currenciesOffered(nobody)).toEqual(['EUR', 'USD', 'GBP']);
  expect(currenciesOffered(russian)).toEqual(['EUR', 'USD', 'GBP', 'RUR']);
  expect(currenciesOffered({ profileCountry: 'UA', siteCountry: 'RU' })).toEqual(['EUR', 'USD', 'GBP', 'UAH', 'RUR']);
});

test('hides the VPN from anonymous Russian visitors', () => {
  expect(vpnVisible(nobody)).toBe(true);
  expect(vpnVisible(russian)).toBe(false);
  expect(vpnVisible({ ...russian, hasAuthCookie: true })).toBe(true);
  expect(vpnVisible({ ...russian, signedIn: true })).toBe(true);
});

test('what else Russian visitors see', () => {
  expect(showPersonalDataPolicy(russian)).toBe(true);
  expect(chatOffered({ signedIn: true })).toBe(false);
});

test('locations: Russia for Russian visitors, Ukraine not for unknown Russian ones', () => {
  const places = ['DE', 'RU', 'UA'].map((country_code) => ({ country_code }));
  const seen = (visitor: Visitor) => visibleLocations(places, visitor).map((place) => place.country_code);
  expect(seen(nobody)).toEqual(['DE', 'UA']);
  expect(seen(russian)).toEqual(['DE', 'RU']);
  expect(seen({ ...russian, signedIn: true })).toEqual(['DE', 'RU', 'UA']);
});

test('auth links of Russian users point to the local host, if configured', () => {
  const path = '/auth/login/?next=%2Fmy%2F';
  expect(authHref(path, { isRussian: true, localServiceHost: 'local.example' })).toBe(`https://local.example${path}`);
  expect(authHref(path, { isRussian: true, localServiceHost: null })).toBe(path);
  expect(authHref(path, { isRussian: false, localServiceHost: 'local.example' })).toBe(path);
});

test('the login panel opens nowhere that has the form already, and not for Russian users', () => {
  expect(loginPanelAllowed('/ru/vpn/', false)).toBe(true);
  expect(loginPanelAllowed('/', true)).toBe(false);
  for (const path of ['/auth/login/', '/auth/login', '/auth/signup/'])
    expect(loginPanelAllowed(path, false)).toBe(false);
  expect(loginPanelAllowed('/auth/password/reset/', false)).toBe(true);
});

test('currency at start-up', () => {
  const question = { isRussian: false, isUkrainian: false, saved: 'USD', featuresKnown: true } as const;
  const known = currenciesOffered(nobody);
  expect(chooseCurrency({ ...question, known })).toBe('USD');
  expect(chooseCurrency({ ...question, known: [...known, 'RUR'], isRussian: true })).toBe('RUR');
  expect(chooseCurrency({ ...question, known: [...known, 'UAH'], isUkrainian: true, saved: null })).toBe('UAH');
  expect(chooseCurrency({ ...question, known, isRussian: true })).toBe('USD');
  for (const saved of [null, '', 'usd', 'XXX', 'RUR'])
    expect(chooseCurrency({ ...question, known, saved })).toBe('EUR');
  expect(chooseCurrency({ ...question, known, featuresKnown: false, isRussian: true })).toBe('EUR');
});
