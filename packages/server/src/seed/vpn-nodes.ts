import type { vpnNodes, vpnPairs, vpnPrices } from '../catalogue/index.ts';
import type { Localised } from '../i18n/localised.ts';

type NewNode = typeof vpnNodes.$inferInsert;

interface Place {
  readonly slug: string;
  readonly country: string;
  readonly name: Localised;
  readonly city: Localised;
  readonly load: number;
}

const places: readonly Place[] = [
  {
    slug: 'frankfurt',
    country: 'DE',
    name: { en: 'Germany', ru: 'Германия' },
    city: { en: 'Frankfurt', ru: 'Франкфурт' },
    load: 48,
  },
  {
    slug: 'rotterdam',
    country: 'NL',
    name: { en: 'Netherlands', ru: 'Нидерланды' },
    city: { en: 'Rotterdam', ru: 'Роттердам' },
    load: 37,
  },
  { slug: 'dallas', country: 'US', name: { en: 'USA', ru: 'США' }, city: { en: 'Dallas', ru: 'Даллас' }, load: 61 },
  {
    slug: 'barcelona',
    country: 'ES',
    name: { en: 'Spain', ru: 'Испания' },
    city: { en: 'Barcelona', ru: 'Барселона' },
    load: 22,
  },
  {
    slug: 'zurich',
    country: 'CH',
    name: { en: 'Switzerland', ru: 'Швейцария' },
    city: { en: 'Zurich', ru: 'Цюрих' },
    load: 31,
  },
  {
    slug: 'london',
    country: 'GB',
    name: { en: 'United Kingdom', ru: 'Великобритания' },
    city: { en: 'London', ru: 'Лондон' },
    load: 74,
  },
  {
    slug: 'paris',
    country: 'FR',
    name: { en: 'France', ru: 'Франция' },
    city: { en: 'Paris', ru: 'Париж' },
    load: 55,
  },
  {
    slug: 'warsaw',
    country: 'PL',
    name: { en: 'Poland', ru: 'Польша' },
    city: { en: 'Warsaw', ru: 'Варшава' },
    load: 18,
  },
  {
    slug: 'stockholm',
    country: 'SE',
    name: { en: 'Sweden', ru: 'Швеция' },
    city: { en: 'Stockholm', ru: 'Стокгольм' },
    load: 12,
  },
  {
    slug: 'hong-kong',
    country: 'HK',
    name: { en: 'Hong Kong', ru: 'Гонконг' },
    city: { en: 'Hong Kong', ru: 'Гонконг' },
    load: 66,
  },
];

const entries = new Set(['DE', 'NL', 'CH', 'SE', 'PL']);
const p2p = new Set(['NL', 'ES', 'CH', 'SE', 'PL']);

/** Servers of the VPN. Paris is switched off; Hong Kong has neither IPv6 nor multi-hop. */
export const vpnNodeRows: NewNode[] = places.map(({ slug, country, name, city, load }, position) => ({
  id: position + 1,
  slug,
  countryCode: country,
  name,
  city,
  isAvailable: country !== 'FR',
  loadPercent: load,
  roles: [
    'single',
    ...(entries.has(country) ? (['entry'] as const) : []),
    ...(country === 'HK' ? [] : (['exit'] as const)),
  ],
  ipv6: country !== 'HK',
  p2p: p2p.has(country),
  position,
}));

const months = [1, 3, 6, 12, 24];
const priceList = (product: 'single' | 'multi-hop', cents: readonly number[]) =>
  cents.map((priceCents, index) => ({ product, months: months[index] ?? 1, priceCents }));

/** Prices a month by term. */
export const vpnPriceRows: (typeof vpnPrices.$inferInsert)[] = [
  ...priceList('single', [490, 440, 390, 290, 240]),
  ...priceList('multi-hop', [690, 620, 550, 410, 340]),
];

/** Routes that aren't offered, from entry to exit. */
const without = new Set(['DE-PL', 'PL-DE', 'SE-PL']);
const withRole = (role: 'entry' | 'exit') => vpnNodeRows.filter(({ roles }) => roles.includes(role));

/** Routes over two countries. */
export const vpnPairRows: (typeof vpnPairs.$inferInsert)[] = withRole('entry').flatMap((entry) =>
  withRole('exit')
    .filter(({ countryCode }) => countryCode !== entry.countryCode)
    .filter(({ countryCode }) => !without.has(`${entry.countryCode}-${countryCode}`))
    .map((exit) => ({ entryId: entry.id, exitId: exit.id })),
);
