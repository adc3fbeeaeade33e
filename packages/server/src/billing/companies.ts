import type { Company } from '@hoster/contract';
import { sellerTimeZone } from '@hoster/domain';
import { textIn, type Localised } from '../i18n/localised.ts';
import type { Language } from '../platform/http/index.ts';

/** Time zone of the selling company of a country, ISO alpha-2: its days are the dates of invoices. */
export const timeZoneOf = (country: string | null): string => (country === 'RU' ? 'Europe/Moscow' : sellerTimeZone);

/** Returns the selling companies: one for everyone, one for customers in Russia. All their data is fictitious. */
export function listCompanies(language: Language): Company[] {
  const t = (text: Localised) => textIn(text, language);
  return [
    {
      id: 1,
      name: 'Hoster B.V.',
      short_name: 'Hoster',
      address: [
        t({ en: 'Wilhelminakade 1', ru: 'Вилхелминакаде 1' }),
        t({ en: '3072 AP Rotterdam', ru: '3072 AP Роттердам' }),
        t({ en: 'The Netherlands', ru: 'Нидерланды' }),
      ],
      country_code: 'NL',
      registration_number: '00010001',
      vat_id: 'NL000099998B57',
      email: 'hello@hoster.example',
      phone: '+31 10 000 00 10',
      bank: { name: 'Example Bank N.V.', iban: 'NL02ABNA0123456789', swift: 'EXAMNL2A' },
      is_default: true,
      for_countries: null,
    },
    {
      id: 2,
      name: t({ en: 'Hoster LLC', ru: 'ООО «Хостер»' }),
      short_name: t({ en: 'Hoster Russia', ru: 'Хостер' }),
      address: [
        t({ en: 'Bolshaya Sadovaya 10, office 50', ru: 'Большая Садовая улица, 10, офис 50' }),
        t({ en: '123001 Moscow', ru: '123001 Москва' }),
        t({ en: 'Russia', ru: 'Россия' }),
      ],
      country_code: 'RU',
      registration_number: '1107700000000',
      vat_id: '7700000000',
      email: 'privet@hoster.example',
      phone: '+7 495 000-00-10',
      bank: null,
      is_default: false,
      for_countries: ['RU'],
    },
  ];
}
