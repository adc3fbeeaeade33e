import { inEveryLanguage } from '../../../i18n/translate.ts';
import type { InvoiceContent, InvoiceRow, Party } from '../tables.ts';

const nobody = { vatId: null, registrationNumber: null, email: null };
const dutchSeller: Party = {
  name: 'Hoster Demo B.V.',
  address: ['Keizersgracht 1', '1015 CJ Amsterdam', 'Netherlands'],
  country: 'NL',
  vatId: 'NL000099998B57',
  registrationNumber: '12345678',
  email: 'billing@hoster.example',
  phone: '+31 20 123 4567',
  series: 'NL',
};
const russianSeller: Party = {
  name: 'ООО «Хостер»',
  address: ['Тверская улица, 1', '125009 Москва', 'Россия'],
  country: 'RU',
  vatId: '7700000000',
  registrationNumber: '1027700000000',
  email: 'billing@hoster.example',
  series: 'RU',
};
const german: Party = {
  ...nobody,
  name: 'Muster GmbH',
  address: ['Hauptstraße 1', '10115 Berlin', 'Germany'],
  country: 'DE',
  vatId: 'DE123456789',
  place: { city: 'Berlin', zip: '10115' },
};
const person: Party = { ...german, name: 'Alex Sommer', vatId: null };
const russian: Party = {
  ...nobody,
  name: 'ООО «Ромашка»',
  address: ['улица Ленина, 5', '101000 Москва', 'Россия'],
  country: 'RU',
  vatId: '7701234567',
};
const american: Party = {
  ...nobody,
  name: 'Acme Inc.',
  address: ['1 Main St', '94103 San Francisco', 'USA'],
  country: 'US',
};
const canarian: Party = {
  ...nobody,
  name: 'Isla SL',
  address: ['Calle Mayor 5', '35001 Las Palmas', 'Spain'],
  country: 'ES',
  vatId: 'ESB12345678',
};

/** A line of a sample: its price in cents, and how many. */
type SampleLine = readonly [label: string, cents: number, count?: number];
interface Change {
  readonly buyer?: Party;
  readonly seller?: Party;
  readonly rate?: number;
  readonly reverseCharge?: boolean;
  readonly country?: string | null;
  readonly lines?: readonly SampleLine[];
  readonly row?: Partial<InvoiceRow>;
  readonly content?: Partial<InvoiceContent>;
  /** Units of the currency for 1 EUR. */
  readonly exchange?: number;
  readonly sign?: 1 | -1;
}

const server: SampleLine = ['VPS Falkenstein', 1999];

function sample(change: Change = {}): InvoiceRow {
  const { buyer = german, exchange = 1, lines = [server], rate = 19, seller = dutchSeller, sign = 1 } = change;
  const net = lines.reduce((sum, [, cents]) => sum + cents, 0);
  const tax = Math.round((net * rate) / 100);
  const euros = (cents: number) => Math.round(cents / exchange);
  return {
    id: 1,
    number: sign === 1 ? 'NL-2026-000042' : 'NL-C-2026-000007',
    kind: sign === 1 ? 'invoice' : 'credit_note',
    accountId: 17,
    purchaseId: 3,
    paymentId: 4,
    creditsId: sign === 1 ? null : 1,
    reference: 'payment:4',
    language: 'en',
    currency: 'EUR',
    rate: String(exchange),
    totalCents: sign * (net + tax),
    totalEuroCents: sign * euros(net + tax),
    issuedAt: new Date('2026-12-01T10:00:00Z'),
    content: {
      seller,
      buyer,
      lines: lines.map(([label, cents, count = 1]) => ({
        label: inEveryLanguage(() => label),
        count,
        months: 1,
        cents: sign * cents,
        euroCents: sign * euros(cents),
      })),
      tax: {
        ratePercent: rate,
        reverseCharge: change.reverseCharge ?? false,
        cents: sign * tax,
        euroCents: sign * euros(tax),
        country: change.country === undefined ? buyer.country : change.country,
      },
      method: 'card',
      paid: '2026-12-01T10:00:00Z',
      ...change.content,
    },
    ...change.row,
  };
}

/** One document of each kind that the shop issues. Each has one rate of VAT: the shop never mixes them. */
export const samples: Readonly<Record<string, InvoiceRow>> = {
  'a company at a rate': sample(),
  'a person at a rate': sample({ buyer: person }),
  'reverse charge': sample({ rate: 0, reverseCharge: true }),
  'a buyer outside the Union': sample({ buyer: american, rate: 0 }),
  'a Russian company without a VAT ID of the Union': sample({ buyer: russian, rate: 0, row: { language: 'ru' } }),
  'a territory without VAT': sample({ buyer: canarian, rate: 0 }),
  'no tax for another reason': sample({ buyer: person, rate: 0, country: null }),
  'a Russian seller with VAT': sample({
    seller: russianSeller,
    buyer: russian,
    rate: 20,
    exchange: 92.5,
    row: { currency: 'RUR', language: 'ru', number: 'RU-2026-000001' },
  }),
  'a Russian seller without VAT': sample({
    seller: russianSeller,
    buyer: russian,
    rate: 0,
    exchange: 92.5,
    row: { currency: 'RUR', language: 'ru', number: 'RU-2026-000002' },
  }),
  'a foreign currency': sample({ exchange: 1.0837, row: { currency: 'USD' } }),
  'a foreign currency with reverse charge': sample({
    exchange: 1.0837,
    rate: 0,
    reverseCharge: true,
    row: { currency: 'USD' },
  }),
  'a credit note': sample({ sign: -1, content: { to: 'method' } }),
  'a credit note in a foreign currency': sample({ sign: -1, exchange: 0.8431, row: { currency: 'GBP' } }),
  'a credit note with reverse charge': sample({ sign: -1, rate: 0, reverseCharge: true, content: { to: null } }),
  'several of a thing, discounts': sample({
    lines: [
      server,
      ['IPv4 address', 1000, 3],
      ['Backup', 999, 2],
      ['Discount for longer terms', -345],
      ['Promo code', -100],
    ],
  }),
  'nothing to pay for the service itself': sample({ lines: [['Free of charge', 0], server] }),
  'a total of zero': sample({ lines: [server, ['Promo code', -1999]] }),
  'paid from the balance, for a renewal': sample({
    content: { method: 'balance', term: { from: '2026-11-30T23:30:00Z', to: '2026-12-31T23:30:00Z' } },
  }),
  'by transfer': sample({ content: { method: 'bank' } }),
  'in coins': sample({ content: { method: 'crypto' } }),
  'without a method': sample({ content: { method: null } }),
  'names of every sort': sample({
    buyer: {
      ...german,
      name: `${'Sehr lange Firma '.repeat(40)}& Söhne <b>"🚀"</b>\u0000\u0008\uFFFE\uD800`,
      address: ['\u001B[31m', 'Hinterhaus\u000B', 'c/o 李雷', '10115 Berlin', 'Germany'],
      reference: '04011000-1234512345-06',
    },
    lines: [
      ['\u0001', 500],
      [`${'x'.repeat(3000)} ]]> &amp; 😀`, 700],
    ],
  }),
  'a buyer without a name or a street': sample({
    buyer: { ...person, name: '', address: ['Germany'], place: { city: '', zip: '' } },
  }),
};
