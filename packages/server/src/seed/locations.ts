import type { locations } from '../catalogue/index.ts';

type NewLocation = typeof locations.$inferInsert;

const germany = { en: 'Germany', ru: 'Германия' };
const netherlands = { en: 'Netherlands', ru: 'Нидерланды' };
const usa = { en: 'USA', ru: 'США' };
const spain = { en: 'Spain', ru: 'Испания' };
const switzerland = { en: 'Switzerland', ru: 'Швейцария' };
const russia = { en: 'Russia', ru: 'Россия' };

function at(city: { en: string; ru: string }): Pick<NewLocation, 'city' | 'cities'> {
  return { city, cities: [city] };
}

/** The datacenters. No location has a host to measure, because these data centres are ours only in the demo. */
export const locationRows: NewLocation[] = [
  {
    id: 1,
    slug: 'frankfurt',
    countryCode: 'DE',
    name: germany,
    ...at({ en: 'Frankfurt', ru: 'Франкфурт' }),
    datacenter: 'FRA1',
    products: ['vps', 'vhosting', 'dedicated', 'backup'],
    frequencies: ['2.4', '2.9', '3.4', '3.7'],
    portMbps: 10_000,
  },
  {
    id: 2,
    slug: 'rotterdam',
    countryCode: 'NL',
    name: netherlands,
    ...at({ en: 'Rotterdam', ru: 'Роттердам' }),
    datacenter: 'RTM1',
    products: ['vps', 'vhosting', 'dedicated', 'backup'],
    frequencies: ['2.4', '2.9', '3.4'],
    portMbps: 10_000,
  },
  {
    id: 3,
    slug: 'dallas',
    countryCode: 'US',
    name: usa,
    ...at({ en: 'Dallas', ru: 'Даллас' }),
    datacenter: 'DAL1',
    products: ['vps', 'vhosting', 'dedicated'],
    frequencies: ['2.4', '2.9', '3.7'],
    portMbps: 10_000,
  },
  {
    id: 4,
    slug: 'barcelona',
    countryCode: 'ES',
    name: spain,
    ...at({ en: 'Barcelona', ru: 'Барселона' }),
    datacenter: 'BCN1',
    products: ['vps', 'vhosting', 'dedicated', 'backup'],
    frequencies: ['2.4', '2.9'],
    portMbps: 2000,
  },
  {
    id: 5,
    slug: 'zurich',
    countryCode: 'CH',
    name: switzerland,
    ...at({ en: 'Zurich', ru: 'Цюрих' }),
    datacenter: 'ZRH1',
    products: ['vps', 'vhosting', 'dedicated'],
    frequencies: ['2.9', '3.4', '3.7'],
    portMbps: 10_000,
    pricePercent: 10,
  },
  {
    id: 6,
    slug: 'hunenberg',
    countryCode: 'CH',
    name: switzerland,
    ...at({ en: 'Hünenberg', ru: 'Хюненберг' }),
    datacenter: 'HUN1',
    isAvailable: false,
    unavailableReason: {
      en: 'Sold out. Zurich, 25 km away, is available.',
      ru: 'Мест нет. Доступен Цюрих, в\u00a025\u00a0км отсюда.',
    },
    products: ['vps', 'dedicated'],
    frequencies: ['2.4', '2.9'],
    portMbps: 10_000,
    pricePercent: 10,
  },
  {
    id: 7,
    slug: 'moscow',
    countryCode: 'RU',
    name: russia,
    ...at({ en: 'Moscow', ru: 'Москва' }),
    datacenter: 'MOW1',
    products: ['vhosting'],
    frequencies: [],
    portMbps: 1000,
  },
  {
    id: 8,
    slug: 'saint-petersburg',
    countryCode: 'RU',
    name: russia,
    ...at({ en: 'Saint Petersburg', ru: 'Санкт-Петербург' }),
    datacenter: 'LED1',
    products: ['vhosting'],
    frequencies: [],
    portMbps: 1000,
  },
  {
    id: 9,
    slug: 'kyiv',
    countryCode: 'UA',
    name: { en: 'Ukraine', ru: 'Украина' },
    ...at({ en: 'Kyiv', ru: 'Киев' }),
    datacenter: 'KBP1',
    products: ['vhosting'],
    frequencies: [],
    portMbps: 1000,
  },
  {
    id: 10,
    slug: 'hong-kong',
    countryCode: 'HK',
    name: { en: 'Hong Kong', ru: 'Гонконг' },
    ...at({ en: 'Hong Kong', ru: 'Гонконг' }),
    datacenter: 'HKG1',
    products: ['vps'],
    frequencies: ['2.9', '3.4'],
    portMbps: 1000,
    pricePercent: 15,
  },
].map((row, position) => ({ ...row, position })) as NewLocation[];
