import type {
  BrandSettings,
  CurrencySettings,
  LocalSellerSettings,
  SellerSettings,
  SenderSettings,
} from '@hoster/contract';

/** The invented company of a demo. */
export const sampleCompany: SellerSettings = {
  name: { en: 'Hoster Demo B.V.', ru: null },
  short_name: { en: 'Hoster', ru: null },
  address: {
    en: ['Wilhelminakade 1', '3072 AP Rotterdam'],
    ru: ['Вилхелминакаде 1', '3072 AP Роттердам'],
  },
  country: 'NL',
  registration_number: '00010001',
  vat_id: 'NL000099998B57',
  email: 'hello@hoster.example',
  phone: '+31 10 000 00 10',
  invoice_prefix: null,
};

/** Its invented company in Russia. */
export const sampleLocalCompany: LocalSellerSettings = {
  name: { en: 'Hoster Demo LLC', ru: 'ООО «Хостер Демо»' },
  short_name: { en: 'Hoster Russia', ru: 'Хостер' },
  address: {
    en: ['Bolshaya Sadovaya 10, office 50', '123001 Moscow'],
    ru: ['Большая Садовая улица, 10, офис 50', '123001 Москва'],
  },
  country: 'RU',
  registration_number: '1107700000000',
  vat_id: '7700000000',
  email: 'privet@hoster.example',
  phone: '+7 495 000-00-10',
  invoice_prefix: null,
  countries: ['RU'],
};

export const sampleBrand: BrandSettings = {
  name: 'Hoster',
  since: 2010,
  telegram: 'https://t.me/hoster_example',
  x: 'https://x.com/hoster_example',
  youtube: 'https://www.youtube.com/@hoster_example',
  github: 'https://github.com/hoster-example',
  color: null,
  symbol: null,
};

/** Its sender. */
export const sampleSender = (address: string): SenderSettings => ({
  name: 'Hoster',
  address,
  support: null,
});

const since = '2026-11-01T00:00:00.000Z';

/** Its rates. */
export const sampleCurrencies: CurrencySettings = {
  USD: { multiplier: 1.16, since },
  GBP: { multiplier: 0.87, since },
  UAH: { multiplier: 48.5, since },
  RUR: { multiplier: 94, since },
};
