import type { Company } from '@hoster/contract';
import type { Language } from '../../http/language.ts';

/** The companies that sell: one for everyone, one for customers in Russia. All their data is made up. */
export function listCompanies(language: Language): Company[] {
  const isRussian = language === 'ru';
  return [
    {
      id: 1,
      name: 'Hoster B.V.',
      short_name: 'Hoster',
      address: isRussian
        ? ['Вилхелминакаде 1', '3072 AP Роттердам', 'Нидерланды']
        : ['Wilhelminakade 1', '3072 AP Rotterdam', 'The Netherlands'],
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
      name: isRussian ? 'ООО «Хостер»' : 'Hoster LLC',
      short_name: isRussian ? 'Хостер' : 'Hoster Russia',
      address: isRussian
        ? ['Большая Садовая улица, 10, офис 50', '123001 Москва', 'Россия']
        : ['Bolshaya Sadovaya 10, office 50', '123001 Moscow', 'Russia'],
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
