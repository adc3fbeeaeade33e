import { defineMessage } from '@formatjs/intl';
import type { Company } from '@hoster/contract';
import { sellerTimeZone } from '@hoster/domain';
import { translator } from '../i18n/translate.ts';
import type { Language } from '../platform/http/index.ts';

/** Time zone of the selling company of a country, ISO alpha-2: its days are the dates of invoices. */
export const timeZoneOf = (country: string | null): string => (country === 'RU' ? 'Europe/Moscow' : sellerTimeZone);

/** Returns the selling companies: one for everyone, one for customers in Russia. All their data is fictitious. */
export function listCompanies(language: Language): Company[] {
  const t = translator(language);
  return [
    {
      id: 1,
      name: 'Hoster B.V.',
      short_name: 'Hoster',
      address: [
        t(defineMessage({ id: 'billing.seller.address.street', defaultMessage: 'Wilhelminakade 1' })),
        t(defineMessage({ id: 'billing.seller.address.city', defaultMessage: '3072 AP Rotterdam' })),
        t(defineMessage({ id: 'billing.seller.country', defaultMessage: 'The Netherlands' })),
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
      name: t(defineMessage({ id: 'billing.seller.ru.name', defaultMessage: 'Hoster LLC' })),
      short_name: t(defineMessage({ id: 'billing.seller.ru.short-name', defaultMessage: 'Hoster Russia' })),
      address: [
        t(defineMessage({ id: 'billing.seller.ru.address.street', defaultMessage: 'Bolshaya Sadovaya 10, office 50' })),
        t(defineMessage({ id: 'billing.seller.ru.address.city', defaultMessage: '123001 Moscow' })),
        t(defineMessage({ id: 'billing.seller.ru.country', defaultMessage: 'Russia' })),
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
