import { LocalSellerSettings, SellerSettings } from '@hoster/contract';
import { expect, test } from 'vitest';
import { footerOf } from './footer.ts';

const company = SellerSettings.parse({
  name: { en: 'Example B.V.', ru: null },
  short_name: { en: 'Example', ru: null },
  address: { en: ['Example Street 1', '1011 AA Amsterdam'], ru: ['Примерная улица, 1', '1011 AA Амстердам'] },
  country: 'NL',
  email: 'hello@example.com',
});
const local = LocalSellerSettings.parse({
  ...company,
  name: { en: 'Example LLC', ru: 'ООО «Пример»' },
  country: 'RU',
  countries: ['RU'],
});
const of = (mail: Parameters<typeof footerOf>[1], local_company: typeof local | null = local) =>
  footerOf({ company, local_company, origin: 'https://example.com' }, mail);

test('names the company that sells to the customer, its address and the page of support, in the language of the email', () => {
  expect(of({ kind: 'renewed', language: 'en', country: 'DE' })).toBe(
    '\n-- \nExample B.V.\nExample Street 1, 1011 AA Amsterdam, Netherlands\nhello@example.com\nSupport: https://example.com/contacts/\n',
  );
  expect(of({ kind: 'renewed', language: 'ru', country: 'RU' })).toContain('ООО «Пример»\nПримерная улица, 1,');
  expect(of({ kind: 'renewed', language: 'ru', country: 'RU' }, null), 'one that isn’t there').toContain('Нидерланды');
  expect(of({ kind: 'renewed', language: 'ru' })).toContain('\nПоддержка: https://example.com/ru/contacts/\n');
  expect(of({ kind: 'confirm-address', language: 'ru' }), 'an unknown country').toContain('Example B.V.');
});

test('is absent in conversations, to staff, and while no company is filled in', () => {
  expect(of({ kind: 'ticket-answer', language: 'en' })).toBe('');
  expect(of({ kind: 'payment-disputed', language: 'en' })).toBe('');
  expect(footerOf({ company: null, local_company: null, origin: null }, { kind: 'renewed', language: 'en' })).toBe('');
});
