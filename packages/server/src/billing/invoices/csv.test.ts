import { expect, test } from 'vitest';
import { invoicesCsv } from './csv.ts';
import type { Listed } from './find.ts';

const party = { address: [], country: 'RU', vatId: null, registrationNumber: null, email: null };

const note: Listed = {
  credits: 'NL-2026-000001',
  paymentRef: null,
  isCompany: false,
  row: {
    id: 1,
    number: 'NL-C-2026-000001',
    kind: 'credit_note',
    accountId: 1,
    purchaseId: 1,
    paymentId: null,
    creditsId: null,
    reference: 'refund:1',
    language: 'en',
    currency: 'RUR',
    rate: '92.5',
    totalCents: -240_700,
    totalEuroCents: -2600,
    issuedAt: new Date('2026-11-23T21:00:00Z'),
    content: {
      seller: { ...party, name: 'Hoster B.V.' },
      buyer: { ...party, name: '=HYPERLINK("https://evil.example")' },
      lines: [],
      tax: { ratePercent: 20, reverseCharge: false, cents: -40_117, euroCents: -433 },
      method: 'card',
      paid: '2026-11-23T21:00:00Z',
    },
  },
};

test('a spreadsheet takes names for text and amounts for numbers, with the tax, and the ruble is called as banks call it', () => {
  const [head, row] = invoicesCsv([note], 'en').split('\r\n');
  expect(head).toBe(
    '\uFEFFNumber,Type,Date,Buyer,Net,VAT,Total,Currency,"VAT rate, %",VAT in EUR,Total in EUR,Corrects',
  );
  expect(row).toBe(
    `NL-C-2026-000001,Credit note,2026-11-24,"'=HYPERLINK(""https://evil.example"")",-2005.83,-401.17,-2407.00,RUB,20,-4.33,-26.00,NL-2026-000001`,
  );
});

test.each([
  [' =1+1', "' =1+1"],
  ['\u{A0}+1', "'\u{A0}+1"],
  ['\u200B@SUM(A1)', "'\u200B@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['Ada;=1+1', "Ada;'=1+1"],
  ['Ada, =1+1', "Ada,' =1+1"],
  ['Ada\t=1+1', 'Ada =1+1'],
  ['Ada\r\n=1+1', 'Ada =1+1'],
  ['-', "'-"],
  ['Ada-Lee, Smith & Co; 2+2', 'Ada-Lee, Smith & Co; 2+2'],
])('a buyer named %j is the text %j in spreadsheets of any region', (name, text) => {
  const { row, ...rest } = note;
  const named = { ...rest, row: { ...row, content: { ...row.content, buyer: { ...party, name } } } };
  for (const language of ['en', 'ru'] as const) {
    const cell = /[;,]2026-11-24[;,](.*?)[;,]-2005/.exec(invoicesCsv([named], language))?.[1];
    expect(cell?.replaceAll(/^"|"$/g, ''), `${language}`).toBe(text);
  }
});

test('Russian spreadsheets get semicolons and decimal commas', () => {
  const [head, row] = invoicesCsv([note], 'ru').split('\r\n');
  expect(head).toContain('\uFEFFНомер;');
  expect(row).toContain(';-2005,83;-401,17;-2407,00;RUB;20;-4,33;-26,00;');
});
